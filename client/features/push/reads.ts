import { defineRead } from "../../api/call.ts";

/** The read of whether this phone is sent notifications. */
export const pushRead = defineRead("GET /api/push", "settings");

/** The read of what this phone's member is told of, and when. */
export const ownNotificationsRead = defineRead("GET /api/push/own", "settings");
