import {
  type TimeOfDayMinutes,
  clockPattern,
  hourPattern,
  isValidHour,
  isExplicitHour,
  minutesAfterMidnight,
  type ParsedHour,
  parsedHourOf,
  resolveHalfOfDay,
} from "./hours.ts";
import { resolveRange, consumeRange } from "./hour-range.ts";
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

const spoken = (
  scanner: Scanner,
  language: PhraseLanguage,
): { said: ParsedHour; words: string } | null => {
  const { says, numbers } = language;
  const hour = String.raw`(?<h>\d{1,2}|${hourPattern(language)})`;
  const steps: [string, number][] = [
    [says.quarterPast, 15],
    [says.quarterTo, -15],
    [says.halfPast, 30],
    [says.halfTo, -30],
  ];
  for (const [words, minutes] of steps) {
    const found = scanner.take(String.raw`(?:(?:${says.at}) )?(?:${words}) ${hour}(?: uhr)?`);
    if (found === null) continue;
    const word = found.groups["h"] ?? "";
    const total = (meaningOfPhrase(numbers, word) ?? Number(word)) * 60 + minutes;
    const said = { hour: Math.floor(total / 60), minute: total % 60, half: undefined };
    return { said: { ...said, isSure: false }, words: found.words };
  }
  return null;
};

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

/** Consumes a single hour that is marked as one, or that its place shows to be one. */
const takeHour = (scanner: Scanner, language: PhraseLanguage): Token | null => {
  const { says, parts } = language;
  const at = `(?:${says.at}|@)`;
  const number = String.raw`(?<h1>\d{1,2}|${hourPattern(language)})`;
  const marked = scanner.find(
    String.raw`(?:${at}\s?)?${clockPattern("1", language)}(?!\.\d|\.(?:\s|$))`,
    ({ groups }) => isExplicitHour(groups, "1"),
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
  return said === undefined || !isValidHour(said) ? undefined : minutesAfterMidnight(said);
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
  const talk = spoken(scanner, language);
  if (talk !== null)
    return { isAllDay, start: resolveHalfOfDay(talk.said, partSaid()?.minutes, talk.words) };
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
