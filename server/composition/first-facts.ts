import type { Settings } from "#contract/settings.ts";
import { dayShownAt } from "#contract/rules/day-shown.ts";
import { minutesOf } from "#contract/rules/minutes-of.ts";
import type { PageRead } from "../http/operations/page-answers.ts";
import { timeOfDayAt } from "../jobs/quiet-hours.ts";
import { addDays, dayAt } from "../platform/clock.ts";

/** What tells which of what stands fast about days a house has. */
export interface FirstFactsDeps {
  readonly settings: () => Settings;
  readonly hasAbsences: () => boolean;
}

const homeWeek = 6;

type ToldDays = Pick<Settings, "timeZone" | "tomorrow">;

const monthOf = (day: string): { readonly start: string; readonly end: string } => {
  const start = `${day.slice(0, 7)}-01`;
  return { start, end: addDays(`${addDays(start, 31).slice(0, 7)}-01`, -1) };
};

/** Which day both screens tell of at a moment; undefined where none. */
const dayToldAt = (now: number, { timeZone, tomorrow }: ToldDays): string | undefined => {
  const today = dayAt(now, timeZone);
  const minute = minutesOf(timeOfDayAt(now, timeZone));
  return dayShownAt(minute, tomorrow.at, { today, tomorrow: addDays(today, 1) });
};

/** What both screens ask for of the days that they tell of at a moment: tomorrow always, for the house's evening hour is in it. */
export const readsOfDaysAhead = (now: number, settings: ToldDays): readonly PageRead[] => {
  const next = addDays(dayAt(now, settings.timeZone), 1);
  const days = new Set([dayToldAt(now, settings) ?? next, next]);
  return [...days].map((date) => ({ key: "GET /api/tomorrow", query: { date } }));
};

/** What a page of Home asks for of holidays, bins, days away and tomorrow at a moment, in the reader's language; nothing where this house has none of it to show. */
export const firstFacts = (
  { settings, hasAbsences }: FirstFactsDeps,
  now: number,
  language: string,
): readonly PageRead[] => {
  const house = settings();
  const { timeZone, bins, holidays } = house;
  const today = dayAt(now, timeZone);
  const next = addDays(today, 1);
  const hasHolidays =
    holidays.country !== null || holidays.school.length + holidays.schoolCalendars.length > 0;
  const months = [...new Set([today, addDays(today, homeWeek)].map((day) => day.slice(0, 7)))].map(
    (month) => monthOf(`${month}-01`),
  );
  const isTold = dayToldAt(now, house) !== undefined;
  if (!isTold && bins.items.length === 0 && !hasHolidays && !hasAbsences()) return [];
  // Whatever is drawn asks for all of it.
  return [
    ...[{ start: today, end: next }, ...months].map(
      (query) => ({ key: "GET /api/bins", query }) as const,
    ),
    ...months.flatMap((month) => [
      { key: "GET /api/holidays", query: { ...month, language } } as const,
      { key: "GET /api/absences/days", query: month } as const,
    ]),
    ...readsOfDaysAhead(now, house),
  ];
};
