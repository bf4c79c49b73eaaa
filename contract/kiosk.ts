import * as z from "zod";
import { pinProof } from "./members.ts";
import type { Operations } from "./operation.ts";

const kioskState = z
  .object({
    window: z.boolean().meta({ description: "The wall is in its own window, not in a browser." }),
    displays: z.array(z.object({ name: z.string(), width: z.int(), height: z.int() })),
    updates: z.enum(["byItself", "byHand"]).nullable().meta({
      description: "How a newer version gets in; null where the program wasn't installed.",
    }),
  })
  .meta({ id: "Kiosk" });
export type Kiosk = z.infer<typeof kioskState>;

export const kiosk = {
  "GET /api/kiosk": {
    operationId: "getKiosk",
    summary: "What the wall's own window has to choose from",
    access: "parent",
    unlock: "settings",
    answer: kioskState,
    errors: [401, 409],
    topic: "settings",
    example: {
      answer: {
        window: true,
        displays: [{ name: "DELL P2418HT", width: 1920, height: 1080 }],
        updates: "byItself",
      },
    },
  },
  "POST /api/kiosk/leave": {
    operationId: "leaveKiosk",
    summary: "Let the wall's own window leave the full screen, with a parent's PIN",
    description: "405 `unsupported` where the wall is only a page in a browser.",
    access: "anyone",
    right: "look",
    body: pinProof,
    answer: z.object({ ok: z.literal(true) }).meta({ id: "KioskLeft" }),
    errors: [401, 405, 409, 429],
    stale: [],
    example: { body: { memberId: "mom", pin: "2468" }, answer: { ok: true } },
  },
  "POST /api/kiosk/restart": {
    operationId: "restartServer",
    summary: "Start the server anew, out of safe mode",
    description:
      "Only while the notice `safeMode` is there; 405 `unsupported` otherwise, so that nobody can disturb a wall that is well.",
    access: "anyone",
    right: "look",
    answer: z.object({ ok: z.literal(true) }).meta({ id: "Restarting" }),
    errors: [405],
    stale: [],
    example: { answer: { ok: true } },
  },
} as const satisfies Operations;
