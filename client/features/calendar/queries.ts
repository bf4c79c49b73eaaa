import { type QueryClient, skipToken, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import type { CalendarEvent, CalendarFeed } from "#contract/calendar.ts";
import { call, defineRead } from "../../api/call.ts";
import type { Translate } from "../../i18n/catalogue.ts";
import { daysFrom } from "../../i18n/time.ts";
import { useI18n } from "../../i18n/use-i18n.ts";
import { useConfig } from "../../context/config.ts";
import type { Sample } from "../../query/sample/sample.ts";
import { useOverlaid } from "../../mutations/use-mutation-queue.ts";
import { calendarStore } from "./calendar-cache.ts";
import { healthRead } from "../../query/health.ts";
import { queryOf, type QueryState, useQueryState } from "../../query/query-state.ts";
import { expandRange } from "./expand-range.ts";
import {
  type CalendarStore,
  emptyCalendar,
  eventsBetween,
  forgetBefore,
  knownSince,
  mergeRange,
  partlyKnownSince,
} from "./range-store.ts";
import { useSampleFallback } from "../../query/sample-fallback.ts";
import { useSourceQuery, useSourceReadiness } from "../../query/source-query.ts";
import { useMayWriteInto } from "./use-may-write-into.ts";

export { useRideText } from "./rides/use-ride-text.ts";
export { eventsOnDay } from "./range-store.ts";

/** The read of a range of days. */
export const calendarRead = defineRead("GET /api/calendar", "calendar");
const ofCalendar = { domain: "calendar", queryKey: ["calendar"] } as const;
const forgetAfterMs = 30 * 86_400_000;

/** The events of a range of days and how each feed is. */
export interface CalendarContent {
  readonly events: readonly CalendarEvent[];
  readonly feeds: readonly CalendarFeed[];
  /** The days of the range that were never read: what is on them is known in part, or not at all. */
  readonly unknownDays?: ReadonlySet<string>;
}

/** How a screen asks for a range of days: what the times of a repeated event share is sent once. */
export const compactly = (query: { readonly start: string; readonly end: string }) => ({
  ...query,
  compact: "true" as const,
});

/** Reads a range of days into the calendar that this device knows; resolves to when it asked (ms). */
export const calendarQuery = (
  client: QueryClient,
  timeZone: string,
  query: { readonly start: string; readonly end: string },
) => ({
  queryKey: [calendarRead.topic, calendarRead.key, { query }],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<number> => {
    const at = Date.now();
    const { answer } = await call(calendarRead, { query: compactly(query) }, { signal });
    client.setQueryData<CalendarStore>(calendarStore.queryKey, (store = emptyCalendar) =>
      forgetBefore(
        mergeRange(store, expandRange(answer), at, timeZone),
        at - forgetAfterMs,
        timeZone,
      ),
    );
    return at;
  },
});

/** An event's title in the reader's language: a birthday says who turns how old, and what is private that somebody is busy. */
export const eventTitle = ({ title, busy, birthday }: CalendarEvent, t: Translate): string => {
  if (busy) return t("calendar.busy");
  return birthday?.age ? t("calendar.turns", { name: birthday.name, age: birthday.age }) : title;
};

const withTitles = (content: CalendarContent, t: Translate): CalendarContent => ({
  ...content,
  events: content.events.map((event) =>
    event.busy || event.birthday ? { ...event, title: eventTitle(event, t) } : event,
  ),
});

/**
 * What this device knows of the calendar; nothing where health says, after the newest of it, that no calendar is
 * connected: what was taken away isn't shown for as long as somebody remembers it.
 */
const useKnownCalendar = (): CalendarStore | undefined => {
  const client = useQueryClient();
  const isConnected = useSourceReadiness("calendar") !== "unconfigured";
  const { data, dataUpdatedAt } = useQuery<CalendarStore>({
    queryKey: calendarStore.queryKey,
    queryFn: skipToken,
  });
  if (isConnected) return data;
  const health = client.getQueryState(queryOf(healthRead, {}).queryKey);
  return dataUpdatedAt > (health?.dataUpdatedAt ?? 0) ? data : undefined;
};

/** The events that touch the days from `start` to `end`, both included, in order and with the changes that are pending; days known from other ranges show at once. */
export const useCalendar = (start: string, end: string): QueryState<CalendarContent> => {
  const client = useQueryClient();
  const { t } = useI18n();
  const { timeZone } = useConfig();
  const asked = useSourceQuery("calendar", calendarQuery(client, timeZone, { start, end }));
  const known = useKnownCalendar();
  const store = useOverlaid(calendarStore.queryKey, known);

  const data = useMemo(() => {
    if (store === undefined) return;
    const events = eventsBetween(store.events, start, end, timeZone);
    const isAsked = Object.keys(store.asked).some((day) => start <= day && day <= end);
    // What was just written shows before anything is known of its days.
    const isWritten = store !== known && events.length > 0;
    if (!isAsked && !isWritten) return;
    const unknownDays = new Set(daysFrom(start, end).filter((day) => !(day in store.asked)));
    return { events, feeds: store.feeds, unknownDays };
  }, [store, known, start, end, timeZone]);
  // What was never read as a whole is as old as the part of it that is known.
  const since =
    store === undefined
      ? asked.dataUpdatedAt
      : (knownSince(store, start, end) ??
        (asked.dataUpdatedAt || partlyKnownSince(store, start, end)));
  const { error, failureReason } = asked;
  const named = useMemo(() => data && withTitles(data, t), [data, t]);
  const shown = useQueryState({ data: named, error, failureReason, dataUpdatedAt: since });
  const build = useCallback((sample: Sample) => sample.calendar(start, end), [start, end]);
  return useSampleFallback<CalendarContent>(ofCalendar, shown, build);
};

const none: readonly CalendarFeed[] = [];

/** The calendars of accounts in which events can be written by who is here. */
export const useWritableCalendars = (): readonly CalendarFeed[] => {
  const known = useKnownCalendar();
  const mayWriteInto = useMayWriteInto();
  return useMemo(
    () => known?.feeds.filter((feed) => feed.readOnly === false && mayWriteInto(feed)) ?? none,
    [known, mayWriteInto],
  );
};
