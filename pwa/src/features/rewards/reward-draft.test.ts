import { describe, expect, it } from "vitest";
import { highestCost, type Reward } from "#contract/rewards.ts";
import {
  rewardCostOf,
  type RewardDraft,
  rewardDraftOf,
  rewardInputOf,
  rewardPatchOf,
} from "./reward-draft.ts";

const reward = (tier: Reward["tier"], cost: number): Reward => ({
  ...{ id: `${tier} ${cost}`, name: "Bath", icon: "bathtub" },
  ...{ tier, cost, custom: false, hidden: false },
});
const catalog = [reward("small", 3), reward("small", 8), reward("small", 5), reward("big", 60)];
const zoo: RewardDraft = { ...rewardDraftOf(undefined), name: " Ein Tag im Zoo ", tier: "big" };

describe("a reward that a parent writes", () => {
  it("costs what its tier usually costs until a price is typed", () => {
    expect(rewardInputOf(zoo, catalog)).toMatchObject({ name: "Ein Tag im Zoo", cost: 60 });
    expect(rewardInputOf({ ...zoo, tier: "small" }, catalog)).toMatchObject({ cost: 5 });
    expect(rewardInputOf({ ...zoo, cost: "42" }, catalog)).toMatchObject({ cost: 42 });
  });

  it("has the picture that its name suggests until one is chosen", () => {
    const pizza = { ...zoo, name: "Pizza mit Opa" };
    expect(rewardInputOf(pizza, catalog)).toMatchObject({ icon: "pizza" });
    expect(rewardInputOf({ ...pizza, icon: "tent" }, catalog)).toMatchObject({ icon: "tent" });
    expect(rewardInputOf(zoo, catalog)).toMatchObject({ icon: "wrapped-gift" });
  });

  it("can't be saved without a name or a price", () => {
    expect(rewardInputOf({ ...zoo, name: "  " }, catalog)).toBeUndefined();
    expect(rewardInputOf({ ...zoo, cost: "" }, catalog)).toBeUndefined();
  });

  it("begins as it is when it is there already", () => {
    const bath = reward("small", 8);
    const { name, icon, tier, cost } = bath;
    expect(rewardInputOf(rewardDraftOf(bath), catalog)).toEqual({ name, icon, tier, cost });
  });
});

it("a parent who hides a reward sends nothing else of it: another's new name stays", () => {
  const bath = reward("small", 8);
  const { name, icon, tier, cost } = bath;
  const written = { name, icon, tier, cost };
  expect(rewardPatchOf(bath, { ...written, hidden: true })).toEqual({ hidden: true });
  expect(rewardPatchOf(bath, { ...written, hidden: false, cost: 9 })).toEqual({ cost: 9 });
  expect(rewardPatchOf(bath, { ...written, hidden: false })).toEqual({});
});

it.each(["0", "-1", "1.5", String(highestCost + 1), "many", "1e3"])("%s is no price", (typed) => {
  expect(rewardCostOf(typed)).toBeUndefined();
});

it.each([
  ["1", 1],
  [" 30 ", 30],
  [String(highestCost), highestCost],
])("%s is a price", (typed, stars) => {
  expect(rewardCostOf(typed)).toBe(stars);
});
