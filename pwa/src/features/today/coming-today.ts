import type { CalendarEvent } from "#contract/calendar.ts";
import { upcomingAt } from "#client/features/calendar/next-event.ts";
import { eventsOnDay } from "#client/features/calendar/queries.ts";
import { dayOf } from "#client/i18n/time.ts";

/** So many of the day's other events are a glance. */
const most = 4;

/** Whose day it is, and which: `now` in ms. */
interface Day {
  readonly now: number;
  readonly today: string;
  readonly timeZone: string;
  /** Whose events concern them; left out where nobody is signed in. */
  readonly memberIds?: readonly string[] | undefined;
}

/** What a phone's first card tells. */
export interface ComingToday {
  readonly next: CalendarEvent | undefined;
  /** What else today has and isn't over. */
  readonly also: readonly CalendarEvent[];
}

/**
 * Picks what comes next for a member. Where something of today names them, it is the first of what concerns them, else the
 * family's first of today, else their own on a later day: what is everyone's doesn't stand above what comes before it.
 */
export const comingToday = (
  events: readonly CalendarEvent[],
  { now, today, timeZone, memberIds: mineIds }: Day,
): ComingToday => {
  const namesMe = ({ memberIds }: CalendarEvent) =>
    mineIds === undefined || memberIds.some((id) => mineIds.includes(id));
  const mine = events.filter((event) => event.memberIds.length === 0 || namesMe(event));
  const nextOf = (those: readonly CalendarEvent[]) => upcomingAt(those, now).next;
  const todays = (those: readonly CalendarEvent[]) =>
    those.filter(({ start }) => dayOf(start, timeZone) <= today);
  const isMyDay = nextOf(todays(mine.filter(namesMe))) !== undefined;
  const next = nextOf(todays(isMyDay ? mine : events)) ?? nextOf(mine) ?? nextOf(events);
  const also = eventsOnDay(events, today, timeZone).filter(
    (event) => event.id !== next?.id && (event.allDay || Date.parse(event.end) > now),
  );
  return { next, also: also.slice(0, most) };
};
