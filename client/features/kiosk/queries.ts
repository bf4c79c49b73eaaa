import type { Kiosk } from "#contract/kiosk.ts";
import { defineRead, defineWrite } from "../../api/call.ts";
import { type QueryState, useRead } from "../../query/query-state.ts";
import { useWrite } from "../../mutations/send.ts";

const kioskRead = defineRead("GET /api/kiosk", "settings");
const leaveWrite = defineWrite("POST /api/kiosk/leave", []);
const restartWrite = defineWrite("POST /api/kiosk/restart", []);

/** What the wall's own window has to choose from; a parent's to read. */
export const useKiosk = (): QueryState<Kiosk> => useRead(kioskRead, {});

/** Lets the window leave the full screen: `mutate({ body: proof })`. Fails with 401, 405, 409, 429. */
export const useLeaveKiosk = () => useWrite(leaveWrite);

/** Starts the server anew, out of safe mode: `mutate({})`. Fails with 405. */
export const useRestart = () => useWrite(restartWrite);
