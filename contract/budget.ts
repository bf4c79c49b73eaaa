import * as z from "zod";
import type { Operations } from "./operation.ts";
import { sourceErrorCode } from "./errors.ts";
import { id, instant } from "./values.ts";

export const periods = ["month", "last", "ytd"] as const;
export type Period = (typeof periods)[number];

const money = z.int().meta({ description: "Minor units of the currency." });

const budgetView = z
  .object({
    period: z.enum(periods),
    currency: z.string().meta({ description: "ISO 4217." }),
    updatedAt: instant,
    stale: z.boolean(),
    reason: sourceErrorCode
      .optional()
      .meta({ description: "Why it is stale, where the source is to blame." }),
    totals: z.object({ budgeted: money, spent: money, safeToSpend: money }),
    categories: z.array(
      z.object({ id, name: z.string(), budgeted: money, spent: money, left: money }),
    ),
    missing: z.array(z.string()).meta({
      description:
        "Months of the period (`YYYY-MM`) that were never captured, so that the sums lack them.",
    }),
    year: z.array(z.object({ month: z.string(), budgeted: money, spent: money })).meta({
      description:
        "The captured months of the calendar year that the period ends in, oldest first.",
    }),
  })
  .meta({ id: "Budget" });
export type Budget = z.infer<typeof budgetView>;

export const budget = {
  "GET /api/budget": {
    operationId: "getBudget",
    summary: "What is safe to spend, and the categories by spend",
    description:
      "Locked until `POST /api/budget/unlock` opened it on this browser; a period never captured is 503 `notCaptured`.",
    access: "parentNow",
    unlock: "budget",
    source: "budget",
    query: z.object({ period: z.enum(periods).default("month") }),
    answer: budgetView,
    errors: [401],
    topic: "budget",
    example: {
      answer: {
        period: "month",
        currency: "EUR",
        updatedAt: "2026-11-20T05:00:00.000Z",
        stale: false,
        totals: { budgeted: 240000, spent: 171250, safeToSpend: 68750 },
        categories: [{ id: "c1", name: "Groceries", budgeted: 80000, spent: 61240, left: 18760 }],
        missing: [],
        year: [
          { month: "2026-10", budgeted: 238000, spent: 241900 },
          { month: "2026-11", budgeted: 240000, spent: 171250 },
        ],
      },
    },
  },
} as const satisfies Operations;
