import type { DayAhead } from "#contract/tomorrow.ts";

/** Which sentence stands where nothing is told of a day: only who has read a calendar knows that it is free. */
export const nothingPlanned = (
  { hasCalendar }: Pick<DayAhead, "hasCalendar">,
  isConnected: boolean,
): "nothing" | "calendarAway" | "noCalendar" => {
  if (hasCalendar) return "nothing";
  return isConnected ? "calendarAway" : "noCalendar";
};
