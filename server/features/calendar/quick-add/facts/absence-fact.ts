import { Temporal } from "temporal-polyfill";
import type { NewAbsence } from "#contract/absences.ts";
import type { UnderstoodFact } from "#contract/calendar-facts.ts";
import type { PatternDay } from "#contract/rules/week-pattern.ts";
import type { PhraseLanguage } from "../language.ts";
import type { ParseContext } from "../parse-context.ts";
import { askOpenDay } from "../questions.ts";
import { escapePattern, type Scanner } from "../scanner.ts";
import {
  askException,
  askWhichDay,
  askWhose,
  type FactLine,
  factLineOf,
  isBare,
} from "./fact-line.ts";
import {
  awayWords,
  cycleWords,
  hostPattern,
  isWords,
  wholeHouseWords,
  childrenWords,
} from "./fact-words.ts";
import { daysInWeek, named, rangeOf, wholeWeek } from "./absence-days.ts";
import { shiftFactIn } from "./shift-fact.ts";
import { minutesPerDay } from "../hours.ts";

type Day = Temporal.PlainDate;

/** Days away last no longer, unless they are weeks that come again. */
const mostAwayDays = 366;
const isBefore = (day: Day, other: Day): boolean => Temporal.PlainDate.compare(day, other) < 0;

const mondayOf = (day: Day): Day => day.subtract({ days: day.dayOfWeek - 1 });

type Cycle = keyof typeof cycleWords;

const takeCycle = (scanner: Scanner): Cycle | undefined =>
  (["odd", "even", "otherWeekend", "otherWeek"] as const).find(
    (cycle) => scanner.take(cycleWords[cycle]) !== null,
  );

const capitalized = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1);

const isHolding = (words: string, pattern: string): boolean =>
  new RegExp(`(?<![\\p{L}])(?:${pattern})(?![\\p{L}])`, "iu").test(words);

