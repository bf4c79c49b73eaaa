/** How many characters the longest word has: what doesn't fit a narrow line would be broken in the middle, where browsers know no hyphens. */
export const longestWord = (words: string): number =>
  Math.max(...words.split(/[\s\u00AD\u200B-]+/u).map((word) => word.length));
