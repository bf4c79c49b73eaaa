import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { Feed } from "#contract/calendar.ts";
import { read, write } from "../../api/call.ts";
import { useHouse } from "../../context/app-context.ts";
import { queryOf, type Shown, shownOf } from "../../query/query-state.ts";
import { useWrite } from "../../mutations/send.ts";

const feedsRead = read("GET /api/calendar/feeds", "settings");
const addWrite = write("POST /api/calendar/feeds", ["calendar", "settings"]);
const removeWrite = write("DELETE /api/calendar/feeds", ["calendar", "settings"]);
const refreshWrite = write("POST /api/calendar/feeds/{id}/refresh", ["calendar"]);

const feedsQuery = queryOf(feedsRead, {});

/** How each calendar address is, also where none can be read; none before the first one is connected. */
export const useFeeds = (): Shown<readonly Feed[]> => {
  const { client, onChange } = useHouse();
  // Kept under Settings, so that sample events don't give way to a list of addresses; what they say is the calendar's.
  useEffect(
    () =>
      onChange("calendar", () => {
        void client.invalidateQueries({ queryKey: feedsQuery.queryKey });
      }),
    [client, onChange],
  );
  return shownOf(useQuery({ ...feedsQuery, select: ({ items }) => items }));
};

/** Connects a calendar after it was read once: `mutate({ body: { url, memberId? } })`. Fails with 400 `feedRefused`. */
export const useAddFeed = () => useWrite(addWrite);

/** Disconnects a calendar: `mutate({ body: { id } })`. */
export const useRemoveFeed = () => useWrite(removeWrite);

/** Asks a calendar again now: `mutate({ params: { id } })`. */
export const useRefreshFeed = () => useWrite(refreshWrite);
