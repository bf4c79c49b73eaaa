import type { EventPatch } from "#contract/calendar-family.ts";
import { InvalidInput } from "#server/http/errors.ts";
import type {
  EventWords,
  FamilySeries,
  Placed,
  SeriesChange,
} from "#server/providers/calendar/port.ts";
import type { Rules } from "./series-days.ts";
import { move, onDay } from "./placement.ts";

/** What is wanted of an event. */
export interface Edit {
  readonly patch: EventPatch;
  /** The house's zone now. */
  readonly zone: string;
  readonly rules: Rules;
}

/** What of the words is given anew; an empty text is none. */
export const wordsOf = ({
  title,
  location,
  notes,
  icon,
  memberIds,
}: EventPatch): Partial<EventWords> => ({
  ...(title === undefined ? {} : { title }),
  ...(location === undefined ? {} : { location: location || null }),
  ...(notes === undefined ? {} : { notes: notes || null }),
  ...(icon === undefined ? {} : { icon }),
  ...(memberIds === undefined ? {} : { memberIds: [...new Set(memberIds)] }),
});

/** Whether a start, an end or their kind is given anew. */
export const isPlacedAnew = ({ start, end, allDay }: EventPatch): boolean =>
  start !== undefined || end !== undefined || allDay !== undefined;

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const isSamePlace = (a: Placed, b: Placed): boolean =>
  a.day === b.day && a.time === b.time && a.zone === b.zone && a.length === b.length;

/** A change with only what differs from its series; undefined where nothing does. */
const differing = (change: SeriesChange, series: FamilySeries): SeriesChange | undefined => {
  const { originalDay, at, title, location, notes, icon, memberIds } = change;
  const own = {
    ...(title === undefined || title === series.title ? {} : { title }),
    ...(location === undefined || location === series.location ? {} : { location }),
    ...(notes === undefined || notes === series.notes ? {} : { notes }),
    ...(icon === undefined || icon === series.icon ? {} : { icon }),
    ...(memberIds === undefined || isSame(memberIds, series.memberIds) ? {} : { memberIds }),
    ...(at === undefined || isSamePlace(at, onDay(series.at, originalDay)) ? {} : { at }),
  };
  return Object.keys(own).length === 0 ? undefined : { originalDay, ...own };
};

/** The series with what single times have of their own; what is as in the series itself is none of that. */
export const withChanges = (
  series: FamilySeries,
  changes: readonly SeriesChange[],
): FamilySeries => ({
  ...series,
  changes: changes
    .flatMap((change) => differing(change, series) ?? [])
    .toSorted((a, b) => (a.originalDay < b.originalDay ? -1 : 1)),
});

/** Changes one time of a series; the others stay. */
export const editOne = (
  series: FamilySeries,
  day: string,
  { patch, zone }: Omit<Edit, "rules">,
): FamilySeries => {
  if (patch.recurrence !== undefined && patch.recurrence !== series.rule)
    throw new InvalidInput("recurrence", "recurrence: a single time has no rule of its own.");
  const before = series.changes.find(({ originalDay }) => originalDay === day);
  const current = before?.at ?? onDay(series.at, day);
  const change: SeriesChange = {
    ...(before ?? { originalDay: day }),
    ...wordsOf(patch),
    ...(isPlacedAnew(patch) ? { at: move(current, patch, series.at.zone ?? zone) } : {}),
  };
  return withChanges(series, [
    ...series.changes.filter(({ originalDay }) => originalDay !== day),
    change,
  ]);
};
