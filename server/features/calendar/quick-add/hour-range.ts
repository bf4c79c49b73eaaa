import {
  clock,
  type Hour,
  isHour,
  isMarked,
  minutesOf,
  type Said,
  saidOf,
  settle,
} from "./hours.ts";
import { anyOf, type Language } from "./language.ts";
import { gap, literal, type Paper, type Taken } from "./scanner.ts";

/** Two hours as the words say them. */
export interface SaidRange {
  readonly from: Said;
  readonly to: Said;
  /** The words may be something else, such as the pages to be read. */
  readonly isDoubtful: boolean;
  readonly words: string;
}

interface Around {
  /** Whether the words name a day: without one, two bare numbers are no hours. */
  readonly isDayKnown: boolean;
  /** Names of members, which are still there and say nothing about numbers beside them. */
  readonly names: readonly string[];
}

const isOneOf = (words: string, text: string): boolean =>
  new RegExp(`^(?:${words})$`, "iu").test(text);

/** A text without what it ends or begins with, however often that comes. */
const without = (text: string, edge: RegExp): string => {
  const shorter = text.replace(edge, "");
  return shorter === text ? text : without(shorter, edge);
};

/** What stands on either side, without the words that go with any hour: a day, another word, or nothing. */
const sidesOf = (paper: Paper, { index, end }: Taken, language: Language, { names }: Around) => {
  const { says, parts, bareParts } = language;
  const any = [anyOf(parts), anyOf(bareParts), says.small, says.forWhom, ...names.map(literal)];
  const word = String.raw`(?<![\p{L}\p{N}])(?:${any.join("|")})(?![\p{L}\p{N}])`;
  const edge = String.raw`(?:${word}|[\s,]+)`;
  const left = without(paper.left().slice(0, index), new RegExp(`${edge}$`, "iu")).at(-1);
  const right = without(paper.left().slice(end), new RegExp(`^${edge}`, "iu")).at(0);
  return [left, right === "@" ? undefined : right];
};

/** Whether two bare numbers beside a day are hours: "Monday 9-10", but not "Buy 3-4 apples on Monday". */
const areHours = (
  paper: Paper,
  found: Taken,
  language: Language,
  around: Around,
): "surely" | "maybe" | "no" => {
  const { lead, h1, h2 } = found.groups;
  if (!around.isDayKnown || !/^\d+$/.test(`${h1}${h2}`)) return "no";
  const before = paper.left().slice(0, found.index);
  const isOfAnother = /[-–—/.:+]$|\d ?$/.test(before);
  const isCount = new RegExp(String.raw`(?<!\p{L})(?:${language.says.forWhom}) $`, "iu").test(
    before,
  );
  if (isOfAnother || isCount || /^[-–—/:.]/.test(paper.left().slice(found.end))) return "no";
  if (lead !== undefined) return "surely";
  const sides = sidesOf(paper, found, language, around);
  if (!sides.includes(gap)) return "no";
  return sides.every((side) => side === undefined || side === gap) ? "surely" : "maybe";
};

/** Takes the first two hours that belong together; null where there are none. */
export const takeRange = (paper: Paper, language: Language, around: Around): SaidRange | null => {
  const { says } = language;
  const read = (found: Taken): SaidRange | null => {
    const { lead = "", link = "" } = found.groups;
    const [from, to] = [saidOf(found.groups, "1", language), saidOf(found.groups, "2", language)];
    const said = { from, to, isDoubtful: false, words: found.words };
    if (isOneOf(says.from, lead)) return said;
    const marks = [isMarked(found.groups, "1"), isMarked(found.groups, "2")];
    // "5pm and 3 kids"
    if (isOneOf(says.and, link)) return marks.every(Boolean) ? said : null;
    if (marks.some(Boolean)) return said;
    if (!isHour(from) || !isHour(to)) return null;
    const answer = areHours(paper, found, language, around);
    return answer === "no" ? null : { ...said, isDoubtful: answer === "maybe" };
  };
  const lead = `(?<lead>${says.from}|${says.at}|@)`;
  const found = paper.find(
    String.raw`(?:${lead} ?)?${clock("1", language)}\s?(?<link>${says.to})\s?${clock("2", language)}`,
    (each) => read(each) !== null,
  );
  const range = found === null ? null : read(found);
  if (found !== null) paper.cut(found.index, found.end);
  return range;
};

const otherHalf = (half: "am" | "pm") => (half === "am" ? "pm" : "am");

/** "3-4pm" and "11am-1": one mark stands for both. */
const shareHalf = (from: Said, to: Said): readonly [Said, Said] => {
  const isOver = from.hour % 12 > to.hour % 12;
  if (from.half === undefined && to.half !== undefined && from.hour <= 12)
    return [{ ...from, half: isOver ? otherHalf(to.half) : to.half }, to];
  if (to.half === undefined && from.half !== undefined && to.hour <= 12)
    return [from, { ...to, half: isOver ? otherHalf(from.half) : from.half }];
  return [from, to];
};

/** The minutes of an end that may be in either half of the day: the next one after the start. */
const nextAfter = (start: number, end: Said): number => {
  const early = minutesOf(end) % 720;
  return [early, early + 720].find((minutes) => minutes > start) ?? early;
};

/** Where two hours are on the day; an end that isn't after its start is on the day after. */
export const settleRange = (
  said: SaidRange,
  part: number | undefined,
): { readonly start: Hour; readonly end: number } => {
  const [from, to] = shareHalf(said.from, said.to);
  // Whoever says 13 or "8 bis 13 Uhr" doesn't count to twelve.
  const isSure = from.isSure || to.isSure || to.hour > 12;
  const start = settle({ ...from, isSure }, part, said.words);
  const isFixed = to.isSure || to.hour > 12 || to.hour === 0;
  const end = isFixed ? minutesOf(to) : nextAfter(start.minutes, to);
  // "18-7" is an hour, or a night.
  const isDoubtful = said.isDoubtful || (from.hour > 12 && !isFixed && end !== minutesOf(to));
  return { start: { ...start, ...(isDoubtful ? { isDoubtful } : {}) }, end };
};
