import * as z from "zod";
import type { Operations } from "./operation.ts";
import { day, id, instant, memberId, page } from "./values.ts";

/** One line of the ledger: stars given or taken, and why. */
const entry = z
  .object({
    id,
    memberId,
    delta: z.int(),
    reason: z.string(),
    taskId: id.optional(),
    rewardId: id.optional(),
    date: day,
    createdAt: instant,
  })
  .meta({ id: "LedgerEntry" });
export type LedgerEntry = z.infer<typeof entry>;

const balances = z.record(memberId, z.int()).meta({ id: "Balances" });

export const stars = {
  "GET /api/balances": {
    summary: "Each member's stars: what the ledger adds up to",
    access: "anyone",
    answer: balances,
    topic: "stars",
    example: { answer: { mia: 14, leo: 21, mom: 0, dad: 0 } },
  },
  "GET /api/balances/today": {
    summary: "The stars that each member earned today",
    access: "anyone",
    answer: balances,
    topic: "stars",
    example: { answer: { mia: 1, leo: 2, mom: 0, dad: 0 } },
  },
  "GET /api/ledger": {
    summary: "Every star given and taken, newest first",
    access: "anyone",
    query: z.object({ memberId: memberId.optional(), ...page }),
    answer: z
      .object({ entries: z.array(entry), next: z.string().nullable() })
      .meta({ id: "LedgerPage" }),
    topic: "stars",
    example: {
      answer: {
        entries: [
          {
            id: "7",
            memberId: "mia",
            delta: 1,
            reason: "Brush teeth",
            taskId: "t1",
            date: "2026-11-20",
            createdAt: "2026-11-20T06:42:00.000Z",
          },
        ],
        next: null,
      },
    },
  },
} as const satisfies Operations;
