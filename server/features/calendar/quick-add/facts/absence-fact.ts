import { Temporal } from "temporal-polyfill";
import type { NewAbsence } from "#contract/absences.ts";
import type { UnderstoodFact } from "#contract/calendar-facts.ts";
import type { PhraseLanguage } from "../language.ts";
import type { ParseContext } from "../parse-context.ts";
import { escapePattern, type Scanner } from "../scanner.ts";
import {
  askException,
  askWhichDay,
  askWhose,
  type FactLine,
  factLineOf,
  isBare,
  isNamed,
} from "./fact-line.ts";
import { awayWords, cycleWords, hostPattern, isWords, shiftWords } from "./fact-words.ts";

type Day = Temporal.PlainDate;
type DayKind = NonNullable<NewAbsence["weeks"]>[number][number];

const daysInWeek = 7;
/** Days away last no longer, unless they are weeks that come again. */
const mostAwayDays = 366;
const wholeWeek = (is: DayKind): DayKind[] => Array.from({ length: daysInWeek }, () => is);

/** Whose it is; left out where the line names nobody, who is asked for then. */
const named = (memberIds: readonly string[]): Pick<NewAbsence, "memberIds"> =>
  memberIds.length === 0 ? {} : { memberIds: [...memberIds] };

const isBefore = (day: Day, other: Day): boolean => Temporal.PlainDate.compare(day, other) < 0;

const mondayOf = (day: Day): Day => day.subtract({ days: day.dayOfWeek - 1 });

type Cycle = keyof typeof cycleWords;

const takeCycle = (scanner: Scanner): Cycle | undefined =>
  (["odd", "even", "otherWeekend", "otherWeek"] as const).find(
    (cycle) => scanner.take(cycleWords[cycle]) !== null,
  );

const capitalized = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1);

/** Consumes where somebody is: "with Dad", "bei Oma", "away". */
const takePlace = (scanner: Scanner, roster: ParseContext["roster"]): string | undefined => {
  const names = roster.map(({ name }) => escapePattern(name)).join("|");
  const host = names === "" ? hostPattern : `(?:${hostPattern}|${names})`;
  const found =
    scanner.take(`(?:with|at|bei|zu) ${host}(?:['’]s?)?(?:(?:'s)? (?:place|house))?`) ??
    scanner.take(awayWords);
  return found === null ? undefined : capitalized(found.words);
};

/** The last Sunday up to which even and odd weeks take turns: a year of 53 weeks has two odd ones behind each other. */
const lastInTurn = (monday: Day): Day => {
  let last = monday.add({ days: daysInWeek - 1 });
  while (last.weekOfYear !== 53) last = last.add({ weeks: 1 });
  return last;
};

/** Weeks of which one of two is away, from a day on; several first days where it isn't said that this is one of them. */
const cycleOf = (
  cycle: Cycle,
  { from, isSaid }: { readonly from: Day; readonly isSaid: boolean },
): { readonly weeks: DayKind[][]; readonly firsts: readonly Day[]; readonly last?: Day } => {
  const monday = mondayOf(from);
  const next = monday.add({ weeks: 1 });
  const mondays = isSaid ? [monday] : [monday, next];
  if (cycle === "otherWeekend") {
    const weekend: DayKind[] = wholeWeek(null).map((_, at) => (at > 4 ? "away" : null));
    return {
      weeks: [weekend, wholeWeek(null)],
      firsts: mondays.map((day) => day.add({ days: 5 })),
    };
  }
  const weeks = [wholeWeek("away"), wholeWeek(null)];
  if (cycle === "otherWeek") return { weeks, firsts: mondays };
  const isEven = ((monday.weekOfYear ?? 0) % 2 === 0) === (cycle === "even");
  const first = isEven ? monday : next;
  return { weeks, firsts: [first], last: lastInTurn(first) };
};

/** The first and last day that a line names; one that only says until when begins today. */
const rangeOf = (
  text: string,
  { says }: PhraseLanguage,
  { phrases: { dates }, days, today }: FactLine,
): { readonly start: Day; readonly end: Day; readonly isUntil: boolean } | undefined => {
  const [day] = days;
  if (dates === null || day === undefined) return undefined;
  if (dates.last !== undefined) return { start: day, end: dates.last, isUntil: true };
  const isUntil = new RegExp(`(?<!\\p{L})(?:${says.until})(?!\\p{L})`, "iu").test(text);
  return { start: isUntil ? today : day, end: day, isUntil };
};

