import type { CalendarEvent } from "#contract/calendar.ts";
import type { EditScope } from "#contract/calendar-family.ts";
import { type ChangeTarget, eventKeyOf } from "./optimistic-change.ts";

/** Which times of an event are meant; one that repeats is changed at this time only unless `scope` says more. */
export const targetOf = (event: CalendarEvent, scope: EditScope = "one"): ChangeTarget => ({
  id: eventKeyOf(event),
  ...(event.occurrence === undefined ? {} : { occurrence: event.occurrence, scope }),
});
