import { defineRead } from "../../../api/call.ts";

/** The read of the accounts at calendar servers; a parent's. */
export const accountsRead = defineRead("GET /api/calendar/accounts", "settings");
