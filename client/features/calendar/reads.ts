import { defineRead } from "../../api/call.ts";

/** The read of what the family counts the days to. */
export const countdownsRead = defineRead("GET /api/calendar/countdowns", "calendar");
