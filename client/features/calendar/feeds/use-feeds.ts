import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { CalendarFeed } from "#contract/calendar.ts";
import { defineRead } from "../../../api/call.ts";
import { useApp } from "../../../context/app-context.ts";
import { queryOf, type QueryState, queryStateOf } from "../../../query/query-state.ts";

const feedsRead = defineRead("GET /api/calendar/feeds", "settings");

const feedsQuery = queryOf(feedsRead, {});

/** How each calendar address is, also where none can be read; none before the first one is connected. */
export const useFeeds = (): QueryState<readonly CalendarFeed[]> => {
  const { queryClient, onChange } = useApp();
  // Kept under Settings, so that sample events don't give way to a list of addresses; what they say is the calendar's.
  useEffect(
    () =>
      onChange("calendar", () => {
        void queryClient.invalidateQueries({ queryKey: feedsQuery.queryKey });
      }),
    [queryClient, onChange],
  );
  return queryStateOf(useQuery({ ...feedsQuery, select: ({ items }) => items }));
};
