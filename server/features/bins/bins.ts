import type { Bin, BinCollection, BinSettings } from "#contract/bins.ts";
import type { CalendarEvent, CalendarRange } from "#contract/calendar.ts";
import type { Holiday } from "#contract/holidays.ts";
import { type DaysAsked, rangeOfDays } from "../../http/day-range.ts";
import { addDays, type Clock, dayAt } from "../../platform/clock.ts";
import { collectionsByRule } from "./collection-days.ts";
import { collectionsInCalendar, isCollectionOf } from "./collections-in-calendar.ts";

interface BinsDeps {
  readonly settings: () => BinSettings;
  readonly publicHolidays: (start: string, end: string) => Promise<readonly Holiday[]>;
  /** What stands in the calendars in a range of days; rejects where none can be read. */
  readonly calendar: (
    start: string,
    end: string,
  ) => Promise<Pick<CalendarRange, "events" | "feeds">>;
  readonly clock: Clock;
  readonly timeZone: () => string;
}

/** A collection that moves is in the week after at the latest. */
const before = 8;

/** Creates what tells when the house's bins are collected: by rules, and by a calendar. */
export const createBins = ({ settings, publicHolidays, calendar, clock, timeZone }: BinsDeps) => {
  const today = (): string => dayAt(clock.now(), timeZone());
  const dayOf = ({ allDay, start }: CalendarEvent): string =>
    allDay ? start : dayAt(Date.parse(start), timeZone());

  const byRules = async (start: string, end: string): Promise<BinCollection[]> => {
    const { items } = settings();
    const moves = items.some(({ rule, afterHoliday }) => rule !== null && afterHoliday);
    const holidays = moves ? await publicHolidays(addDays(start, -2 * before), end) : [];
    const isHoliday = (day: string) =>
      holidays.some((holiday) => holiday.start <= day && day <= holiday.end);
    return items.flatMap((bin) => collectionsByRule(bin, { start, end }, isHoliday));
  };

  const byCalendar = async (start: string, end: string) => {
    const { items, calendarId } = settings();
    const none = { collections: [], unmatched: [], isRead: true };
    if (calendarId === null) return none;
    const read = await calendar(start, end).catch(() => null);
    const isThere =
      calendarId === "family" ||
      read?.feeds.some(({ id, state }) => id === calendarId && state !== "error") === true;
    if (read === null || !isThere) return { ...none, isRead: false };
    const events = read.events.filter(({ feedId }) => feedId === calendarId);
    const found = collectionsInCalendar(items, events, dayOf);
    return {
      ...{ unmatched: found.unmatched, isRead: true },
      collections: found.collections.filter(({ date }) => start <= date && date <= end),
    };
  };

  const between = async (start: string, end: string) => {
    const [ruled, listed] = await Promise.all([byRules(start, end), byCalendar(start, end)]);
    const each = new Map<string, BinCollection>();
    for (const one of [...listed.collections, ...ruled]) each.set(`${one.date} ${one.binId}`, one);
    const collections = [...each.values()].toSorted((a, b) => a.date.localeCompare(b.date));
    return { ...listed, collections };
  };

  const bins = (): Bin[] =>
    settings().items.map(({ id, name, icon, color }) => ({ id, name, icon, color }));

  return {
    list: async (asked: DaysAsked) => {
      const range = rangeOfDays(asked, { today: today(), usual: 35, most: 400 });
      const { collections, unmatched, isRead } = await between(range.start, range.end);
      return {
        ...{ ...range, bins: bins(), collections },
        ...(unmatched.length === 0 ? {} : { unmatched: [...unmatched] }),
        ...(isRead ? {} : { unread: true as const }),
      };
    },
    /** Whether an event of the calendar is the collection of a bin. */
    isCollection: ({ feedId, title }: Pick<CalendarEvent, "feedId" | "title">): boolean => {
      const { items, calendarId } = settings();
      return feedId === calendarId && items.some(isCollectionOf(title));
    },
    /** The bins that are collected on a day. */
    on: async (day: string): Promise<readonly Bin[]> => {
      const { collections } = await between(day, day);
      return bins().filter(({ id }) => collections.some(({ binId }) => binId === id));
    },
  };
};

export type BinService = ReturnType<typeof createBins>;
