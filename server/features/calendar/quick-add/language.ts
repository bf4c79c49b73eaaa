/** The phrases of one language, each list with its meanings. */
export interface PhraseLanguage {
  readonly code: "en" | "de";
  /** Weekday names that are never other words, by number; Monday is 1. */
  readonly weekdays: Words;
  /** Short names that may be other words: only with a capital, or where nothing has one. */
  readonly shortWeekdays: Words;
  /** Names that mean a repetition: `Mondays`, `montags`. */
  readonly onWeekdays: Words;
  /** Parts of the day that are written in one word with a weekday, "Montagabend"; none in a language that has no such words. */
  readonly joinedParts: string;
  readonly months: Words;
  readonly numbers: Words;
  /** Days from today. */
  readonly daysAway: Words;
  /** The hour at which a part of the day starts, where no time is given. */
  readonly parts: Words;
  /** The same for words that may belong to the title: only right after a day or an hour. */
  readonly bareParts: Words;
  /** Parts of the day behind "every", with the hour at which each starts. */
  readonly everyParts: Words;
  /** Hours with a name. */
  readonly hours: Words;
  /** Further patterns, as sources of regular expressions with named groups. */
  readonly says: {
    readonly next: string;
    readonly coming: string;
    readonly nextWeek: string;
    /** The one after the next; in German before a weekday, in English behind it. */
    readonly afterNext: string;
    readonly weekAfterNext: string;
    /** A weekday gone by. */
    readonly last: string;
    readonly weekend: string;
    readonly inTime: string;
    readonly dayOfMonth: string;
    readonly ordinalMark: string;
    readonly ofMonth: string;
    /** What precedes the month from which something is repeated. */
    readonly startingIn: string;
    readonly endOfMonth: string;
    readonly at: string;
    readonly from: string;
    readonly to: string;
    readonly until: string;
    /** From a day on, and the same of a day gone by. */
    readonly onwards: string;
    readonly since: string;
    readonly oClock: string;
    readonly halfPast: string;
    readonly halfTo: string;
    readonly quarterPast: string;
    readonly quarterTo: string;
    /** A quarter and three of them of the hour that ends then: "viertel vier" is 3:15. */
    readonly quarterOf: string;
    readonly threeQuartersOf: string;
    /** What stands between minutes and their hour: "twenty past three". */
    readonly minutesPast: string;
    readonly minutesTo: string;
    readonly or: string;
    readonly duration: string;
    readonly halfHour: string;
    readonly hourAndHalf: string;
    readonly allDay: string;
    /** Today, in the evening. */
    readonly tonight: string;
    /** The morning of the preceding day, in a language that uses the same word for another day. */
    readonly itsMorning: string;
    /** That something isn't repeated in the holidays, which no rule can say. */
    readonly exceptHolidays: string;
    /** The same of days, behind a repetition. */
    readonly except: string;
    readonly always: string;
    /** That something isn't so each time, before a repetition: "almost every Tuesday". */
    readonly nearly: string;
    readonly every: string;
    readonly everyOther: string;
    readonly weekday: string;
    readonly inMonth: string;
    readonly times: string;
    readonly birthday: string;
    readonly everyone: string;
    /** The same for words that mean it only at the end of a line, right behind a day or an hour. */
    readonly everyoneLast: string;
    readonly forWhom: string;
    readonly and: string;
    /** To be reminded, and before. */
    readonly remind: string;
    readonly before: string;
    /** That a reminder rings in quiet hours too. */
    readonly urgently: string;
    /** That somebody takes those who go, and that somebody collects them; after a name. */
    readonly drives: string;
    readonly collects: string;
    /** The same as `drives`, where nothing follows that could be taken along: "Mom bringt, Dad holt ab". */
    readonly drivesLast: string;
    /** What follows or precedes the length of a way; and the words before and after what to bring. */
    readonly wayBefore: string;
    readonly wayAfter: string;
    readonly bring: string;
    readonly bringAfter: string;
    /** Small words that are dropped where what followed was consumed. */
    readonly small: string;
  };
  /** What a line of notes begins with that says what to bring. */
  readonly bringTitle: string;
  /** Words of an interval, with its FREQ. */
  readonly frequencies: Readonly<Record<string, string>>;
  /** Adverbs of frequency. */
  readonly often: Readonly<Record<string, string>>;
  /** First to fifth, and last. */
  readonly ordinals: Words;
  /** Units of a length, in minutes. */
  readonly units: Words;
}

type Words = Readonly<Record<string, number>>;

/** The pattern of each list that has been asked for. */
const patterns = new WeakMap<object, string>();

/** A list's alternatives as a pattern, longest first. */
export const alternativesPattern = (words: Readonly<Record<string, unknown>>): string => {
  const known = patterns.get(words);
  if (known !== undefined) return known;
  const pattern = Object.keys(words)
    .toSorted((a, b) => b.length - a.length)
    .join("|");
  patterns.set(words, pattern);
  return pattern;
};

/** The meaning of a word in a list. */
export const meaningOfPhrase = <T>(
  words: Readonly<Record<string, T>>,
  word: string,
): T | undefined =>
  Object.entries(words).find(([name]) => name === word.toLowerCase().replace(/\.$/, ""))?.[1];

/** A text with a weekday and its part of the day as two words: "Montagabend" as "Montag abend", "freitagabends" as "freitags abends". */
export const withApartWords = (
  text: string,
  { weekdays, joinedParts }: Pick<PhraseLanguage, "weekdays" | "joinedParts">,
): string =>
  text.replaceAll(
    new RegExp(
      String.raw`(?<![\p{L}\p{N}])(${alternativesPattern(weekdays)})(${joinedParts})(s?)(?![\p{L}\p{N}])`,
      "giu",
    ),
    "$1$3 $2$3",
  );
