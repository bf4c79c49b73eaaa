import type { CalendarEvent } from "#contract/calendar.ts";
import type { EventPatch, EditScope } from "#contract/calendar-family.ts";

const every: readonly EditScope[] = ["one", "following", "all"];

/** What is to be asked before a repeated event is changed: how much of it is meant. Nothing where it is only there once. */
export const scopesFor = (
  { recurring, occurrence }: Pick<CalendarEvent, "recurring" | "occurrence">,
  patch: EventPatch | undefined,
): readonly EditScope[] => {
  if (!recurring || occurrence === undefined) return [];
  // A single time has no rule of its own.
  return patch?.recurrence === undefined ? every : every.filter((scope) => scope !== "one");
};
