/** Replaces consumed words, so that the rest keeps its position. */
export const consumedMark = "\u0000";

/** A pattern that matches just this text. */
export const escapePattern = (text: string): string =>
  text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

export interface Token {
  readonly words: string;
  readonly index: number;
  readonly end: number;
  readonly groups: Readonly<Record<string, string | undefined>>;
}

/** Latin letters and digits: spelled out, because hundreds of patterns with `\p{L}` take a third of a second to compile. */
const latin = String.raw`0-9A-Za-z\u00AA\u00B2\u00B3\u00B5\u00B9\u00BA\u00BC-\u00BE\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u024F`;
const [letterBefore, letterAfter] = [/[\p{L}\p{N}]$/u, /^[\p{L}\p{N}]/u];

/** Whether a match stands beside a letter of any script; at most two units long. */
const isInsideWord = (text: string, { index, end }: Pick<Token, "index" | "end">): boolean =>
  letterBefore.test(text.slice(Math.max(0, index - 2), index)) ||
  letterAfter.test(text.slice(end, end + 2));

/** A house's patterns differ only by the names of its members. */
const mostPatterns = 4000;
const compiled = new Map<string, RegExp>();

/** The pattern for whole words, compiled once: a line is read by hundreds of them, in both languages. */
const wholeWords = (source: string): RegExp => {
  const known = compiled.get(source);
  if (known !== undefined) return known;
  if (compiled.size >= mostPatterns) compiled.clear();
  const words = new RegExp(`(?<![${latin}])(?:${source})(?![${latin}])`, "giu");
  compiled.set(source, words);
  return words;
};

/** Creates a scanner that consumes the understood words of a text bit by bit; the rest is the title. */
export const createScanner = (line: string) => {
  let left = line;
  let taken = 0;
  const cut = (index: number, end: number): void => {
    taken += left.slice(index, end).replaceAll(consumedMark, "").replaceAll(/\s/g, "").length;
    left = left.slice(0, index) + consumedMark.repeat(end - index) + left.slice(end);
  };
  /** Finds whole words only. */
  const find = (source: string, fits: (found: Token) => boolean = () => true): Token | null => {
    const words = wholeWords(source);
    // Not `matchAll`, which makes a copy of the pattern each time.
    for (let from = 0; ;) {
      words.lastIndex = from;
      const found = words.exec(left);
      if (found === null) return null;
      const { index, 0: text, groups = {} } = found;
      const one = { words: text, index, end: index + text.length, groups };
      if (!isInsideWord(left, one) && fits(one)) return one;
      from = Math.max(one.end, index + 1);
    }
  };
  return {
    find,
    /** Consumes the first match of a pattern; null where there is none. */
    take: (source: string): Token | null => {
      const found = find(source);
      if (found !== null) cut(found.index, found.end);
      return found;
    },
    /** Consumes words that don't count for the choice of the language. */
    consumeNeutral: (source: string): Token | null => {
      const found = find(source);
      const before = taken;
      if (found !== null) cut(found.index, found.end);
      taken = before;
      return found;
    },
    /** Whether words match; they stay in the text and count as understood. */
    note: (source: string): boolean => {
      const found = find(source);
      taken += found?.words.length ?? 0;
      return found !== null;
    },
    cut,
    /**
     * Whether the text has no capitals except its first letter, which phones write large: then short words may be
     * weekdays.
     */
    isSmall: line.slice(1) === line.slice(1).toLowerCase(),
    left: (): string => left,
    /** How many letters were understood. */
    taken: (): number => taken,
  };
};
export type Scanner = ReturnType<typeof createScanner>;
