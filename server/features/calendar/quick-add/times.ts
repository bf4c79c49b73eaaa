import {
  type TimeOfDayMinutes,
  clockPattern,
  hourPattern,
  isValidHour,
  isExplicitHour,
  minutesAfterMidnight,
  parsedHourOf,
  resolveHalfOfDay,
  minutesPerDay,
} from "./hours.ts";
import { resolveRange, consumeRange } from "./hour-range.ts";
import {
  consumeEitherHour,
  consumeJoinedDigits,
  consumeSpokenHour,
  startOfSaid,
} from "./times/spoken-hours.ts";
import { alternativesPattern, type PhraseLanguage, meaningOfPhrase } from "./language.ts";
import { consumedMark, type Scanner, type Token } from "./scanner.ts";

export interface ParsedTimes {
  readonly start?: TimeOfDayMinutes;
  /** Minutes after midnight; on the next day where it is before the start. */
  readonly end?: number;
  /** Set where only a part of the day is named. */
  readonly part?: { readonly minutes: number; readonly words: string };
  readonly isAllDay: boolean;
  /** Words that look like an hour but aren't a valid one, such as 25:00. */
  readonly wrong?: string;
}

interface Around {
  /** Whether the text names a day. */
  readonly isDayKnown: boolean;
  /** Whether it has an hour for the last day too. */
  readonly hasLastHour: boolean;
  /** The members' names. */
  readonly names: readonly string[];
  /** The part of the day that another word names. */
  readonly part: ParsedTimes["part"];
}

const partOf = (scanner: Scanner, { parts, bareParts }: PhraseLanguage): ParsedTimes["part"] => {
  const found =
    scanner.take(alternativesPattern(parts)) ??
    scanner.take(`(?<=${consumedMark}[ ,]?)(?:${alternativesPattern(bareParts)})`);
  const hour =
    found === null ? undefined : meaningOfPhrase({ ...parts, ...bareParts }, found.words);
  return found === null || hour === undefined
    ? undefined
    : { minutes: hour * 60, words: found.words };
};

/** "24h race" and "12h-Rennen" say how long, not when. */
const isLengthOfName = (scanner: Scanner, { words, end }: Token): boolean =>
  /^\d+\s?h$/i.test(words) &&
  (words.startsWith("24") || /^-\p{L}/u.test(scanner.left().slice(end, end + 2)));

/** Consumes a single hour that is marked as one, or that its place shows to be one. */
const takeHour = (scanner: Scanner, language: PhraseLanguage): Token | null => {
  const { says, parts } = language;
  const at = `(?:${says.at}|@)`;
  const number = String.raw`(?<h1>\d{1,2}|${hourPattern(language)})`;
  const marked = scanner.find(
    String.raw`(?:${at}\s?)?${clockPattern("1", language)}(?!\.\d|\.(?:\s|$))`,
    (one) => isExplicitHour(one.groups, "1") && !isLengthOfName(scanner, one),
  );
  if (marked !== null) scanner.cut(marked.index, marked.end);
  return (
    marked ??
    scanner.take(String.raw`${at} ${number}(?![.:/]\d|\p{L}|\.)`) ??
    scanner.take(String.raw`(?<h1>\d{1,2})(?= (?:${alternativesPattern(parts)}))`) ??
    scanner.take(`(?<=${consumedMark}[ ,]?)(?<h1>\\d{1,2})(?=[ ,]*(?:${consumedMark}|$))`)
  );
};

const takeNamed = (
  scanner: Scanner,
  { says, hours }: PhraseLanguage,
): TimeOfDayMinutes | undefined => {
  const named = scanner.take(`(?:(?:${says.at}) )?(?<name>${alternativesPattern(hours)})`);
  const hour = named === null ? undefined : meaningOfPhrase(hours, named.groups["name"] ?? "");
  if (named === null || hour === undefined) return undefined;
  const midnight = hour === 0 ? { midnight: "either" as const } : {};
  return { minutes: hour * 60, ...midnight, words: named.words };
};

/** Consumes an end with a name: "till midnight". */
const takeNamedEnd = (scanner: Scanner, { says, hours }: PhraseLanguage): number | undefined => {
  const named = scanner.take(`(?:${says.to}) (?<name>${alternativesPattern(hours)})`);
  const hour = named === null ? undefined : meaningOfPhrase(hours, named.groups["name"] ?? "");
  return hour === undefined ? undefined : hour * 60;
};

/** Consumes the hour of the last day. */
const takeLastHour = (scanner: Scanner, language: PhraseLanguage): number | undefined => {
  const found = takeHour(scanner, language);
  const said = found === null ? undefined : parsedHourOf(found.groups, "1", language);
  if (said === undefined || !isValidHour(said)) return undefined;
  return said.hour === 24 ? minutesPerDay : minutesAfterMidnight(said);
};

/** Consumes the hours; a part of the day decides which half of it is meant. */
export const consumeTimes = (
  scanner: Scanner,
  language: PhraseLanguage,
  around: Around,
): ParsedTimes => {
  const partSaid = (): ParsedTimes["part"] => partOf(scanner, language) ?? around.part;
  const isAllDay = scanner.take(language.says.allDay) !== null;
  const range = consumeRange(scanner, language, around);
  if (range !== null) {
    const part = partSaid();
    return isValidHour(range.from) && isValidHour(range.to)
      ? { isAllDay, ...resolveRange(range, part?.minutes) }
      : { isAllDay, wrong: range.words };
  }
  const either = consumeEitherHour(scanner, language, () => partSaid()?.minutes);
  if (either !== null) return { isAllDay, ...either };
  const talk = consumeSpokenHour(scanner, language) ?? consumeJoinedDigits(scanner, language);
  if (talk !== null) return { isAllDay, start: startOfSaid(talk, partSaid()?.minutes) };
  const found = takeHour(scanner, language);
  const part = partSaid();
  if (found !== null) {
    const said = parsedHourOf(found.groups, "1", language);
    if (!isValidHour(said)) return { isAllDay, wrong: found.words };
    const end = around.hasLastHour
      ? takeLastHour(scanner, language)
      : takeNamedEnd(scanner, language);
    const resolved = resolveHalfOfDay(said, part?.minutes, found.words);
    const start = said.hour === 24 ? { ...resolved, midnight: "end" as const } : resolved;
    return { isAllDay, start, ...(end === undefined ? {} : { end }) };
  }
  const named = takeNamed(scanner, language);
  if (named !== undefined) return { isAllDay, start: named };
  return { isAllDay, ...(part === undefined ? {} : { part }) };
};
