import { defineRead } from "../../api/call.ts";

/** The read of what the family has chosen; a parent's. */
export const settingsRead = defineRead("GET /api/settings", "settings");
