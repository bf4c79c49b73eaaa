import { Temporal } from "temporal-polyfill";
import type { CalendarEvent } from "#contract/calendar.ts";
import type { EditTarget, EventPatch } from "#contract/calendar-family.ts";

/** Where the times of a series go that is moved as a whole: one of its original starts before, and that one after. */
export interface SeriesShift {
  readonly from: string;
  readonly to: string;
}

const wallOf = (occurrence: string, timeZone: string): Temporal.PlainDateTime =>
  occurrence.length <= 10
    ? Temporal.PlainDate.from(occurrence).toPlainDateTime()
    : Temporal.Instant.from(occurrence).toZonedDateTimeISO(timeZone).toPlainDateTime();

/** An original start of a series after all of its times were moved, by the family's clock. */
export const shiftOccurrence = (
  occurrence: string,
  { from, to }: SeriesShift,
  timeZone: string,
): string => {
  const by = wallOf(from, timeZone).until(wallOf(to, timeZone), { largestUnit: "days" });
  const moved = wallOf(occurrence, timeZone).add(by);
  return to.length <= 10
    ? moved.toPlainDate().toString()
    : new Date(moved.toZonedDateTime(timeZone).epochMilliseconds).toISOString();
};

/** A day or a moment so many days later, at the same hour by a zone's clock. */
export const shiftByDays = (text: string, days: number, timeZone: string): string => {
  if (text.length <= 10) return Temporal.PlainDate.from(text).add({ days }).toString();
  const moved = Temporal.Instant.from(text).toZonedDateTimeISO(timeZone).add({ days });
  return new Date(moved.epochMilliseconds).toISOString();
};

/** Where a change of a series puts its times; null where they stay, or only one of them is meant. */
export const shiftOfChange = (
  seen: Pick<CalendarEvent, "recurring" | "occurrence">,
  { scope, occurrence }: EditTarget,
  { start }: Pick<EventPatch, "start">,
): SeriesShift | null => {
  const isOne = scope !== "all" && scope !== "following" && occurrence !== undefined;
  if (!seen.recurring || isOne || start === undefined || seen.occurrence === undefined) return null;
  return { from: seen.occurrence, to: start };
};

/** Where a series' times went by its first ones before and after; null where they stayed, or one is no series. */
export const shiftBetween = (
  from: string | undefined,
  to: string | undefined,
): SeriesShift | null =>
  from === undefined || to === undefined || from === to ? null : { from, to };
