import { defineRead } from "../../../api/call.ts";

/** The read of the accounts at calendar servers; a parent's. */
export const accountsRead = defineRead("GET /api/calendar/accounts", "settings");

/** The read of which list keeps the family's to-dos; a parent's. */
export const todoListRead = defineRead("GET /api/calendar/todo-list", "settings");
