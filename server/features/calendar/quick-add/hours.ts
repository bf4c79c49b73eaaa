import { alternativesPattern, type PhraseLanguage, meaningOfPhrase } from "./language.ts";

/** How long a day is on the face of a clock; changes of the clocks aside. */
export const minutesPerDay = 1440;

/** Minutes after midnight. */
export interface TimeOfDayMinutes {
  readonly minutes: number;
  /** The alternative twelve hours away, where the text allows both. */
  readonly or?: number;
  /** Whether the words may be something else altogether, such as pages to read. */
  readonly isDoubtful?: boolean;
  /** Whether it is the midnight at the end of its day, "24 Uhr", or either one: "Saturday midnight". */
  readonly midnight?: "end" | "either";
  readonly words: string;
}

/** An hour as the text has it. */
export interface ParsedHour {
  readonly hour: number;
  readonly minute: number;
  readonly half: "am" | "pm" | undefined;
  /** Whether the half of the day is certain. */
  readonly isSure: boolean;
}

type Groups = Readonly<Record<string, string | undefined>>;

const noon = 720;
const night = 1260;
const halves = String.raw`\s?(?:am|pm|a\.m\.|p\.m\.)|[ap]`;

/** The pattern of an hour's number; an article is no number: "at a friend's". */
export const hourPattern = ({ numbers }: PhraseLanguage): string =>
  alternativesPattern(
    Object.fromEntries(
      Object.entries(numbers).filter(([word]) => !/^(an?|eine?[nmr]?)$/.test(word)),
    ),
  );

/** The pattern of a number that may be an hour, and of its marks; `n` distinguishes several in one pattern. */
export const clockPattern = (n: string, language: PhraseLanguage): string => {
  const number = String.raw`(?<h${n}>\d{1,2}|${hourPattern(language)})`;
  const minutes = String.raw`(?:(?:[:.]|(?<=[7-9]|\d\d)h)(?<m${n}>\d\d))?`;
  const oClock = String.raw`(?:\s?(?<u${n}>${language.says.oClock})(?:\s(?<r${n}>\d\d)(?![.:\d]))?)?`;
  return `${number}${minutes}${oClock}(?<p${n}>${halves})?`;
};

/** Whether there is more than a bare number: "9:00", "9 Uhr", "9pm". */
export const isExplicitHour = (groups: Groups, n: string): boolean =>
  ["m", "u", "p"].some((mark) => groups[mark + n] !== undefined);

/** The hour in a match of `clockPattern`. */
export const parsedHourOf = (
  groups: Groups,
  n: string,
  { numbers }: PhraseLanguage,
): ParsedHour => {
  const word = groups[`h${n}`] ?? "";
  const minute = groups[`m${n}`] ?? groups[`r${n}`];
  const letter = groups[`p${n}`]?.trim().toLowerCase().at(0);
  const half = letter === undefined ? undefined : letter === "a" ? "am" : "pm";
  const hour = meaningOfPhrase(numbers, word) ?? Number(word);
  const isExact = minute !== undefined || /^(uhr|h)$/i.test(groups[`u${n}`] ?? "");
  // "3 Uhr" and "4:30" also mean afternoons.
  const isSure = half !== undefined || (isExact && (hour >= 6 || word.startsWith("0")));
  return { hour, minute: Number(minute ?? 0), half, isSure };
};

/** Whether a clock can show the time. */
export const isValidHour = ({ hour, minute, half }: ParsedHour): boolean =>
  hour < (half === undefined ? 25 : 13) && minute < 60 && (half === undefined || hour > 0);

/** Minutes after midnight, on a 24-hour clock where no half of the day is named. */
export const minutesAfterMidnight = ({ hour, minute, half }: ParsedHour): number => {
  const plain = half === undefined ? hour % 24 : (hour % 12) + (half === "pm" ? 12 : 0);
  return plain * 60 + minute;
};

/** Decides the half of the day of an hour; `part` is the named part of the day, in minutes after midnight. */
export const resolveHalfOfDay = (
  said: ParsedHour,
  part: number | undefined,
  words: string,
): TimeOfDayMinutes => {
  const minutes = minutesAfterMidnight(said);
  const isEarly = said.half === undefined && said.hour >= 1 && said.hour < 12;
  if (isEarly && part !== undefined) {
    const isAfterNoon = part >= noon && !(part >= night && said.hour < 6);
    return { minutes: isAfterNoon ? minutes + noon : minutes, words };
  }
  if (!isEarly || said.isSure) return { minutes, words };
  // Up to seven the afternoon is likelier: nobody has an appointment at three at night.
  return said.hour < 8
    ? { minutes: minutes + noon, or: minutes, words }
    : { minutes, or: minutes + noon, words };
};
