import { defineRead } from "../../api/call.ts";

/** The read of whether this phone is sent notifications. */
export const pushRead = defineRead("GET /api/push", "settings");
