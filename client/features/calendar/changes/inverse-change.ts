import type { CalendarEvent } from "#contract/calendar.ts";
import type { EventPatch, EditScope } from "#contract/calendar-family.ts";
import { type Changed, withEventChanges } from "./optimistic-change.ts";

/** The rule as it was, as often as the house says is left of it: one that was moved along may not find back by itself. */
const ruleBack = (
  { recurrence }: CalendarEvent,
  { patch, target: { scope } }: Changed,
  answer: CalendarEvent | undefined,
): Pick<EventPatch, "recurrence"> => {
  if (patch.recurrence !== undefined) return { recurrence: null };
  const isMoved = patch.start !== undefined && (scope === "following" || scope === "all");
  if (!isMoved || recurrence === undefined || answer === undefined) return {};
  const [count = ""] = /COUNT=\d+/.exec(answer.recurrence ?? "") ?? [];
  return { recurrence: recurrence.replace(/COUNT=\d+/, count) };
};

const reversed = (event: CalendarEvent, patch: EventPatch): EventPatch => ({
  ...(patch.title === undefined ? {} : { title: event.title }),
  ...(patch.memberIds === undefined ? {} : { memberIds: event.memberIds }),
  ...(patch.location === undefined ? {} : { location: event.location ?? null }),
  ...(patch.notes === undefined ? {} : { notes: event.notes ?? null }),
  ...(patch.icon === undefined ? {} : { icon: event.icon ?? null }),
  ...(patch.reminders === undefined ? {} : { reminders: event.reminders ?? null }),
  ...(patch.driver === undefined ? {} : { driver: event.driver ?? null }),
  ...(patch.collector === undefined ? {} : { collector: event.collector ?? null }),
  ...(patch.feedId === undefined ? {} : { feedId: event.feedId }),
  ...(patch.start === undefined
    ? {}
    : { start: event.start, end: event.end, allDay: event.allDay }),
});

/** What an event says of the fields that a patch takes back; what moves to another calendar is looked after there. */
const seenOf = (event: CalendarEvent, { feedId, ...patch }: EventPatch): EventPatch["seen"] => {
  const { title, start, end, allDay, memberIds, location, notes, icon } = reversed(event, patch);
  const seen = { title, start, end, allDay, memberIds, location, notes, icon };
  return feedId === undefined ? seen : undefined;
};

/** An event as it is named in another calendar; a single time of a series is there by itself. */
const elsewhere = (
  { seriesId: _series, occurrence, ...event }: CalendarEvent,
  { id, recurring }: CalendarEvent,
): CalendarEvent => ({
  ...{ ...event, id, recurring },
  ...(recurring && occurrence !== undefined ? { occurrence } : {}),
});

const onwards = (scope: EditScope | undefined): EditScope | undefined =>
  // From a time on it has become an event of its own.
  scope === "following" ? "all" : scope;

/**
 * What takes a change of an event back, given what the server answered, where it has answered already; undefined for a
 * replaced rule, which doesn't tell any more where it began.
 */
export const inverseChangeOf = (
  event: CalendarEvent,
  change: Changed,
  answer: CalendarEvent | undefined,
):
  | {
      readonly event: CalendarEvent;
      readonly patch: EventPatch;
      readonly scope: EditScope | undefined;
      /** What the change made of the event: only that is taken back. */
      readonly seen: EventPatch["seen"];
    }
  | undefined => {
  const { patch, target } = change;
  if (patch.recurrence !== undefined && event.recurring) return undefined;
  const [now = event] = withEventChanges([event], [change]);
  const seriesId = answer?.seriesId;
  const there = answer !== undefined && patch.feedId !== undefined ? elsewhere(now, answer) : now;
  return {
    event: seriesId === undefined ? there : { ...there, seriesId },
    patch: { ...reversed(event, patch), ...ruleBack(event, change, answer) },
    scope: onwards(target.scope),
    seen: seenOf(now, patch),
  };
};
