/** The words of one language, each list with what it means. */
export interface PhraseLanguage {
  readonly code: "en" | "de";
  /** By number of the weekday, Monday is 1: names that are always one. */
  readonly weekdays: Words;
  /** Short ones, which also may be other words: only with a capital, or where nothing has one. */
  readonly shortWeekdays: Words;
  /** Repeated by their form: `Mondays`, `montags`. */
  readonly onWeekdays: Words;
  readonly months: Words;
  readonly numbers: Words;
  /** Days from today. */
  readonly daysAway: Words;
  /** Hours at which a part of the day begins where nobody says more. */
  readonly parts: Words;
  /** The same, where the word alone may be of the title: only right after a day or an hour. */
  readonly bareParts: Words;
  /** Hours that have a name. */
  readonly hours: Words;
  /** Further patterns, as sources of regular expressions; what they take is named in the groups. */
  readonly says: {
    readonly next: string;
    readonly coming: string;
    readonly nextWeek: string;
    readonly weekend: string;
    readonly inTime: string;
    readonly dayOfMonth: string;
    readonly ordinalMark: string;
    readonly ofMonth: string;
    readonly at: string;
    readonly from: string;
    readonly to: string;
    readonly until: string;
    readonly oClock: string;
    readonly halfPast: string;
    readonly halfTo: string;
    readonly quarterPast: string;
    readonly quarterTo: string;
    readonly duration: string;
    readonly halfHour: string;
    readonly hourAndHalf: string;
    readonly allDay: string;
    /** Today, and its evening. */
    readonly tonight: string;
    /** The morning of the day that stands before it, where the word alone is another day. */
    readonly itsMorning: string;
    readonly every: string;
    readonly everyOther: string;
    readonly weekday: string;
    readonly inMonth: string;
    readonly times: string;
    readonly birthday: string;
    readonly everyone: string;
    readonly forWhom: string;
    readonly and: string;
    /** Left over where what followed was understood. */
    readonly small: string;
  };
  /** Words of an interval, with its FREQ. */
  readonly frequencies: Readonly<Record<string, string>>;
  /** Whole words that say how often. */
  readonly often: Readonly<Record<string, string>>;
  /** First to fourth, and last. */
  readonly ordinals: Words;
  /** Units of a length, in minutes. */
  readonly units: Words;
}

type Words = Readonly<Record<string, number>>;

/** The alternatives of a list, longest first. */
export const alternativesPattern = (words: Readonly<Record<string, unknown>>): string =>
  Object.keys(words)
    .toSorted((a, b) => b.length - a.length)
    .join("|");

/** What a word of a list means. */
export const meaningOfPhrase = <T>(
  words: Readonly<Record<string, T>>,
  word: string,
): T | undefined =>
  Object.entries(words).find(([name]) => name === word.toLowerCase().replace(/\.$/, ""))?.[1];
