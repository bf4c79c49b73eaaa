/** Gives how wide words are in a font, in pixels, without laying them out. */
export const measureWords = (font: string): ((word: string) => number) => {
  const context = document.createElement("canvas").getContext("2d");
  if (context !== null) context.font = font;
  const widths = new Map<string, number>();
  return (word) => {
    const width = widths.get(word) ?? context?.measureText(word).width ?? 0;
    widths.set(word, width);
    return width;
  };
};
