import { defineRead } from "../../api/call.ts";

/** The read of the family's named lists, with everything on them. */
export const listsRead = defineRead("GET /api/lists", "lists", { lists: [] });
