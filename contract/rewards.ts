import * as z from "zod";
import type { Operations } from "./operation.ts";
import { id, memberId } from "./values.ts";

export const tiers = ["small", "medium", "large", "big"] as const;

/** Something that stars are saved for. */
export const reward = z
  .object({
    id,
    name: z.string(),
    icon: z.string(),
    tier: z.enum(tiers),
    cost: z.int().min(1),
    custom: z.boolean(),
    hidden: z.boolean(),
  })
  .meta({ id: "Reward" });
export type Reward = z.infer<typeof reward>;

export const rewards = {
  "GET /api/rewards": {
    summary: "The catalogue, what each member is saving for, and their stars",
    access: "anyone",
    answer: z
      .object({
        catalog: z.array(reward),
        assignments: z.record(memberId, z.array(id)),
        balances: z.record(memberId, z.int()),
      })
      .meta({ id: "Rewards" }),
    topic: "rewards",
    example: {
      answer: {
        catalog: [
          {
            id: "bedtime-story",
            name: "An extra bedtime story",
            icon: "books",
            tier: "small",
            cost: 3,
            custom: false,
            hidden: false,
          },
        ],
        assignments: { mia: ["bedtime-story"] },
        balances: { mia: 14 },
      },
    },
  },
} as const satisfies Operations;
