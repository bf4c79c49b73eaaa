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

/** Picks what comes next for a member: what concerns them today, else the family's next today, else their own on a later day. */
export const comingToday = (
  events: readonly CalendarEvent[],
  { now, today, timeZone, memberIds: mineIds }: Day,
): ComingToday => {
  const mine = upcomingAt(
    events.filter(
      ({ memberIds }) =>
        mineIds === undefined ||
        memberIds.length === 0 ||
        memberIds.some((id) => mineIds.includes(id)),
    ),
    now,
  ).next;
  const familys = upcomingAt(events, now).next;
  const isToday = (event: CalendarEvent | undefined) =>
    event !== undefined && dayOf(event.start, timeZone) <= today;
  const next = isToday(mine) || !isToday(familys) ? (mine ?? familys) : familys;
  const also = eventsOnDay(events, today, timeZone).filter(
    (event) => event.id !== next?.id && (event.allDay || Date.parse(event.end) > now),
  );
  return { next, also: also.slice(0, most) };
};
