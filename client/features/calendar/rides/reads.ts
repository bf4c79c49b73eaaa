import { defineRead } from "../../../api/call.ts";

/** The read of the places to which the family knows the way. */
export const placesRead = defineRead("GET /api/calendar/places", "calendar", { items: [] });
