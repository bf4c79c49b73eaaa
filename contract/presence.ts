import * as z from "zod";
import type { Operations } from "./operation.ts";
import { instant } from "./values.ts";

const report = z
  .object({ present: z.boolean(), changedAt: instant.nullable() })
  .meta({ id: "Presence" });

export const presence = {
  "GET /api/presence": {
    operationId: "getPresence",
    summary: "Whether somebody is near, as last told",
    access: "anyone",
    answer: report,
    topic: "presence",
    example: { answer: { present: true, changedAt: "2026-11-20T17:42:00.000Z" } },
  },
  "POST /api/presence": {
    operationId: "reportPresence",
    summary: "Tell the walls that somebody came or left; coming wakes the screensaver",
    description:
      "Any body of at most 64 KB, or none, means that somebody is there; only JSON with `present: false` says that nobody is. With `PRESENCE_TOKEN` set, `X-Presence-Token` must match.",
    access: "anyone",
    right: "look",
    headers: z.object({ "x-presence-token": z.string().optional() }),
    anyBody: true,
    body: z.object({ present: z.boolean().default(true) }).optional(),
    answer: z.object({ ok: z.literal(true) }),
    errors: [401, 413],
    stale: ["presence"],
    example: { body: { present: true }, answer: { ok: true } },
  },
} as const satisfies Operations;
