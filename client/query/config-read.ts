import { defineRead } from "../api/call.ts";

/** The read of what the family has chosen, and who is signed in. */
export const configRead = defineRead("GET /api/config", "settings");
