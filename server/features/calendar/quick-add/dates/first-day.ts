import type { Temporal } from "temporal-polyfill";
import { isInNumberedWeek } from "../numbered-weeks.ts";
import type { ParsedRepetition } from "../repeats.ts";

type Day = Temporal.PlainDate;

/** A week with an even number is never further away: one of 53 weeks is followed by the first, both odd. */
const mostDaysToWeek = 28;

/** The first, second … last of a weekday in a month; undefined where it has none. */
export const nthIn = (month: Day, weekday: number, nth: number): Day | undefined => {
  if (nth < 0) {
    const last = month.with({ day: month.daysInMonth });
    return last.subtract({ days: (last.dayOfWeek - weekday + 7) % 7 });
  }
  const first = month.with({ day: 1 });
  const day = first.add({ days: ((weekday - first.dayOfWeek + 7) % 7) + (nth - 1) * 7 });
  return day.month === month.month ? day : undefined;
};

/** The next day of a repetition whose first day isn't named; several where every second one may be meant. */
export const firstDaysOf = (
  { parts, weekdays, nths, monthDays, interval, numbered }: ParsedRepetition,
  today: Day,
  isOverToday: boolean,
): Day[] => {
  const from = isOverToday ? today.add({ days: 1 }) : today;
  const month = from.with({ day: 1 });
  for (let ahead = 0; ahead < 12 && (nths ?? monthDays) !== undefined; ahead += 1) {
    const next = month.add({ months: ahead });
    const named = [
      ...(nths ?? []).map((nth) => nthIn(next, weekdays[0] ?? 1, nth)),
      ...(monthDays ?? [])
        .filter((day) => day <= next.daysInMonth)
        .map((day) => next.with({ day })),
    ];
    const [first] = named
      .filter((day) => day !== undefined)
      .filter((day) => from.until(day).sign >= 0)
      .toSorted((a, b) => a.since(b).sign);
    if (first !== undefined) return [first];
  }
  if (numbered !== undefined)
    return Array.from({ length: mostDaysToWeek }, (_, ahead) => from.add({ days: ahead }))
      .filter((day) => weekdays.includes(day.dayOfWeek))
      .filter((day) => isInNumberedWeek(day, numbered.weeks))
      .slice(0, 1);
  if (weekdays.length > 0) {
    const days = weekdays
      .map((weekday) => from.add({ days: (weekday - from.dayOfWeek + 7) % 7 }))
      .toSorted((a, b) => a.since(b).sign);
    const [first] = days;
    if (first === undefined) return [];
    return Array.from({ length: Math.min(interval, 4) }, (_, weeks) => first.add({ weeks }));
  }
  return parts[0] === "FREQ=DAILY" ? [from] : [];
};
