import * as z from "zod";
import { pinProof } from "./members.ts";
import type { Operations } from "./operation.ts";

export const kiosk = {
  "POST /api/kiosk/leave": {
    summary: "Let the wall's own window leave the full screen, with a parent's PIN",
    description: "405 `unsupported` where the wall is only a page in a browser.",
    access: "anyone",
    body: pinProof,
    answer: z.object({ ok: z.literal(true) }).meta({ id: "KioskLeft" }),
    errors: [401, 405, 409, 429],
    stale: [],
    example: { body: { memberId: "mom", pin: "2468" }, answer: { ok: true } },
  },
} as const satisfies Operations;
