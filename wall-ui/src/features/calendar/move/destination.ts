import type { CalendarEvent } from "#contract/calendar.ts";
import { addDays, dayOf, daysBetween, minuteOfDay } from "#client/i18n/time.ts";

/** A place of a calendar: a day, whose row or column it is in ("" is everyone's), and the minute of the day along a time-line. */
export interface CalendarSlot {
  readonly day: string;
  readonly lane?: string;
  readonly minute?: number;
}

/** An event that a finger holds, and the place at which it took hold of it. */
export interface GrabbedEvent {
  readonly event: CalendarEvent;
  readonly at: CalendarSlot;
}

/** Where an event goes: its new first day, its minute along a time-line, and whose it is where that changes. */
export interface EventDestination {
  readonly day: string;
  readonly minute?: number;
  readonly memberIds?: readonly string[];
}

const stepMin = 15;
const dayMin = 24 * 60;
/** The quarter of an hour that is nearest to a minute. */
export const snapToQuarter = (minute: number) => Math.round(minute / stepMin) * stepMin;

const membersAt = ({ event, at }: GrabbedEvent, lane: string | undefined) => {
  if (lane === undefined || lane === at.lane || event.memberIds.includes(lane)) return undefined;
  if (lane === "") return [];
  return [...event.memberIds.filter((id) => id !== at.lane), lane];
};

/**
 * Where an event goes that is carried to a place of the zone's days: as far as the finger went, in quarters of an hour along a
 * time-line. Undefined where nothing changes.
 */
export const destinationOf = (
  grabbed: GrabbedEvent,
  to: CalendarSlot,
  timeZone: string,
): EventDestination | undefined => {
  const { event, at } = grabbed;
  const startsOn = event.allDay ? event.start : dayOf(event.start, timeZone);
  const day = addDays(startsOn, daysBetween(at.day, to.day));
  const memberIds = membersAt(grabbed, to.lane);
  const whose = memberIds === undefined ? {} : { memberIds };
  const isSame = memberIds === undefined && day === startsOn;
  if (to.minute === undefined) return isSame ? undefined : { day, ...whose };
  if (at.minute === undefined) return { day: to.day, minute: snapToQuarter(to.minute), ...whose };
  const by = snapToQuarter(to.minute - at.minute);
  if (isSame && by === 0) return undefined;
  const minute = minuteOfDay(event.start, timeZone) + by;
  return {
    day: addDays(day, Math.floor(minute / dayMin)),
    minute: ((minute % dayMin) + dayMin) % dayMin,
    ...whose,
  };
};
