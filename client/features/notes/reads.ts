import { defineRead } from "../../api/call.ts";

/** The read of the family's notes. */
export const notesRead = defineRead("GET /api/notes", "notes", { items: [] });
