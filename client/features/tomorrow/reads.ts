import { defineRead } from "../../api/call.ts";

/** The read of a day ahead. */
export const tomorrowRead = defineRead("GET /api/tomorrow", "tomorrow");

/** The read of what is to be done the evening before dishes. */
export const preparationsRead = defineRead("GET /api/tomorrow/preparations", "tomorrow", {
  items: [],
});
