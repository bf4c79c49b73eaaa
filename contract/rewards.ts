import * as z from "zod";
import type { Operations } from "./operation.ts";
import { pictureCode } from "./members.ts";
import { day, icon, id, instant, line, memberId, pageOfItems, pin } from "./values.ts";

export const tiers = ["small", "medium", "large", "big"] as const;

/** The languages that the built-in rewards have names in. */
export const rewardLanguages = ["en", "de"] as const;
export type RewardLanguage = (typeof rewardLanguages)[number];

/** The most stars that a reward may cost. */
export const highestCost = 10_000;

/** Something that stars are saved for. */
export const reward = z
  .object({
    id,
    name: z.string(),
    icon: z.string().meta({ description: "A picture's name, or an emoji." }),
    tier: z.enum(tiers),
    cost: z.int().min(1),
    custom: z.boolean(),
    hidden: z.boolean(),
  })
  .meta({ id: "Reward" });
export type Reward = z.infer<typeof reward>;

const writable = {
  name: line.max(80),
  icon,
  tier: z.enum(tiers),
  cost: z.int().min(1).max(highestCost),
};

const newReward = z.strictObject(writable).meta({ id: "NewReward" });
export type NewReward = z.infer<typeof newReward>;

const rewardPatch = z
  .strictObject({ ...writable, hidden: z.boolean() })
  .partial()
  .meta({ id: "RewardPatch", description: "What is left out stays." });
export type RewardPatch = z.infer<typeof rewardPatch>;

/** Stars that were spent on a reward, with the reward as it was at that time. */
const redemption = z
  .object({
    id,
    memberId,
    rewardId: id,
    name: z.string(),
    icon: z.string(),
    cost: z.int().min(1),
    date: day,
    redeemedAt: instant,
    undoneAt: instant
      .optional()
      .meta({ description: "When a parent gave the stars back; left out while they are spent." }),
  })
  .meta({ id: "Redemption" });
export type Redemption = z.infer<typeof redemption>;

const redemptionRequest = z
  .object({
    id,
    memberId,
    rewardId: id,
    name: z.string(),
    icon: z.string(),
    cost: z.int().min(1),
    askedAt: instant,
    until: instant.meta({ description: "When it is over." }),
  })
  .meta({ id: "RedemptionRequest" });
/** That a parent is asked whether a member gets a reward. */
export type RedemptionRequest = z.infer<typeof redemptionRequest>;

const wishes = z.object({ memberId, rewardIds: z.array(id) }).meta({ id: "SavingFor" });

const rewardPath = z.object({ id });
const whose = z.strictObject({ memberId });

const story = {
  id: "bedtime-story",
  name: "An extra bedtime story",
  icon: "books",
  tier: "small",
  cost: 3,
  custom: false,
  hidden: false,
};
const zoo = { name: "A day at the zoo", icon: "lion", tier: "big", cost: 60 };
const spent = {
  id: "12",
  memberId: "mia",
  rewardId: story.id,
  ...{ name: story.name, icon: story.icon, cost: story.cost },
  date: "2026-11-20",
  redeemedAt: "2026-11-20T17:42:00.000Z",
};

