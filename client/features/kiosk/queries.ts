import type { Kiosk } from "#contract/kiosk.ts";
import { read, write } from "../../api/call.ts";
import { type Shown, useRead } from "../../query/query-state.ts";
import { useWrite } from "../../mutations/send.ts";

const kioskRead = read("GET /api/kiosk", "settings");
const leaveWrite = write("POST /api/kiosk/leave", []);
const restartWrite = write("POST /api/kiosk/restart", []);

/** What the wall's own window has to choose from; a parent's to read. */
export const useKiosk = (): Shown<Kiosk> => useRead(kioskRead, {});

/** Lets the window leave the full screen: `mutate({ body: proof })`. Fails with 401, 405, 409, 429. */
export const useLeaveKiosk = () => useWrite(leaveWrite);

/** Starts the server anew, out of safe mode: `mutate({})`. Fails with 405. */
export const useRestart = () => useWrite(restartWrite);
