import type { QueryClient } from "@tanstack/react-query";
import { takeFirstAnswerOf } from "../api/call.ts";
import { takeFirstCalendar } from "../features/calendar/first-calendar.ts";
import { configRead } from "../query/config-read.ts";
import { createQueryClient, queryOf } from "../query/query-state.ts";

/** Makes the store of answers, with what has to be in it before anything is drawn: the family's choices and its coming days, where the page brought them. */
export const createFirstClient = (): QueryClient => {
  const client = createQueryClient();
  const config = takeFirstAnswerOf(configRead, {});
  if (config === undefined) return client;
  const { queryKey } = queryOf(configRead, {});
  client.setQueryData(queryKey, config);
  // A browser that came for the first time has become a wall with the page: what it may do is asked once more.
  if (config.wall === null && config.session === null) void client.invalidateQueries({ queryKey });
  takeFirstCalendar(client, config.timeZone);
  return client;
};
