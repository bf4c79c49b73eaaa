/** Colours that stand apart on paper and by lamplight, none of them the wall's gold. */
export const palette = [
  "#d9662b",
  "#2a8f6d",
  "#c94f7c",
  "#2f6fb5",
  "#d24c49",
  "#6c9539",
  "#2b9095",
  "#6358ba",
  "#944fb0",
  "#82583b",
  "#a15a5c",
  "#545e6f",
] as const;

/** The first colour that nobody has yet; from the start again in a very large family. */
export const unusedColor = (taken: readonly string[]): string =>
  palette.find((color) => !taken.includes(color)) ??
  palette[taken.length % palette.length] ??
  palette[0];
