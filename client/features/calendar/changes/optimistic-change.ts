import type { CalendarEvent } from "#contract/calendar.ts";
import type { EventPatch, EditScope } from "#contract/calendar-family.ts";
import { addDays, dayOf, daysBetween, instantAt, minuteOfDay } from "../../../i18n/time.ts";

/** Which event of the family calendar is meant, and how much of one that repeats. */
export interface ChangeTarget {
  /** The id by which it is changed. */
  readonly id: string;
  readonly occurrence?: string;
  readonly scope?: EditScope;
}

/** What a finger did to the family calendar and the server hasn't confirmed. */
export type EventChange =
  /** The event's id is of the one that stands in until the server has named it. */
  | { readonly kind: "add"; readonly event: CalendarEvent }
  | {
      readonly kind: "change";
      readonly target: ChangeTarget;
      /** Start, end and `allDay` come together or not at all. */
      readonly patch: EventPatch;
      /** The day on which the event began that was changed. */
      readonly fromDay: string;
      readonly timeZone: string;
    }
  | { readonly kind: "remove"; readonly target: ChangeTarget };

/** A change of an event, or of some times of one that repeats. */
export type Changed = Extract<EventChange, { kind: "change" }>;

/** The event as its family would name it: by its series, or by itself where it is once. */
export const eventKeyOf = ({ id, seriesId }: Pick<CalendarEvent, "id" | "seriesId">): string =>
  seriesId ?? id;

const isBefore = (one: string, other: string): boolean =>
  one.length === 10 ? one < other : Date.parse(one) < Date.parse(other);

/** Whether a change means this event. */
export const isChangeTarget = (
  event: CalendarEvent,
  { id, occurrence, scope }: ChangeTarget,
): boolean => {
  if (eventKeyOf(event) !== id) return false;
  if (occurrence === undefined || event.occurrence === undefined || scope === "all") return true;
  return scope === "following"
    ? !isBefore(event.occurrence, occurrence)
    : event.occurrence === occurrence;
};

interface Placed {
  readonly start: string;
  readonly end: string;
  readonly allDay: boolean;
}

const placedBy = ({ start, end, allDay }: EventPatch): Placed | undefined =>
  start === undefined || end === undefined || allDay === undefined
    ? undefined
    : { start, end, allDay };

const dayIn = (moment: string, timeZone: string): string =>
  moment.length === 10 ? moment : dayOf(moment, timeZone);

/** Where another time of the same series goes when one of them goes `to`. */
const alike = (start: string, to: Placed, { fromDay, timeZone }: Changed): Placed => {
  const days = daysBetween(fromDay, dayIn(to.start, timeZone));
  const day = addDays(dayIn(start, timeZone), days);
  if (to.allDay)
    return { start: day, end: addDays(day, daysBetween(to.start, to.end)), allDay: true };
  const at = instantAt(day, minuteOfDay(to.start, timeZone), timeZone);
  const length = Date.parse(to.end) - Date.parse(to.start);
  return {
    start: new Date(at).toISOString(),
    end: new Date(at + length).toISOString(),
    allDay: false,
  };
};

const placedAnew = (event: CalendarEvent, change: Changed): Partial<CalendarEvent> => {
  const { patch, target } = change;
  const to = placedBy(patch);
  if (to === undefined) return {};
  const isOne = event.occurrence === undefined || event.occurrence === target.occurrence;
  const isAlone = target.scope !== "all" && target.scope !== "following";
  if (isAlone || event.occurrence === undefined) return isOne ? to : {};
  const occurrence = alike(event.occurrence, to, change).start;
  return { ...(isOne ? to : alike(event.start, to, change)), occurrence };
};

const without = <K extends keyof CalendarEvent>(event: CalendarEvent, key: K) => {
  const { [key]: _, ...rest } = event;
  return rest;
};

/** An event with others who take and collect; null is nobody, and undefined who it was. */
export const withRide = (
  event: CalendarEvent,
  { driver, collector }: Pick<EventPatch, "driver" | "collector">,
): CalendarEvent => ({
  ...event,
  ...(driver === undefined ? {} : { driver: driver ?? undefined }),
  ...(collector === undefined ? {} : { collector: collector ?? undefined }),
});

const worded = (event: CalendarEvent, patch: EventPatch): CalendarEvent => {
  const { title, memberIds, location, notes, icon, feedId, reminders } = patch;
  const unplaced = location === undefined ? event : without(event, "location");
  const bare = {
    ...(icon === undefined ? unplaced : without(unplaced, "icon")),
    ...(title === undefined ? {} : { title }),
    ...(memberIds === undefined ? {} : { memberIds }),
    ...(feedId === undefined ? {} : { feedId }),
    ...(reminders === undefined ? {} : { reminders: reminders ?? undefined }),
  };
  return {
    ...(notes === undefined ? bare : without(bare, "notes")),
    ...(location ? { location } : {}),
    ...(notes ? { notes } : {}),
    ...(icon ? { icon } : {}),
  };
};

const changed = (events: readonly CalendarEvent[], change: Changed): CalendarEvent[] => {
  const { patch, target } = change;
  return events.flatMap((event) => {
    if (!isChangeTarget(event, target)) return [event];
    // What no longer repeats is left once.
    if (patch.recurrence === null && event.occurrence !== target.occurrence) return [];
    return [{ ...withRide(worded(event, patch), patch), ...placedAnew(event, change) }];
  });
};

const apply = (events: readonly CalendarEvent[], change: EventChange): readonly CalendarEvent[] => {
  switch (change.kind) {
    case "add":
      return [...events.filter(({ id }) => id !== change.event.id), change.event];
    case "change":
      return changed(events, change);
    case "remove":
      return events.filter((event) => !isChangeTarget(event, change.target));
  }
};

/** The calendar as the fingers left it. What a new rule gives is only known when the server has said so. */
export const withEventChanges = (
  events: readonly CalendarEvent[],
  changes: readonly EventChange[],
): readonly CalendarEvent[] => changes.reduce(apply, events);
