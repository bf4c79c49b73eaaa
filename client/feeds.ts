import { useQuery } from "@tanstack/react-query";
import type { Feed } from "../contract/calendar.ts";
import { read, write } from "./api.ts";
import { queryOf, type Shown, shownOf } from "./query.ts";
import { useWrite } from "./send.ts";
import { useToday } from "./time.ts";

const rangeRead = read("GET /api/calendar", "calendar");
const addWrite = write("POST /api/calendar/feeds", ["calendar", "settings"]);
const removeWrite = write("DELETE /api/calendar/feeds", ["calendar", "settings"]);
const refreshWrite = write("POST /api/calendar/feeds/{id}/refresh", ["calendar"]);

/** How each calendar address is; none before the first one is connected. */
export const useFeeds = (): Shown<readonly Feed[]> => {
  const day = useToday();
  const shown = shownOf(
    useQuery({
      ...queryOf(rangeRead, { query: { start: day, end: day } }),
      select: ({ feeds }) => feeds,
      retry: false,
    }),
  );
  return shown.from === "failed" && shown.error.code === "unconfigured"
    ? { from: "live", data: [] }
    : shown;
};

/** Connects a calendar after it was read once: `mutate({ body: { url, memberId? } })`. Fails with 400 `feedRefused`. */
export const useAddFeed = () => useWrite(addWrite);

/** Disconnects a calendar: `mutate({ body: { id } })`. */
export const useRemoveFeed = () => useWrite(removeWrite);

/** Asks a calendar again now: `mutate({ params: { id } })`. */
export const useRefreshFeed = () => useWrite(refreshWrite);
