import { defineRead } from "../../api/call.ts";

/** The read of every wall; a parent's. */
export const wallsRead = defineRead("GET /api/walls", "settings");
