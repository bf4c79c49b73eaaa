const softHyphen = "\u{AD}";

/** The most parts of a word, up to all of them, that stand on a line's rest with the hyphen after them. */
const partsThatFit = (
  parts: readonly string[],
  rest: number,
  widthOf: (word: string) => number,
): number => {
  for (let count = parts.length; count > 0; count -= 1) {
    const words = parts.slice(0, count).join("");
    if (widthOf(count < parts.length ? `${words}-` : words) <= rest) return count;
  }
  return 0;
};

/** On how many lines of a width words stand that are parted at their soft hyphens, and anywhere only where a whole line is too narrow for a part. */
export const textLines = (
  words: readonly string[],
  width: number,
  widthOf: (word: string) => number,
): number => {
  const space = widthOf(" ");
  let lines = 1;
  let used = 0;
  const breakLine = () => {
    lines += 1;
    used = 0;
  };
  const place = (parts: readonly string[], gap: number): void => {
    const count = partsThatFit(parts, width - used - gap, widthOf);
    if (count === 0 && used > 0) {
      breakLine();
      place(parts, 0);
      return;
    }
    const wide = widthOf(parts.slice(0, Math.max(1, count)).join(""));
    const more = Math.max(0, Math.ceil(wide / width) - 1);
    lines += more;
    used += gap + wide - more * width;
    const left = parts.slice(Math.max(1, count));
    if (left.length === 0) return;
    breakLine();
    place(left, 0);
  };
  for (const word of words) place(word.split(softHyphen), used === 0 ? 0 : space);
  return lines;
};