/** Consumes where somebody is: "with Dad", "bei Oma", "away". */
const takePlace = (
  scanner: Scanner,
  roster: ParseContext["roster"],
): { readonly words: string; readonly isDoubtful: boolean } | undefined => {
  const names = roster.map(({ name }) => escapePattern(name)).join("|");
  const host = names === "" ? hostPattern : `(?:${hostPattern}|${names})`;
  const one = `${host}(?:['’]s?)?`;
  const where = scanner.take(
    `(?:with|at|bei|zu|mit) ${one}(?:,? (?:and|und|&) ${one})*(?:(?:'s)? (?:place|house))?`,
  );
  const away = scanner.take(awayWords);
  const found = where ?? away;
  if (found === null) return undefined;
  const children = roster.filter(({ kid }) => kid === true).map(({ name }) => escapePattern(name));
  // "With Leo and Mia" may as well say that they are away too.
  const isDoubtful =
    (children.length > 0 && isHolding(found.words, children.join("|"))) ||
    (names !== "" && isHolding(found.words, "and|und|&") && isHolding(found.words, names));
  return { words: capitalized(found.words), isDoubtful };
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
): { readonly weeks: PatternDay[][]; readonly firsts: readonly Day[]; readonly last?: Day } => {
  const monday = mondayOf(from);
  const next = monday.add({ weeks: 1 });
  const mondays = isSaid ? [monday] : [monday, next];
  if (cycle === "otherWeekend") {
    const weekend: PatternDay[] = wholeWeek(null).map((_, at) => (at > 4 ? "away" : null));
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

/** Who is away and why, as a line says it. */
interface SaidAway {
  readonly who: Pick<NewAbsence, "memberIds" | "reason">;
  readonly whoseAsked: UnderstoodFact["asks"];
  readonly isDoubtful: boolean;
}

/** Days of every other week; undefined where the line doesn't say which. */
const weeksAwayIn = (
  line: FactLine,
  cycle: Cycle,
  { who, whoseAsked, isDoubtful }: SaidAway,
): UnderstoodFact | undefined => {
  const { phrases, today } = line;
  const range = rangeOf(line);
  // "Every other week Friday to Sunday" are days of each of these weeks.
  if (range !== undefined && !/\d/.test(phrases.dates?.words ?? "")) return undefined;
  const isFrom = range !== undefined && !range.start.equals(today);
  const from = range?.start ?? today;
  const { weeks, firsts, last: turn } = cycleOf(cycle, { from, isSaid: isFrom });
  const [first = from] = firsts;
  const start = isBefore(first, from) ? from : first;
  const end = range?.isUntil === true ? range.end : undefined;
  const last = turn === undefined || (end !== undefined && isBefore(end, turn)) ? end : turn;
  if (line.days.length > 1 || (last !== undefined && isBefore(last, start))) return undefined;
  return {
    kind: "absence",
    absence: {
      ...{ ...who, start: String(start), weekOne: String(first), weeks },
      ...(last === undefined ? {} : { end: String(last) }),
    },
    isSure: !isDoubtful,
    asks: [...whoseAsked, ...askWhichDay(firsts), ...askException(phrases)],
  };
};

/** Days in a row, once; undefined where the line names none, too many or ones that are over. */
const daysAwayIn = (
  line: FactLine,
  { who, whoseAsked, isDoubtful }: SaidAway,
): UnderstoodFact | undefined => {
  const range = rangeOf(line);
  const days = range?.start.until(range.end).days ?? -1;
  if (range === undefined || days < 0 || days >= mostAwayDays) return undefined;
  // It may begin a week back, no more.
  if (range.start.until(line.today).days > daysInWeek) return undefined;
  return {
    kind: "absence",
    absence: {
      ...{ ...who, start: String(range.start) },
      ...(range.goesOn ? {} : { end: String(range.end) }),
    },
    isSure: (range.isUntil || range.goesOn) && line.days.length === 1 && !isDoubtful,
    asks: [
      ...whoseAsked,
      ...(range.isUntil ? [] : askWhichDay(line.days)),
      ...(range.goesOn ? askOpenDay(line.phrases) : []),
    ],
  };
};

const awayFactIn = (
  text: string,
  language: PhraseLanguage,
  context: ParseContext,
): UnderstoodFact | undefined => {
  const { line, own } = factLineOf(text, language, context, (scanner) => ({
    cycle: takeCycle(scanner),
    place: takePlace(scanner, context.roster),
    areChildren: scanner.take(childrenWords) !== null,
    isAll: scanner.take(wholeHouseWords) !== null,
    is: scanner.take(isWords),
  }));
  const { phrases, roster } = line;
  const { title, whose, times, length, repeat } = phrases;
  const children = roster.filter(({ kid }) => kid === true).map(({ id }) => id);
  const memberIds = own.areChildren ? [...children, ...whose.memberIds] : whose.memberIds;
  if (own.place === undefined || title !== "" || !isBare(phrases)) return undefined;
  // Away are days, and as many as are said.
  const isPart = length !== undefined && (own.cycle !== undefined || length % minutesPerDay !== 0);
  if (times.start !== undefined || times.part !== undefined || isPart || repeat !== null)
    return undefined;
  if (own.areChildren && (children.length === 0 || whose.memberIds.length > 0)) return undefined;
  // The whole house, and somebody of it.
  if (own.isAll && (memberIds.length > 0 || own.cycle !== undefined)) return undefined;
  const choices = roster.map(({ id }) => id);
  const said: SaidAway = {
    who: { ...named(memberIds), reason: own.place.words },
    whoseAsked: own.isAll ? [] : askWhose(memberIds, choices),
    isDoubtful: own.place.isDoubtful,
  };
  return own.cycle === undefined ? daysAwayIn(line, said) : weeksAwayIn(line, own.cycle, said);
};

/** Who is away or has which shifts: once, or in weeks that come again. */
export const absenceFactIn = (
  ...line: [text: string, language: PhraseLanguage, context: ParseContext]
): UnderstoodFact | undefined => awayFactIn(...line) ?? shiftFactIn(...line);
