/** How much of its lines a word fills that is parted: its syllables rarely end where a line does. */
const partedFill = 0.85;

/** On how many lines of a width words stand that are parted only where a whole line is too narrow for one. */
export const textLines = (
  words: readonly string[],
  width: number,
  widthOf: (word: string) => number,
): number => {
  const space = widthOf(" ");
  let lines = 1;
  let used = 0;
  for (const word of words) {
    const wide = widthOf(word);
    const begins = used === 0 ? 0 : used + space;
    if (begins + wide <= width) used = begins + wide;
    else if (wide <= width) {
      lines += 1;
      used = wide;
    } else {
      const ends = begins + wide / partedFill;
      lines += Math.ceil(ends / width) - 1;
      used = ends % width;
    }
  }
  return lines;
};
