import type { CalendarEvent, CalendarFeed } from "#contract/calendar.ts";
import type { EventVersions } from "#contract/errors.ts";
import type { ObjectView } from "#server/providers/calendar/object-port.ts";
import { sharedColor } from "#server/providers/calendar/port.ts";

const compact = (text: string): string => text.replaceAll(/[-:]|\.000/g, "");

/** An event of an account as it is answered: the series by its id, or one of its times. */
export const connectedEvent = (
  view: ObjectView,
  { key, feed, isOneTime }: { key: string; feed: CalendarFeed; isOneTime: boolean },
  isWaiting: boolean,
): CalendarEvent => {
  const seriesId = `${key}~${feed.id}`;
  const { title, start, end, allDay, location, notes, occurrence, recurrence } = view;
  const isOne = isOneTime && occurrence !== null;
  return {
    id: isOne ? `${key}-${compact(occurrence)}~${feed.id}` : seriesId,
    ...(occurrence === null ? {} : { seriesId, occurrence }),
    ...{ feedId: feed.id, title, start, end, allDay },
    memberIds: feed.memberIds ?? (feed.memberId === undefined ? [] : [feed.memberId]),
    color: feed.color ?? sharedColor,
    ...(location === null ? {} : { location }),
    ...(notes === null ? {} : { notes }),
    recurring: occurrence !== null,
    ...(recurrence === null ? {} : { recurrence }),
    editable: true,
    ...(isWaiting ? { waiting: true } : {}),
  };
};

/** One that became private is told as no more than its time, as everywhere. */
const versionOf = (view: ObjectView | null): EventVersions["ours"] => {
  if (view === null) return null;
  const { title, start, end, allDay, location, notes, recurrence } = view;
  const when = { start, end, allDay, recurrence };
  return view.isPrivate
    ? { ...when, title: "", location: null, notes: null }
    : { ...when, title, location, notes };
};

/** Both sides of a conflict as they are answered. */
export const conflictVersions = (
  ours: ObjectView | null,
  theirs: ObjectView | null,
): EventVersions => ({ ours: versionOf(ours), theirs: versionOf(theirs) });
