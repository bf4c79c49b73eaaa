import { addDays } from "#client/i18n/time.ts";
import { useToday } from "#client/context/clock.ts";
import { useEvents } from "#client/features/calendar/views/use-events.ts";

/** The two weeks that Home shows, from today on; one read for everything on Home that is about events. */
export const useFortnight = () => {
  const today = useToday();
  return useEvents(today, addDays(today, 13));
};
