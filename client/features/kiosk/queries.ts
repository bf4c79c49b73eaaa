import type { Kiosk } from "#contract/kiosk.ts";
import { defineRead } from "../../api/call.ts";
import { type QueryState, useRead } from "../../query/query-state.ts";

const kioskRead = defineRead("GET /api/kiosk", "settings");

/** What the wall's own window has to choose from; a parent's to read. */
export const useKiosk = (): QueryState<Kiosk> => useRead(kioskRead, {});
