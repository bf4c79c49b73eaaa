import * as z from "zod";
import type { Operations } from "./operation.ts";
import { day, id, instant, line, memberId, pageOfItems } from "./values.ts";

export const ledgerKinds = ["chore", "redemption", "undo", "adjustment"] as const;
export type LedgerKind = (typeof ledgerKinds)[number];

/** One entry of the ledger: stars given or taken, and why. */
const entry = z
  .object({
    id,
    memberId,
    delta: z.int(),
    kind: z.enum(ledgerKinds).meta({
      description:
        "`chore`: done, or opened again when negative. `undo`: a redemption's stars given back.",
    }),
    reason: z.string().meta({
      description: "The chore's title, the reward's name, or a parent's words.",
    }),
    taskId: id.optional(),
    rewardId: id.optional(),
    date: day,
    createdAt: instant,
  })
  .meta({ id: "LedgerEntry" });
export type LedgerEntry = z.infer<typeof entry>;

const balances = z.record(memberId, z.int()).meta({ id: "Balances" });

/** The most stars that a parent can give or take in one write. */
const mostAtOnce = 1000;

const adjustment = z
  .strictObject({
    delta: z
      .int()
      .min(-mostAtOnce)
      .max(mostAtOnce)
      .refine((delta) => delta !== 0, "expected a whole number other than 0"),
    reason: line,
  })
  .meta({ id: "Adjustment" });

export const stars = {
  "GET /api/balances": {
    operationId: "listBalances",
    summary: "Each member's stars: what the ledger adds up to",
    access: "anyone",
    answer: balances,
    topic: "stars",
    example: { answer: { mia: 14, leo: 21, mom: 0, dad: 0 } },
  },
  "GET /api/balances/today": {
    operationId: "listStarsToday",
    summary: "The stars that each member earned today",
    access: "anyone",
    answer: balances,
    topic: "stars",
    example: { answer: { mia: 1, leo: 2, mom: 0, dad: 0 } },
  },
  "GET /api/ledger": {
    operationId: "listLedgerEntries",
    summary: "Every star given and taken, newest first",
    access: "anyone",
    query: z.object({ memberId: memberId.optional(), ...pageOfItems }),
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
            kind: "chore",
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
  "GET /api/ledger/recent": {
    operationId: "listRecentAwards",
    summary: "The stars that chores earned within the last ten seconds, newest first",
    description:
      "For screens that celebrate: to be read after a `stars` change on the live stream, each id to be celebrated once. By the house's clock, at most the ledger's newest fifty; what was taken back since isn't among them.",
    access: "anyone",
    answer: z.object({ awards: z.array(entry) }).meta({ id: "RecentAwards" }),
    topic: "stars",
    example: {
      answer: {
        awards: [
          {
            ...{ id: "7", memberId: "mia", delta: 1, kind: "chore", reason: "Brush teeth" },
            ...{ taskId: "t1", date: "2026-11-20", createdAt: "2026-11-20T06:42:00.000Z" },
          },
        ],
      },
    },
  },
  "POST /api/balances/{memberId}/adjust": {
    operationId: "adjustBalance",
    summary: "Give a member stars or take some, with a reason",
    description:
      "409 `insufficient` when more would be taken than the member has. Adjustments don't count as earned today.",
    access: "parent",
    unlock: "acts",
    params: z.object({ memberId }),
    body: adjustment,
    answer: z.object({ ok: z.literal(true), balance: z.int() }).meta({ id: "Adjusted" }),
    errors: [409],
    stale: ["stars"],
    example: {
      body: { delta: 3, reason: "Helped grandma" },
      answer: { ok: true, balance: 17 },
    },
  },
} as const satisfies Operations;
