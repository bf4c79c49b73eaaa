import type { CalendarEvent } from "#contract/calendar.ts";
import { sideBySide, type MinuteSpan } from "#client/features/calendar/views/side-by-side.ts";

/** The width of a column of the day as a grid wants it: as many times wider as it has events beside each other, up to three; an empty one may be as narrow as a face. */
export const columnWidth = (
  stretches: readonly MinuteSpan<CalendarEvent>[],
  isEmpty: boolean,
): string => {
  const beside = Math.min(3, Math.max(1, ...sideBySide(stretches).map(({ of }) => of)));
  const least = isEmpty ? "var(--touch)" : `calc(${beside} * var(--column-least))`;
  return `minmax(${least}, ${beside}fr)`;
};
