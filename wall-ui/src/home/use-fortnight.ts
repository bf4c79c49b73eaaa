import { addDays, useToday } from "../../../client/time.ts";
import { useEvents } from "../../../client/calendar-views/use-events.ts";

/** The two weeks that Home shows, from today on; one read for everything on Home that is about events. */
export const useFortnight = () => {
  const today = useToday();
  return useEvents(today, addDays(today, 13));
};
