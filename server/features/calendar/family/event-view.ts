import type { CalendarEvent } from "#contract/calendar.ts";
import type { Roster } from "#server/config/roster.ts";
import {
  type EventText,
  type FamilyIcal,
  type FamilySeries,
  sharedColor,
} from "#server/providers/calendar/port.ts";
import { isRecurring } from "./series-days.ts";
import {
  dayOfOccurrence,
  occurrenceOn,
  placementOnDay,
  formatEventTimes,
} from "#server/recurrence/event-placement.ts";

/** Stands in for a feed's id in the family calendar's events. */
export const familyFeedId = "family";

const idOf = (key: string): string => `${key}~${familyFeedId}`;

/** The id under which a series is changed. */
export const seriesIdOf = ({ key }: Pick<FamilySeries, "key">): string => idOf(key);

/** The series' key in an `{id}`; null for an id of any other source. */
export const seriesKeyOf = (id: string): string | null => {
  const [key = "", feed, ...rest] = id.split("~");
  return feed === familyFeedId && rest.length === 0 ? key : null;
};

const whose = (memberIds: readonly string[], roster: Roster) => {
  const known = roster.filter(({ id }) => memberIds.includes(id));
  const [only] = known;
  return {
    memberIds: known.map(({ id }) => id),
    color: known.length === 1 && only !== undefined ? only.color : sharedColor,
  };
};

const compact = (text: string): string => text.replaceAll(/[-:]|\.000/g, "");

const view = (
  series: FamilySeries,
  { title, location, notes, icon, memberIds }: EventText,
  roster: Roster,
) => ({
  feedId: familyFeedId,
  title,
  ...whose(memberIds, roster),
  ...(location === null ? {} : { location }),
  ...(notes === null ? {} : { notes }),
  ...(icon === null ? {} : { icon }),
  recurring: isRecurring(series),
  ...(series.rule === null ? {} : { recurrence: series.rule }),
  editable: true,
});

/** An event, or a series by its first occurrence, under the id by which it is changed. */
export const viewSeries = (series: FamilySeries, roster: Roster): CalendarEvent => ({
  id: idOf(series.key),
  ...(isRecurring(series)
    ? { seriesId: idOf(series.key), occurrence: occurrenceOn(series.at, series.at.day) }
    : {}),
  ...view(series, series, roster),
  ...formatEventTimes(series.at),
});

/** One occurrence of a series. */
export const viewDay = (series: FamilySeries, day: string, roster: Roster): CalendarEvent => {
  const change = series.changes.find(({ originalDay }) => originalDay === day);
  const occurrence = occurrenceOn(series.at, day);
  return {
    id: idOf(`${series.key}-${compact(occurrence)}`),
    ...{ seriesId: idOf(series.key), occurrence },
    ...view(series, { ...series, ...change }, roster),
    ...formatEventTimes(change?.at ?? placementOnDay(series.at, day)),
  };
};

type Occurrence = Awaited<ReturnType<FamilyIcal["expand"]>>["occurrences"][number];

/** An occurrence that ical.js computed, with the series' own text and members. */
export const viewOccurrence = (
  { key, seriesKey, occurrence, start, end, allDay, recurring }: Occurrence,
  series: FamilySeries,
  roster: Roster,
): CalendarEvent => {
  const day = occurrence === undefined ? null : dayOfOccurrence(occurrence, series.at);
  const change = series.changes.find(({ originalDay }) => originalDay === day);
  return {
    id: idOf(key),
    ...(seriesKey === undefined ? {} : { seriesId: idOf(seriesKey) }),
    ...(occurrence === undefined ? {} : { occurrence }),
    ...view(series, { ...series, ...change }, roster),
    ...{ start, end, allDay, recurring },
  };
};
