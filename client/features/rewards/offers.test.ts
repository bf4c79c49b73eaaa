import { describe, expect, it } from "vitest";
import type { Reward } from "#contract/rewards.ts";
import type { RewardsAnswer } from "./reads.ts";
import { groupByTier, offerOf, visibleTiersFor, savingGoalsOf } from "./offers.ts";

const reward = (id: string, tier: Reward["tier"], cost: number, hidden = false): Reward => ({
  ...{ id, tier, cost, hidden },
  name: id,
  icon: "books",
  custom: false,
});
const film = reward("film", "large", 12);
const story = reward("story", "small", 3);
const bath = reward("bath", "small", 2);
const zoo = reward("zoo", "big", 60, true);
const app = (stars: number, ...saving: string[]): RewardsAnswer => ({
  catalog: [film, story, bath, zoo],
  assignments: { mia: saving },
  balances: { mia: stars },
});

describe("a reward before a child", () => {
  it("says how many stars are missing, and none once they reach", () => {
    expect(offerOf(app(9), "mia", film)).toMatchObject({ missing: 3, share: 0.75 });
    expect(offerOf(app(12), "mia", film)).toMatchObject({ missing: 0, share: 1 });
    expect(offerOf(app(40), "mia", film)).toMatchObject({ missing: 0, share: 1 });
  });

  it("counts what has to be earned back first", () => {
    expect(offerOf(app(-2), "mia", film)).toMatchObject({ missing: 14, share: 0 });
  });

  it("is all there is to earn for somebody who never had a star", () => {
    expect(offerOf(app(9), "leo", film)).toMatchObject({ missing: 12, share: 0 });
  });
});

describe("what a child saves for", () => {
  it("stands in the order in which it was chosen", () => {
    const goals = savingGoalsOf(app(2, "film", "bath"), "mia");
    expect(goals.map(({ reward: { id }, missing }) => [id, missing])).toEqual([
      ["film", 10],
      ["bath", 0],
    ]);
  });

  it("leaves out what is hidden or gone meanwhile", () => {
    expect(savingGoalsOf(app(2, "zoo", "sold"), "mia")).toEqual([]);
  });
});

describe("the shelves", () => {
  it("stand from small to big, the cheapest first, without the hidden and without empty ones", () => {
    const shelves = visibleTiersFor(app(2, "story"), "mia");
    expect(shelves.map(({ tier }) => tier)).toEqual(["small", "large"]);
    expect(shelves[0]?.offers.map(({ reward: { id }, isSavedFor }) => [id, isSavedFor])).toEqual([
      ["bath", false],
      ["story", true],
    ]);
  });

  it("show a parent the hidden ones too", () => {
    expect(groupByTier(app(0).catalog).map(({ tier }) => tier)).toEqual(["small", "large", "big"]);
  });
});