export const rewards = {
  "GET /api/rewards": {
    operationId: "listRewards",
    summary: "The catalogue, what each member is saving for, and their stars",
    description:
      "Built-in names are in the house's language, or in the browser's where the house has chosen none. `assignments` has everyone who lives here, and no hidden reward.",
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
        catalog: [story],
        assignments: { mia: ["bedtime-story"] },
        balances: { mia: 14 },
      },
    },
  },
  "POST /api/rewards": {
    operationId: "createReward",
    summary: "Add a reward of the family's own",
    access: "parent",
    unlock: "acts",
    body: newReward,
    status: 201,
    answer: reward,
    stale: ["rewards"],
    example: { body: zoo, answer: { ...zoo, id: "r1", custom: true, hidden: false } },
  },
  "PATCH /api/rewards/{id}": {
    operationId: "updateReward",
    summary: "Price, rename, hide or show a reward, built-in ones too",
    access: "parent",
    unlock: "acts",
    params: rewardPath,
    body: rewardPatch,
    answer: reward,
    stale: ["rewards"],
    example: { body: { cost: 4 }, answer: { ...story, cost: 4 } },
  },
  "DELETE /api/rewards/{id}": {
    operationId: "deleteReward",
    summary: "Delete a reward",
    description:
      "A built-in one, one that was ever redeemed and one that somebody is saving for is hidden instead.",
    access: "parent",
    unlock: "acts",
    params: rewardPath,
    status: 204,
    answer: z.void(),
    stale: ["rewards"],
    example: {},
  },
  "POST /api/rewards/{id}/assign": {
    operationId: "assignReward",
    summary: "Save for a reward",
    description: "Again changes nothing. 409 `rewardHidden` for one that isn't offered.",
    access: "anyone",
    right: "tick",
    params: rewardPath,
    body: whose,
    answer: wishes,
    errors: [409],
    stale: ["rewards"],
    example: {
      body: { memberId: "mia" },
      answer: { memberId: "mia", rewardIds: ["bedtime-story"] },
    },
  },
  "POST /api/rewards/{id}/unassign": {
    operationId: "unassignReward",
    summary: "Stop saving for a reward; again changes nothing",
    access: "anyone",
    right: "tick",
    params: rewardPath,
    body: whose,
    answer: wishes,
    stale: ["rewards"],
    example: { body: { memberId: "mia" }, answer: { memberId: "mia", rewardIds: [] } },
  },
  "POST /api/rewards/{id}/redeem": {
    operationId: "redeemReward",
    summary: "Spend a member's stars on a reward",
    description:
      "Each call spends: send an Idempotency-Key to send it safely again. Who was saving for it no longer is. 409 `insufficient` when the stars don't reach, `rewardHidden` for one that isn't offered. A parent, and the member's own phone, need no more; else the member's PIN or pictures: 401 `pinNeeded`, `pinWrong` or `picturesWrong`. Whoever has neither asks a parent (202), for ten minutes and without spending. While no parent has a PIN, nothing is needed.",
    access: "anyone",
    right: "tick",
    params: rewardPath,
    body: z.strictObject({
      memberId,
      pin: pin.optional(),
      pictures: pictureCode.optional(),
    }),
    accepted: z.object({ requestId: id }).meta({ id: "RedemptionAsked" }),
    answer: z
      .object({ ok: z.literal(true), balance: z.int(), redemptionId: id })
      .meta({ id: "Redeemed" }),
    errors: [401, 409, 429],
    stale: ["rewards", "stars"],
    example: {
      body: { memberId: "mia" },
      answer: { ok: true, balance: 11, redemptionId: "12" },
    },
  },
  "GET /api/redemption-requests": {
    operationId: "listRedemptionRequests",
    summary: "The rewards for which a parent is asked now, oldest first",
    access: "anyone",
    answer: z.object({ items: z.array(redemptionRequest) }).meta({ id: "RedemptionRequests" }),
    topic: "rewards",
    example: {
      answer: {
        items: [
          {
            ...{ id: "3", memberId: "mia", rewardId: story.id },
            ...{ name: story.name, icon: story.icon, cost: story.cost },
            askedAt: "2026-11-20T17:42:00.000Z",
            until: "2026-11-20T17:52:00.000Z",
          },
        ],
      },
    },
  },
  "POST /api/redemption-requests/{id}/decide": {
    operationId: "decideRedemptionRequest",
    summary: "Let a member have the reward that they ask for, or not; a parent's",
    description:
      "404 once it is over or decided; 409 `insufficient` where the stars don't reach any more, `rewardHidden` where the reward isn't offered any more.",
    access: "parent",
    unlock: "acts",
    params: rewardPath,
    body: z.strictObject({ decision: z.enum(["grant", "refuse"]) }),
    answer: z
      .object({ granted: z.boolean(), balance: z.int().optional(), redemptionId: id.optional() })
      .meta({ id: "RedemptionDecided" }),
    errors: [409],
    stale: ["rewards", "stars"],
    example: {
      body: { decision: "grant" },
      answer: { granted: true, balance: 11, redemptionId: "12" },
    },
  },
  "GET /api/redemptions": {
    operationId: "listRedemptions",
    summary: "What stars were spent on, newest first",
    access: "anyone",
    query: z.object({ memberId: memberId.optional(), ...pageOfItems }),
    answer: z
      .object({ items: z.array(redemption), next: z.string().nullable() })
      .meta({ id: "RedemptionPage" }),
    topic: "rewards",
    example: { answer: { items: [spent], next: null } },
  },
  "POST /api/redemptions/{id}/undo": {
    operationId: "undoRedemption",
    summary: "Give a redemption's stars back; again changes nothing",
    access: "parent",
    unlock: "acts",
    params: rewardPath,
    answer: z
      .object({ ok: z.literal(true), balance: z.int(), redemption })
      .meta({ id: "RedemptionUndone" }),
    stale: ["rewards", "stars"],
    example: {
      answer: {
        ok: true,
        balance: 14,
        redemption: { ...spent, undoneAt: "2026-11-20T17:50:00.000Z" },
      },
    },
  },
} as const satisfies Operations;
