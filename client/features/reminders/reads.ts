import { defineRead } from "../../api/call.ts";

/** The read of the reminders that are on the walls. */
export const remindersRead = defineRead("GET /api/reminders", "reminders", { items: [] });

/** The read of one reminder's event. */
export const reminderRead = defineRead("GET /api/reminders/{id}", "reminders");
