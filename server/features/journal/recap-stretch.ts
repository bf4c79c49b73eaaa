import { Temporal } from "temporal-polyfill";
import type { Recap } from "#contract/journal.ts";
import { addDays, dayAt, startOfDay } from "../../platform/clock.ts";

/** The time that a recap covers; both of its days are included. */
export interface RecapStretch {
  readonly kind: Recap["kind"];
  /** The unique name of the recap. */
  readonly name: string;
  readonly after: number;
  readonly until: number;
  readonly start: string;
  readonly end: string;
}

/** The week up to a due time; it begins where the last recap ended, or seven days ago where there was none. */
export const weekUntil = (dueAt: number, last: number | null, timeZone: string): RecapStretch => {
  const end = dayAt(dueAt, timeZone);
  const begin = last ?? startOfDay(addDays(end, -6), timeZone) - 1;
  const start = last === null ? addDays(end, -6) : dayAt(last, timeZone);
  return { kind: "weekly", name: `weekly ${end}`, after: begin, until: dueAt, start, end };
};

/** The calendar month before a due time. */
export const monthBefore = (dueAt: number, timeZone: string): RecapStretch => {
  const first = Temporal.PlainDate.from(dayAt(dueAt, timeZone)).with({ day: 1 });
  const start = first.subtract({ months: 1 }).toString();
  return {
    ...{ kind: "monthly", name: `monthly ${start.slice(0, 7)}` },
    after: startOfDay(start, timeZone) - 1,
    until: startOfDay(first.toString(), timeZone) - 1,
    ...{ start, end: first.subtract({ days: 1 }).toString() },
  };
};
