import type { CalendarEvent } from "#contract/calendar.ts";
import type { EventPatch } from "#contract/calendar-family.ts";

const isSameMoment = (a: string, b: string): boolean =>
  a.length > 10 === b.length > 10 && Date.parse(a) === Date.parse(b);

const isSameSet = (a: readonly string[], b: readonly string[]): boolean =>
  new Set(a).size === b.length && b.every((each) => a.includes(each));

/** The fields of a patch that differ from the event that the form showed, because a form sends all of its fields. */
export const changedFields = (patch: EventPatch, seen: CalendarEvent): EventPatch => {
  const { title, location, notes, icon, memberIds, recurrence, allDay, start, end } = patch;
  const isTurned = allDay !== undefined && allDay !== seen.allDay;
  const isMoved = start !== undefined && (isTurned || !isSameMoment(start, seen.start));
  const isEnded = end !== undefined && (isMoved || isTurned || !isSameMoment(end, seen.end));
  return {
    ...(title === undefined || title === seen.title ? {} : { title }),
    ...(location === undefined || (location || undefined) === seen.location ? {} : { location }),
    ...(notes === undefined || (notes || undefined) === seen.notes ? {} : { notes }),
    ...(icon === undefined || (icon ?? undefined) === seen.icon ? {} : { icon }),
    ...(memberIds === undefined || isSameSet(memberIds, seen.memberIds) ? {} : { memberIds }),
    ...(recurrence === undefined || (recurrence ?? undefined) === seen.recurrence
      ? {}
      : { recurrence }),
    ...(isTurned ? { allDay } : {}),
    ...(isMoved ? { start } : {}),
    ...(isEnded ? { end } : {}),
  };
};
