import type { EditScope, EditTarget } from "#contract/calendar-family.ts";
import { InvalidInput } from "#server/platform/errors.ts";
import type { FamilyIcal, FamilySeries } from "#server/providers/calendar/port.ts";
import { dayOfOccurrenceBefore } from "#server/recurrence/event-placement.ts";
import { isRecurring, occursOn } from "./series-days.ts";

/** What an edit means: every occurrence, or one of them with or without those after it. */
type ResolvedScope =
  | { readonly scope: "all"; readonly day: string | null }
  | { readonly scope: Exclude<EditScope, "all">; readonly day: string };

const dayIn = (series: FamilySeries, occurrence: string, ical: FamilyIcal): string => {
  // Somebody may have moved all of it to another hour meanwhile: it is once a day.
  const day = dayOfOccurrenceBefore(occurrence, series.at);
  if (day === null || !occursOn(series, day, ical))
    throw new InvalidInput("occurrence", "occurrence: the event isn't there at that time.");
  return day;
};

/** Whether an edit means one time that somebody has taken out already. */
export const isOfRemovedTime = (
  series: FamilySeries,
  { scope = "one", occurrence }: EditTarget,
): boolean => {
  if (scope !== "one" || occurrence === undefined || !isRecurring(series)) return false;
  const day = dayOfOccurrenceBefore(occurrence, series.at);
  return day !== null && series.except.includes(day);
};

/** Resolves an edit's scope; throws 400 `occurrence` where the event isn't there or no time is given. */
export const resolveEditScope = (
  series: FamilySeries,
  { scope, occurrence }: EditTarget,
  ical: FamilyIcal,
): ResolvedScope => {
  // What left its series for another calendar is there once, whatever time of the series was meant.
  if (!isRecurring(series)) return { scope: "all", day: null };
  const day = occurrence === undefined ? null : dayIn(series, occurrence, ical);
  const wanted = scope ?? (day === null ? "all" : "one");
  if (wanted === "all") return { scope: "all", day };
  if (day === null)
    throw new InvalidInput("occurrence", "occurrence: say which time of the event is meant.");
  return { scope: wanted, day };
};
