import type { PatternDay } from "#contract/rules/week-pattern.ts";
import { addDays } from "#server/platform/clock.ts";
import { kindOn, type StoredAbsence } from "./absence-store.ts";

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b));

/** Days away and shifts may meet on a day; two shifts or two homes may not. */
const classOf = (is: PatternDay): "away" | "shift" | null =>
  is === null ? null : is === "away" ? "away" : "shift";

const earlier = (a: string | null, b: string): string => (a !== null && a < b ? a : b);

/** The first day from one on of which two patterns of one member both say something; null where there is none. */
export const findOverlap = (a: StoredAbsence, b: StoredAbsence, from: string): string | null => {
  if (a.weeks === null || b.weeks === null) return null;
  if (a.memberIds?.some((id) => b.memberIds?.includes(id)) !== true) return null;
  const start = [a.start, b.start, from].toSorted().at(-1) ?? from;
  const cycle = (a.weeks.length * b.weeks.length) / greatestDivisor(a.weeks.length, b.weeks.length);
  const last = earlier(b.end, earlier(a.end, addDays(start, cycle * 7)));
  const meets = (day: string): boolean => {
    const what = classOf(kindOn(a, day));
    return what !== null && what === classOf(kindOn(b, day));
  };
  for (let day = start; day <= last; day = addDays(day, 1)) if (meets(day)) return day;
  const single = [...a.exceptions, ...b.exceptions].map(({ date }) => date);
  return single.filter((day) => day >= start && meets(day)).toSorted()[0] ?? null;
};
