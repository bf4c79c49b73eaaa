import { defineWrite } from "../../api/call.ts";
import { defineMutation } from "../../mutations/define-mutation.ts";

/** Lets the window leave the full screen: `{ body: proof }`. Fails with 401, 405, 409, 429. */
export const leaveKiosk = defineMutation({ operation: defineWrite("POST /api/kiosk/leave", []) });

/** Starts the server anew, out of safe mode: `{}`. Fails with 405. */
export const restartKiosk = defineMutation({
  operation: defineWrite("POST /api/kiosk/restart", []),
});
