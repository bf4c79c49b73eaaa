import { skipToken, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import type { CalendarEvent, Feed } from "../contract/calendar.ts";
import { call, read } from "./api.ts";
import { useConfig } from "./config.ts";
import type { Sample } from "./demo/sample.ts";
import { type Shown, shownOf } from "./query.ts";
import {
  type CalendarStore,
  emptyCalendar,
  eventsBetween,
  forgetBefore,
  knownSince,
  mergeRange,
} from "./ranges.ts";
import { useOrSample, useSourceQuery } from "./source.ts";

export { eventsOnDay } from "./ranges.ts";

const calendarRead = read("GET /api/calendar", "calendar");
const storeKey = ["calendar", "store"] as const;
const forgetAfterMs = 30 * 86_400_000;

/** The events of a range of days and how each feed is. */
export interface ShownCalendar {
  readonly events: readonly CalendarEvent[];
  readonly feeds: readonly Feed[];
}

/** The events that touch the days from `start` to `end`, both included, in order; days known from other ranges show at once. */
export const useCalendar = (start: string, end: string): Shown<ShownCalendar> => {
  const client = useQueryClient();
  const { timeZone } = useConfig();
  const sent = { query: { start, end } };

  const asked = useSourceQuery("calendar", {
    queryKey: [calendarRead.topic, calendarRead.key, sent],
    queryFn: async ({ signal }) => {
      const at = Date.now();
      const { answer } = await call(calendarRead, sent, { signal });
      client.setQueryData<CalendarStore>(storeKey, (store = emptyCalendar) =>
        forgetBefore(mergeRange(store, answer, at, timeZone), at - forgetAfterMs, timeZone),
      );
      return at;
    },
  });
  const { data: store } = useQuery<CalendarStore>({ queryKey: storeKey, queryFn: skipToken });

  const data = useMemo(
    () =>
      store === undefined || !Object.keys(store.asked).some((day) => start <= day && day <= end)
        ? undefined
        : { events: eventsBetween(store.events, start, end, timeZone), feeds: store.feeds },
    [store, start, end, timeZone],
  );
  const since =
    (store === undefined ? undefined : knownSince(store, start, end)) ?? asked.dataUpdatedAt;
  const { error, failureReason } = asked;
  const shown = shownOf({ data, error, failureReason, dataUpdatedAt: since });
  const build = useCallback((sample: Sample) => sample.calendar(start, end), [start, end]);
  return useOrSample<ShownCalendar>("calendar", shown, build);
};
