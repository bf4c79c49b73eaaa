/** Stands where words were taken from, so that what is left keeps its place. */
export const consumedMark = "\u0000";

/** A text as a pattern that finds just it. */
export const escapePattern = (text: string): string =>
  text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

export interface Token {
  readonly words: string;
  readonly index: number;
  readonly end: number;
  readonly groups: Readonly<Record<string, string | undefined>>;
}

/** A line of words from which what is understood is taken bit by bit; what is left is the title. */
export const createScanner = (line: string) => {
  let left = line;
  let taken = 0;
  const cut = (index: number, end: number): void => {
    taken += left.slice(index, end).replaceAll(consumedMark, "").replaceAll(/\s/g, "").length;
    left = left.slice(0, index) + consumedMark.repeat(end - index) + left.slice(end);
  };
  /** Whole words only. */
  const find = (source: string, fits: (found: Token) => boolean = () => true): Token | null => {
    const words = new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, "giu");
    for (const found of left.matchAll(words)) {
      const { index, 0: text, groups = {} } = found;
      const one = { words: text, index, end: index + text.length, groups };
      if (fits(one)) return one;
    }
    return null;
  };
  return {
    find,
    /** Takes the first words that match, or gives null. */
    take: (source: string): Token | null => {
      const found = find(source);
      if (found !== null) cut(found.index, found.end);
      return found;
    },
    /** Takes words that say nothing about the language. */
    lift: (source: string): Token | null => {
      const found = find(source);
      const before = taken;
      if (found !== null) cut(found.index, found.end);
      taken = before;
      return found;
    },
    /** Whether words are there, which stay and are understood all the same. */
    note: (source: string): boolean => {
      const found = find(source);
      taken += found?.words.length ?? 0;
      return found !== null;
    },
    cut,
    /** Nobody wrote a capital, but for the first letter, which phones write large: then short words may be weekdays. */
    isSmall: line.slice(1) === line.slice(1).toLowerCase(),
    left: (): string => left,
    /** Letters that were understood. */
    taken: (): number => taken,
  };
};
export type Scanner = ReturnType<typeof createScanner>;