const awayFactIn = (
  text: string,
  language: PhraseLanguage,
  context: ParseContext,
): UnderstoodFact | undefined => {
  const { line, own } = factLineOf(text, language, context, (scanner) => ({
    cycle: takeCycle(scanner),
    reason: takePlace(scanner, context.roster),
    is: scanner.take(isWords),
  }));
  const { phrases, days, roster, today } = line;
  const { title, whose, times, length: hours, repeat } = phrases;
  const { memberIds } = whose;
  if (own.reason === undefined || title !== "" || !isBare(phrases)) return undefined;
  const isTimed = times.start !== undefined || times.part !== undefined || hours !== undefined;
  if (isTimed || repeat !== null) return undefined;
  const common = { ...named(memberIds), reason: own.reason };
  const whoseAsked = askWhose(
    memberIds,
    roster.map(({ id }) => id),
  );
  const range = rangeOf(text, language, line);
  if (own.cycle !== undefined) {
    // "Every other week Friday to Sunday" are days of each of these weeks.
    if (range !== undefined && !/\d/.test(phrases.dates?.words ?? "")) return undefined;
    const isFrom = range !== undefined && !range.start.equals(today);
    const from = range?.start ?? today;
    const { weeks, firsts, last: turn } = cycleOf(own.cycle, { from, isSaid: isFrom });
    const [first = from] = firsts;
    const start = isBefore(first, from) ? from : first;
    const end = range?.isUntil === true ? range.end : undefined;
    const last = turn === undefined || (end !== undefined && isBefore(end, turn)) ? end : turn;
    if (days.length > 1 || (last !== undefined && isBefore(last, start))) return undefined;
    return {
      kind: "absence",
      absence: {
        ...{ ...common, start: String(start), weekOne: String(first), weeks },
        ...(last === undefined ? {} : { end: String(last) }),
      },
      isSure: true,
      asks: [...whoseAsked, ...askWhichDay(firsts), ...askException(phrases)],
    };
  }
  const length = range?.start.until(range.end).days ?? -1;
  if (range === undefined || length < 0 || length >= mostAwayDays) return undefined;
  // It may begin a week back, no more.
  if (range.start.until(today).days > daysInWeek) return undefined;
  return {
    kind: "absence",
    absence: { ...common, start: String(range.start), end: String(range.end) },
    isSure: range.isUntil && days.length === 1,
    asks: [...whoseAsked, ...(range.isUntil ? [] : askWhichDay(days))],
  };
};

/** A grown-up's shifts of one kind: "Mom night shift Tue-Thu", "Dad Frühschicht jeden Montag". */
const shiftFactIn = (
  text: string,
  language: PhraseLanguage,
  context: ParseContext,
): UnderstoodFact | undefined => {
  const { line } = factLineOf(text, language, context, (scanner) => scanner.take(isWords));
  const { phrases, days, roster } = line;
  const { title, whose, times, repeat, ending } = phrases;
  const kind = (["early", "late", "night"] as const).find((one) => isNamed(title, shiftWords[one]));
  const range = repeat === null ? rangeOf(text, language, line) : undefined;
  const first = range?.start ?? days[0];
  const grownUps = roster.filter(({ kid }) => kid !== true).map(({ id }) => id);
  if (kind === undefined || first === undefined || !isBare(phrases)) return undefined;
  // With hours of its own it is an event; children have no shifts.
  if (times.start !== undefined || whose.memberIds.some((id) => !grownUps.includes(id)))
    return undefined;
  const isDaily = repeat?.parts.join(";") === "FREQ=DAILY";
  const isWeekly = repeat?.parts.includes("FREQ=WEEKLY") === true;
  if (ending.count !== undefined || (repeat !== null && !isDaily && !isWeekly)) return undefined;
  // "Every other week" doesn't say on which days.
  if (isWeekly && repeat.weekdays.length === 0) return undefined;
  const start = String(first);
  const others = Array.from({ length: (repeat?.interval ?? 1) - 1 }, () => wholeWeek(null));
  const last = repeat === null ? (range?.end ?? first) : ending.last;
  // Once: the days from the first to the last; a week and more has them all.
  const once = repeat === null && last !== undefined ? first.until(last).days + 1 : 0;
  const isShift = (weekday: number): boolean =>
    repeat === null
      ? (weekday - first.dayOfWeek + daysInWeek) % daysInWeek < once
      : isDaily || repeat.weekdays.includes(weekday);
  const marked = wholeWeek(null).map((_, at) => (isShift(at + 1) ? kind : null));
  return {
    kind: "absence",
    absence: {
      ...{ ...named(whose.memberIds), start, weekOne: start },
      weeks: [marked, ...others],
      ...(last === undefined ? {} : { end: String(last) }),
    },
    isSure: repeat !== null || (range?.isUntil === true && days.length === 1),
    asks: [
      ...askWhose(whose.memberIds, grownUps),
      ...(range?.isUntil === true ? [] : askWhichDay(days)),
      ...askException(phrases),
    ],
  };
};

/** Who is away or has which shifts: once, or in weeks that come again. */
export const absenceFactIn = (
  ...line: [text: string, language: PhraseLanguage, context: ParseContext]
): UnderstoodFact | undefined => awayFactIn(...line) ?? shiftFactIn(...line);
