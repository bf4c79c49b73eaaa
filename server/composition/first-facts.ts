import type { Settings } from "#contract/settings.ts";
import type { PageRead } from "../http/operations/page-answers.ts";
import { timeOfDayAt } from "../jobs/quiet-hours.ts";
import { addDays, dayAt } from "../platform/clock.ts";

/** What tells which of what stands fast about days a house has. */
export interface FirstFactsDeps {
  readonly settings: () => Settings;
  readonly hasAbsences: () => boolean;
}

/** Early in the morning today is told, and tomorrow from the house's evening hour on. */
const [morningFrom, morningUntil] = ["05:00", "09:00"];
const homeWeek = 6;

const monthOf = (day: string): { readonly start: string; readonly end: string } => {
  const start = `${day.slice(0, 7)}-01`;
  return { start, end: addDays(`${addDays(start, 31).slice(0, 7)}-01`, -1) };
};

/** Whether it is so early that both screens tell of today. */
const isEarly = (time: string): boolean => time >= morningFrom && time < morningUntil;

/** What both screens ask for of the days that they tell of at a moment: tomorrow, and early in the morning today as well. */
export const readsOfDaysAhead = (now: number, timeZone: string): readonly PageRead[] => {
  const today = dayAt(now, timeZone);
  const days = [...(isEarly(timeOfDayAt(now, timeZone)) ? [today] : []), addDays(today, 1)];
  return days.map((date) => ({ key: "GET /api/tomorrow", query: { date } }));
};

/** What a page of Home asks for of holidays, bins, days away and tomorrow at a moment, in the reader's language; nothing where this house has none of it to show. */
export const firstFacts = (
  { settings, hasAbsences }: FirstFactsDeps,
  now: number,
  language: string,
): readonly PageRead[] => {
  const { timeZone, bins, holidays, tomorrow } = settings();
  const [today, time] = [dayAt(now, timeZone), timeOfDayAt(now, timeZone)];
  const next = addDays(today, 1);
  const hasHolidays =
    holidays.country !== null || holidays.school.length + holidays.schoolCalendars.length > 0;
  const months = [...new Set([today, addDays(today, homeWeek)].map((day) => day.slice(0, 7)))].map(
    (month) => monthOf(`${month}-01`),
  );
  const isTold = isEarly(time) || time >= tomorrow.at;
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
    ...readsOfDaysAhead(now, timeZone),
  ];
};
