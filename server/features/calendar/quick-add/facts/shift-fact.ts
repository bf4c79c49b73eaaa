import type { ShiftTimes } from "#contract/absences.ts";
import type { UnderstoodFact } from "#contract/calendar-facts.ts";
import { usualShiftTimes } from "#contract/rules/shift-times.ts";
import type { EventPhrases } from "../event-phrases.ts";
import { consumeRange, resolveRange } from "../hour-range.ts";
import { isValidHour } from "../hours.ts";
import type { PhraseLanguage } from "../language.ts";
import type { ParseContext } from "../parse-context.ts";
import { askNumberedWeeks, askOpenDay } from "../questions.ts";
import { createScanner } from "../scanner.ts";
import { titleOf } from "../title.ts";
import { daysInWeek, named, rangeOf, wholeWeek } from "./absence-days.ts";
import { askException, askWhichDay, askWhose, clockOf, factLineOf, isBare } from "./fact-line.ts";
import { isWords, relatives, shiftWords } from "./fact-words.ts";

interface SaidShift {
  readonly kind: keyof typeof shiftWords;
  readonly hours?: ShiftTimes["early"];
}

/** The shift that a title names and nothing else, with the hours that stayed in it beside several days: "Night shift 22-6". */
const shiftOf = (
  { title, times: { start, end }, whose }: EventPhrases,
  language: PhraseLanguage,
): SaidShift | undefined => {
  const scanner = createScanner(title);
  const kind = (["early", "late", "night"] as const).find(
    (one) => scanner.take(shiftWords[one]) !== null,
  );
  if (kind === undefined) return undefined;
  // "Mama hat Nachtdienst" where nobody of the house has that name: it is asked whose it is.
  if (whose.memberIds.length === 0) scanner.take(relatives);
  const range = consumeRange(scanner, language, { isDayKnown: true, names: [] });
  if (range !== null) scanner.take(language.says.oClock);
  if (titleOf(scanner, language) !== "") return undefined;
  if (start !== undefined && end !== undefined)
    return { kind, hours: { start: clockOf(start.minutes), end: clockOf(end) } };
  if (range === null) return { kind };
  if (!isValidHour(range.from) || !isValidHour(range.to)) return undefined;
  const hours = resolveRange(range, undefined);
  return { kind, hours: { start: clockOf(hours.start.minutes), end: clockOf(hours.end) } };
};

/** A grown-up's shifts of one kind: "Mom night shift Tue-Thu", "Dad Frühschicht jeden Montag". */
export const shiftFactIn = (
  text: string,
  language: PhraseLanguage,
  context: ParseContext,
): UnderstoodFact | undefined => {
  const { line } = factLineOf(text, language, context, (scanner) => scanner.take(isWords));
  const { phrases, days, roster } = line;
  const { whose, times, repeat, ending } = phrases;
  const shift = shiftOf(phrases, language);
  const range = repeat === null ? rangeOf(line) : undefined;
  const first = range?.start ?? days[0];
  const grownUps = roster.filter(({ kid }) => kid !== true).map(({ id }) => id);
  if (shift === undefined || first === undefined || !isBare(phrases)) return undefined;
  const { kind, hours } = shift;
  // Once with hours of its own it is an event; children have no shifts.
  const isOnce = repeat === null && (range === undefined || range.start.equals(range.end));
  const isTimed = times.start !== undefined && (hours === undefined || isOnce);
  if (isTimed || whose.memberIds.some((id) => !grownUps.includes(id))) return undefined;
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
      ...(hours === undefined ? {} : { shiftTimes: { ...usualShiftTimes, [kind]: hours } }),
    },
    isSure:
      hours === undefined && (repeat !== null || (range?.isUntil === true && days.length === 1)),
    asks: [
      ...askWhose(whose.memberIds, grownUps),
      ...(range?.isUntil === true ? [] : askWhichDay(days)),
      ...(range?.goesOn === true ? askOpenDay(phrases) : []),
      ...askNumberedWeeks(phrases),
      ...askException(phrases),
    ],
  };
};
