import { defineRead } from "../../api/call.ts";

/** The read of what was done last. */
export const actsRead = defineRead("GET /api/acts", "acts", { items: [] });
