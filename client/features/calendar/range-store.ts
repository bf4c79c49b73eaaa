import type { CalendarEvent, CalendarRange, CalendarFeed } from "#contract/calendar.ts";
import { addDays, dayOf, daysFrom } from "../../i18n/time.ts";

/** Everything known of the calendar, put together from the answers about ranges of days. */
export interface CalendarStore {
  /** When the newest answer about a day was asked for, in ms; other days are unknown. */
  readonly asked: Readonly<Record<string, number>>;
  /** Each occurrence once. */
  readonly events: readonly CalendarEvent[];
  readonly feeds: readonly CalendarFeed[];
}

/** A store that knows nothing. */
export const emptyCalendar: CalendarStore = { asked: {}, events: [], feeds: [] };

type When = Pick<CalendarEvent, "start" | "end" | "allDay">;

interface Span {
  readonly first: string;
  readonly last: string;
}

const findSpan = ({ start, end, allDay }: When, timeZone: string): Span => {
  const first = allDay ? start : dayOf(start, timeZone);
  // An end is exclusive: what ends at midnight isn't on the next day.
  const last = allDay ? addDays(end, -1) : dayOf(Date.parse(end) - 1, timeZone);
  return { first, last: last < first ? first : last };
};

// Asking Intl for a day is slow, and a screen asks for each event once a column.
const found = new WeakMap<When, { readonly timeZone: string; readonly span: Span }>();

/** The first and last day that an event touches in the zone, both included. */
export const eventDaysOf = (event: When, timeZone: string): Span => {
  const known = found.get(event);
  if (known?.timeZone === timeZone) return known.span;
  const span = findSpan(event, timeZone);
  found.set(event, { timeZone, span });
  return span;
};

const touches = (event: CalendarEvent, days: readonly string[], timeZone: string): boolean => {
  const { first, last } = eventDaysOf(event, timeZone);
  return days.some((day) => first <= day && day <= last);
};

/**
 * Puts an answer into the store. For the days that it covers it replaces what was known, events that reach beyond them
 * included (an event is one thing); other days stay as they were. An answer asked for before the one that is known of a day doesn't count for that day.
 */
export const mergeRange = (
  store: CalendarStore,
  answer: CalendarRange,
  askedAt: number,
  timeZone: string,
): CalendarStore => {
  const days = daysFrom(answer.start, answer.end).filter(
    (day) => (store.asked[day] ?? 0) <= askedAt,
  );
  const news = answer.events.filter((event) => touches(event, days, timeZone));
  const replaced = new Set(news.map(({ id }) => id));
  const kept = store.events.filter(
    (event) => !replaced.has(event.id) && !touches(event, days, timeZone),
  );
  const isNewest = Object.values(store.asked).every((at) => at <= askedAt);
  return {
    asked: { ...store.asked, ...Object.fromEntries(days.map((day) => [day, askedAt])) },
    events: [...kept, ...news],
    feeds: isNewest ? answer.feeds : store.feeds,
  };
};

/** Puts two stores into one: the days of the newer as it knows them, other days as the older does. */
export const joinCalendars = (
  older: CalendarStore,
  newer: CalendarStore,
  timeZone: string,
): CalendarStore => {
  const days = Object.keys(newer.asked);
  const replaced = new Set(newer.events.map(({ id }) => id));
  const kept = older.events.filter(
    (event) => !replaced.has(event.id) && !touches(event, days, timeZone),
  );
  return {
    asked: { ...older.asked, ...newer.asked },
    events: [...kept, ...newer.events],
    feeds: newer.feeds,
  };
};

/** Forgets days that nobody has asked for since a moment (ms), and the events that were on none but those. */
export const forgetBefore = (
  store: CalendarStore,
  since: number,
  timeZone: string,
): CalendarStore => {
  const asked = Object.fromEntries(Object.entries(store.asked).filter(([, at]) => at >= since));
  const days = Object.keys(asked);
  if (days.length === Object.keys(store.asked).length) return store;
  return { ...store, asked, events: store.events.filter((one) => touches(one, days, timeZone)) };
};

/** When the oldest answer about a range was asked for, in ms; undefined where some of its days are unknown. */
export const knownSince = (
  store: CalendarStore,
  start: string,
  end: string,
): number | undefined => {
  const times = daysFrom(start, end).map((day) => store.asked[day]);
  return times.reduce((oldest, at) =>
    oldest === undefined || at === undefined ? undefined : Math.min(oldest, at),
  );
};

/** When the oldest answer about any of a range's days was asked for, in ms; 0 where none is known. */
export const partlyKnownSince = (store: CalendarStore, start: string, end: string): number => {
  const times = daysFrom(start, end).flatMap((day) => store.asked[day] ?? []);
  return times.length === 0 ? 0 : Math.min(...times);
};

const byStart =
  (timeZone: string) =>
  (a: CalendarEvent, b: CalendarEvent): number => {
    const [one, other] = [eventDaysOf(a, timeZone), eventDaysOf(b, timeZone)];
    return (
      one.first.localeCompare(other.first) ||
      Number(b.allDay) - Number(a.allDay) ||
      (a.allDay ? other.last.localeCompare(one.last) : Date.parse(a.start) - Date.parse(b.start)) ||
      a.title.localeCompare(b.title) ||
      a.id.localeCompare(b.id)
    );
  };

/** The events that touch a range of days, by day, all-day ones first, then by the instant they start. */
export const eventsBetween = (
  events: readonly CalendarEvent[],
  start: string,
  end: string,
  timeZone: string,
): CalendarEvent[] =>
  events
    .filter((event) => {
      const { first, last } = eventDaysOf(event, timeZone);
      return first <= end && start <= last;
    })
    .toSorted(byStart(timeZone));

/** The events that touch a day: all-day ones and those that began before first, then by the instant they start. */
export const eventsOnDay = (
  events: readonly CalendarEvent[],
  day: string,
  timeZone: string,
): CalendarEvent[] => {
  const fills = (event: CalendarEvent) => event.allDay || eventDaysOf(event, timeZone).first < day;
  return eventsBetween(events, day, day, timeZone).toSorted(
    (a, b) => Number(fills(b)) - Number(fills(a)),
  );
};
