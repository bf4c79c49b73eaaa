import type { EventPatch } from "#contract/calendar-family.ts";
import { InvalidInput } from "#server/platform/errors.ts";
import type { EventText, FamilySeries, SeriesChange } from "#server/providers/calendar/port.ts";
import type { EventPlacement } from "#server/recurrence/event-placement.ts";
import type { RuleDays } from "./series-days.ts";
import { moveEvent, placementOnDay } from "#server/recurrence/event-placement.ts";

/** A requested change of an event. */
export interface EventEdit {
  readonly patch: EventPatch;
  /** The family's current time zone. */
  readonly zone: string;
  readonly rules: RuleDays;
}

/** The text fields that a patch sets; an empty text removes one. */
export const editedText = ({
  title,
  location,
  notes,
  icon,
  memberIds,
}: EventPatch): Partial<EventText> => ({
  ...(title === undefined ? {} : { title }),
  ...(location === undefined ? {} : { location: location || null }),
  ...(notes === undefined ? {} : { notes: notes || null }),
  ...(icon === undefined ? {} : { icon }),
  ...(memberIds === undefined ? {} : { memberIds: [...new Set(memberIds)] }),
});

/** Whether a patch sets a start, an end or the kind of day. */
export const movesEvent = ({ start, end, allDay }: EventPatch): boolean =>
  start !== undefined || end !== undefined || allDay !== undefined;

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const isSamePlace = (a: EventPlacement, b: EventPlacement): boolean =>
  a.day === b.day && a.time === b.time && a.zone === b.zone && a.length === b.length;

/** The change reduced to what differs from its series; undefined where nothing does. */
const differing = (change: SeriesChange, series: FamilySeries): SeriesChange | undefined => {
  const { originalDay, at, title, location, notes, icon, memberIds } = change;
  const own = {
    ...(title === undefined || title === series.title ? {} : { title }),
    ...(location === undefined || location === series.location ? {} : { location }),
    ...(notes === undefined || notes === series.notes ? {} : { notes }),
    ...(icon === undefined || icon === series.icon ? {} : { icon }),
    ...(memberIds === undefined || isSame(memberIds, series.memberIds) ? {} : { memberIds }),
    ...(at === undefined || isSamePlace(at, placementOnDay(series.at, originalDay)) ? {} : { at }),
  };
  return Object.keys(own).length === 0 ? undefined : { originalDay, ...own };
};

/** The series with changes of single occurrences, without those that equal the series itself. */
export const withOccurrenceChanges = (
  series: FamilySeries,
  changes: readonly SeriesChange[],
): FamilySeries => ({
  ...series,
  changes: changes
    .flatMap((change) => differing(change, series) ?? [])
    .toSorted((a, b) => (a.originalDay < b.originalDay ? -1 : 1)),
});

/** Changes one occurrence of a series; the others stay. */
export const editOccurrence = (
  series: FamilySeries,
  day: string,
  { patch, zone }: Omit<EventEdit, "rules">,
): FamilySeries => {
  if (patch.recurrence !== undefined && patch.recurrence !== series.rule)
    throw new InvalidInput("recurrence", "recurrence: a single time has no rule of its own.");
  const before = series.changes.find(({ originalDay }) => originalDay === day);
  const current = before?.at ?? placementOnDay(series.at, day);
  const change: SeriesChange = {
    ...(before ?? { originalDay: day }),
    ...editedText(patch),
    ...(movesEvent(patch) ? { at: moveEvent(current, patch, series.at.zone ?? zone) } : {}),
  };
  return withOccurrenceChanges(series, [
    ...series.changes.filter(({ originalDay }) => originalDay !== day),
    change,
  ]);
};
