import type { Temporal } from "temporal-polyfill";
import type { NewAbsence } from "#contract/absences.ts";
import type { PatternDay } from "#contract/rules/week-pattern.ts";
import { type FactLine, lastDayOf } from "./fact-line.ts";

type Day = Temporal.PlainDate;

/** Days of a week, Monday first. */
export const daysInWeek = 7;

/** A week of which every day is the same. */
export const wholeWeek = (is: PatternDay): PatternDay[] =>
  Array.from({ length: daysInWeek }, () => is);

/** Whose it is; left out where the line names nobody, who is asked for then. */
export const named = (memberIds: readonly string[]): Pick<NewAbsence, "memberIds"> =>
  memberIds.length === 0 ? {} : { memberIds: [...memberIds] };

/** The first and last day of a line. */
export interface DaysOfLine {
  readonly start: Day;
  readonly end: Day;
  /** Whether the line says its last day. */
  readonly isUntil: boolean;
  /** Whether it only says from when on. */
  readonly goesOn: boolean;
}

/** The first and last day that a line names; one that only says until when begins today. */
export const rangeOf = ({ phrases, days, today }: FactLine): DaysOfLine | undefined => {
  const { dates, length } = phrases;
  const [day] = days;
  if (dates === null || day === undefined) return undefined;
  if (dates.last !== undefined || length !== undefined)
    return { start: day, end: lastDayOf(phrases, day), isUntil: true, goesOn: false };
  const isUntil = dates.open?.day === "first";
  const goesOn = dates.open?.day === "last";
  return { start: isUntil ? today : day, end: day, isUntil, goesOn };
};
