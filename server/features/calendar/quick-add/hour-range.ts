import {
  clockPattern,
  type TimeOfDayMinutes,
  isValidHour,
  isExplicitHour,
  minutesAfterMidnight,
  type ParsedHour,
  parsedHourOf,
  resolveHalfOfDay,
} from "./hours.ts";
import { alternativesPattern, type PhraseLanguage } from "./language.ts";
import { consumedMark, escapePattern, type Scanner, type Token } from "./scanner.ts";

/** Two hours as the text has them. */
export interface ParsedRange {
  readonly from: ParsedHour;
  readonly to: ParsedHour;
  /** Whether the numbers may be something else, such as pages to read. */
  readonly isDoubtful: boolean;
  readonly words: string;
}

interface Around {
  /** Whether the text names a day: without one, two bare numbers aren't hours. */
  readonly isDayKnown: boolean;
  /** The names of members, which are still in the text and say nothing about numbers beside them. */
  readonly names: readonly string[];
}

const isOneOf = (words: string, text: string): boolean =>
  new RegExp(`^(?:${words})$`, "iu").test(text);

/** Removes all matches from a text's edge. */
const without = (text: string, edge: RegExp): string => {
  const shorter = text.replace(edge, "");
  return shorter === text ? text : without(shorter, edge);
};

/** The words on either side, without those that accompany any hour: a day, another word, or nothing. */
const sidesOf = (
  scanner: Scanner,
  { index, end }: Token,
  language: PhraseLanguage,
  { names }: Around,
) => {
  const { says, parts, bareParts } = language;
  const any = [
    alternativesPattern(parts),
    alternativesPattern(bareParts),
    says.small,
    says.forWhom,
    ...names.map(escapePattern),
  ];
  const word = String.raw`(?<![\p{L}\p{N}])(?:${any.join("|")})(?![\p{L}\p{N}])`;
  const edge = String.raw`(?:${word}|[\s,]+)`;
  const left = without(scanner.left().slice(0, index), new RegExp(`${edge}$`, "iu")).at(-1);
  const right = without(scanner.left().slice(end), new RegExp(`^${edge}`, "iu")).at(0);
  return [left, right === "@" ? undefined : right];
};

/** Whether two bare numbers beside a day are hours: "Monday 9-10", but not "Buy 3-4 apples on Monday". */
const areHours = (
  scanner: Scanner,
  found: Token,
  language: PhraseLanguage,
  around: Around,
): "surely" | "maybe" | "no" => {
  const { lead, h1, h2 } = found.groups;
  if (!around.isDayKnown || !/^\d+$/.test(`${h1}${h2}`)) return "no";
  const before = scanner.left().slice(0, found.index);
  const isOfAnother = /[-–—/.:+]$|\d ?$/.test(before);
  const isCount = new RegExp(String.raw`(?<!\p{L})(?:${language.says.forWhom}) $`, "iu").test(
    before,
  );
  if (isOfAnother || isCount || /^[-–—/:.]/.test(scanner.left().slice(found.end))) return "no";
  if (lead !== undefined) return "surely";
  const sides = sidesOf(scanner, found, language, around);
  // "Every Tuesday football 16-17 Leo": at the end of a line two rising numbers are hours, which is asked.
  const isLast = sides[1] === undefined && Number(h1) < Number(h2);
  if (!sides.includes(consumedMark)) return isLast ? "maybe" : "no";
  return sides.every((side) => side === undefined || side === consumedMark) ? "surely" : "maybe";
};

/** Consumes the first two hours that form a range; null where there are none. */
export const consumeRange = (
  scanner: Scanner,
  language: PhraseLanguage,
  around: Around,
): ParsedRange | null => {
  const { says } = language;
  const read = (found: Token): ParsedRange | null => {
    const { lead = "", link = "" } = found.groups;
    const [from, to] = [
      parsedHourOf(found.groups, "1", language),
      parsedHourOf(found.groups, "2", language),
    ];
    const said = { from, to, isDoubtful: false, words: found.words };
    if (isOneOf(says.from, lead)) return said;
    const marks = [isExplicitHour(found.groups, "1"), isExplicitHour(found.groups, "2")];
    // "5pm and 3 kids"
    if (isOneOf(says.and, link)) return marks.every(Boolean) ? said : null;
    if (marks.some(Boolean)) return said;
    if (!isValidHour(from) || !isValidHour(to)) return null;
    const answer = areHours(scanner, found, language, around);
    return answer === "no" ? null : { ...said, isDoubtful: answer === "maybe" };
  };
  const lead = `(?<lead>${says.from}|${says.at}|@)`;
  const found = scanner.find(
    String.raw`(?:${lead} ?)?${clockPattern("1", language)}\s?(?<link>${says.to})\s?${clockPattern("2", language)}`,
    (each) => read(each) !== null,
  );
  const range = found === null ? null : read(found);
  if (found !== null) scanner.cut(found.index, found.end);
  return range;
};

const otherHalf = (half: "am" | "pm") => (half === "am" ? "pm" : "am");

/** "3-4pm" and "11am-1": one mark stands for both. */
export const shareHalf = (from: ParsedHour, to: ParsedHour): readonly [ParsedHour, ParsedHour] => {
  const isOver = from.hour % 12 > to.hour % 12;
  if (from.half === undefined && to.half !== undefined && from.hour <= 12)
    return [{ ...from, half: isOver ? otherHalf(to.half) : to.half }, to];
  if (to.half === undefined && from.half !== undefined && to.hour <= 12)
    return [from, { ...to, half: isOver ? otherHalf(from.half) : from.half }];
  return [from, to];
};

/** The minutes of an end without a half of the day: the next one after the start. */
const nextAfter = (start: number, end: ParsedHour): number => {
  const early = minutesAfterMidnight(end) % 720;
  return [early, early + 720].find((minutes) => minutes > start) ?? early;
};

/** The times of a range; an end that isn't after its start is on the next day. */
export const resolveRange = (
  said: ParsedRange,
  part: number | undefined,
): { readonly start: TimeOfDayMinutes; readonly end: number } => {
  const [from, to] = shareHalf(said.from, said.to);
  // "13" and "8 bis 13 Uhr" are on a 24-hour clock; twelve ends a morning.
  const isSure = from.isSure || to.isSure || to.hour >= 12;
  const start = resolveHalfOfDay({ ...from, isSure }, part, said.words);
  const isFixed = to.isSure || to.hour > 12 || to.hour === 0;
  const end = isFixed ? minutesAfterMidnight(to) : nextAfter(start.minutes, to);
  // "18-7" is an hour, or a night.
  const isDoubtful =
    said.isDoubtful || (from.hour > 12 && !isFixed && end !== minutesAfterMidnight(to));
  const midnight = from.hour === 24 ? { midnight: "end" as const } : {};
  return { start: { ...start, ...midnight, ...(isDoubtful ? { isDoubtful } : {}) }, end };
};
