import type { QueryClient } from "@tanstack/react-query";
import { takeFirstAnswerOf } from "../../api/call.ts";
import { firstAddresses } from "../../api/take-first-answers.ts";
import { calendarStore } from "./calendar-cache.ts";
import { expandRange } from "./expand-range.ts";
import { calendarQuery, calendarRead, compactly } from "./queries.ts";
import { type CalendarStore, emptyCalendar, mergeRange } from "./range-store.ts";

/** Puts the days that the page brought along into the calendar that this device knows, before anything is drawn. */
export const takeFirstCalendar = (client: QueryClient, timeZone: string): void => {
  const at = Date.now();
  for (const address of firstAddresses()) {
    const [path, asked] = address.split("?");
    if (path !== "/api/calendar") continue;
    const days = new URLSearchParams(asked);
    const query = { start: days.get("start") ?? "", end: days.get("end") ?? "" };
    const answer = takeFirstAnswerOf(calendarRead, { query: compactly(query) });
    if (answer === undefined) continue;
    client.setQueryData<CalendarStore>(calendarStore.queryKey, (store = emptyCalendar) =>
      mergeRange(store, expandRange(answer), at, timeZone),
    );
    client.setQueryData(calendarQuery(client, timeZone, query).queryKey, at);
  }
};
