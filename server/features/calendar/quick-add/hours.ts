import { alternativesPattern, type PhraseLanguage, meaningOfPhrase } from "./language.ts";

/** Minutes after midnight. */
export interface TimeOfDayMinutes {
  readonly minutes: number;
  /** The same twelve hours away, where that may be meant too. */
  readonly or?: number;
  /** The words may be something else altogether, such as the pages to be read. */
  readonly isDoubtful?: boolean;
  readonly words: string;
}

/** An hour as the words say it. */
export interface ParsedHour {
  readonly hour: number;
  readonly minute: number;
  readonly half: "am" | "pm" | undefined;
  /** It can't be twelve hours away. */
  readonly isSure: boolean;
}

type Groups = Readonly<Record<string, string | undefined>>;

const noon = 720;
const night = 1260;
const halves = String.raw`\s?(?:am|pm|a\.m\.|p\.m\.)|[ap]`;

/** The names of numbers; an article is no hour: "at a friend's". */
export const hourPattern = ({ numbers }: PhraseLanguage): string =>
  alternativesPattern(
    Object.fromEntries(
      Object.entries(numbers).filter(([word]) => !/^(an?|eine?[nmr]?)$/.test(word)),
    ),
  );

/** A number that may be an hour, and what marks it as one; `n` tells several of a pattern apart. */
export const clockPattern = (n: string, language: PhraseLanguage): string => {
  const number = String.raw`(?<h${n}>\d{1,2}|${hourPattern(language)})`;
  const minutes = String.raw`(?:[:.](?<m${n}>\d\d))?`;
  const oClock = String.raw`(?:\s?(?<u${n}>${language.says.oClock})(?:\s(?<r${n}>\d\d)(?![.:\d]))?)?`;
  return `${number}${minutes}${oClock}(?<p${n}>${halves})?`;
};

/** Whether more than a number was said: "9:00", "9 Uhr", "9pm". */
export const isExplicitHour = (groups: Groups, n: string): boolean =>
  ["m", "u", "p"].some((mark) => groups[mark + n] !== undefined);

/** What a pattern of `clock` found. */
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
  // "3 Uhr" and "4:30" are said of afternoons too.
  const isSure = half !== undefined || (isExact && (hour >= 6 || word.startsWith("0")));
  return { hour, minute: Number(minute ?? 0), half, isSure };
};

/** Whether a clock can show it. */
export const isValidHour = ({ hour, minute, half }: ParsedHour): boolean =>
  hour < (half === undefined ? 25 : 13) && minute < 60 && (half === undefined || hour > 0);

/** Minutes after midnight, read as on a clock of 24 hours where no half of the day was said. */
export const minutesAfterMidnight = ({ hour, minute, half }: ParsedHour): number => {
  const plain = half === undefined ? hour % 24 : (hour % 12) + (half === "pm" ? 12 : 0);
  return plain * 60 + minute;
};

/** Which half of the day an hour is in; `part` is the part that was said, in minutes after midnight. */
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
  // From eight on the morning is likelier; nobody is asked to the dentist at three at night.
  return said.hour < 8
    ? { minutes: minutes + noon, or: minutes, words }
    : { minutes, or: minutes + noon, words };
};
