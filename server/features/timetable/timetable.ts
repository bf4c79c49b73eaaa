import type { Holiday } from "#contract/holidays.ts";
import type { SchoolDay, TimetableSettings } from "#contract/timetable.ts";
import type { Roster } from "../../config/roster.ts";
import { type DaysAsked, rangeOfDays } from "../../http/day-range.ts";
import { addDays, type Clock, dayAt } from "../../platform/clock.ts";
import { schoolDayOf } from "./school-days.ts";

interface TimetableDeps {
  readonly settings: () => TimetableSettings;
  readonly holidays: (start: string, end: string) => Promise<readonly Holiday[]>;
  readonly roster: () => Roster;
  readonly clock: Clock;
  readonly timeZone: () => string;
}

/** Creates what tells the children's lessons, which public and school holidays take away. */
export const createTimetable = (deps: TimetableDeps) => {
  const { settings, holidays, roster, clock, timeZone } = deps;

  const between = async (start: string, end: string): Promise<SchoolDay[]> => {
    const chosen = settings();
    const children = roster().filter(({ id }) => (chosen.lessons[id] ?? []).length > 0);
    if (children.length === 0) return [];
    const free = await holidays(start, end);
    const found: SchoolDay[] = [];
    for (let day = start; day <= end; day = addDays(day, 1)) {
      const name = free.find((one) => one.start <= day && day <= one.end)?.name;
      for (const { id } of children) {
        const there = schoolDayOf(chosen, id, day, name);
        if (there !== null) found.push(there);
      }
    }
    return found;
  };

  return {
    list: async (asked: DaysAsked) => {
      const today = dayAt(clock.now(), timeZone());
      const range = rangeOfDays(asked, { today, usual: 7, most: 62 });
      const days = await between(range.start, range.end);
      return { ...range, subjects: settings().subjects, days };
    },
    /** A member's lessons on a day and what to bring; null where they have no school on that weekday. */
    of: async (memberId: string, day: string): Promise<SchoolDay | null> =>
      (await between(day, day)).find((one) => one.memberId === memberId) ?? null,
  };
};

export type TimetableService = ReturnType<typeof createTimetable>;
