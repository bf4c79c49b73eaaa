const mostNamed = 3;

/** A few of several names, and how many more there are. */
export const someOf = (names: readonly string[]): string => {
  const more = names.length - mostNamed;
  return `${names.slice(0, mostNamed).join(", ")}${more > 0 ? ` +${more}` : ""}`;
};
