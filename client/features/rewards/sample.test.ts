import { expect, it } from "vitest";
import type { Reward } from "#contract/rewards.ts";
import { sampleSavingGoals } from "./sample.ts";

const person = (id: string, kid: boolean) => ({
  ...{ id, name: id, color: "#2a8f6d", kid },
  ...{ parent: !kid, hasPin: false },
});
const given = {
  now: Date.parse("2026-11-21T16:42:00Z"),
  members: [person("mia", true), person("leo", true), person("mom", false)],
  timeZone: "Europe/Berlin",
  language: "en",
  units: "metric",
} as const;
const reward = (id: string, tier: Reward["tier"], hidden = false): Reward => ({
  ...{ id, tier, hidden, name: id, icon: "books", cost: 10, custom: false },
});
const catalog = [
  reward("story", "small"),
  reward("pancakes", "medium"),
  reward("ice", "medium", true),
  reward("film", "large"),
];

it("each sample child saves for something near and something big, out of what is offered; grown-ups don't", () => {
  expect(sampleSavingGoals(given, catalog)).toEqual({
    mia: ["pancakes", "film"],
    leo: ["pancakes", "film"],
    mom: [],
  });
});

it("where nothing is offered, nobody saves", () => {
  expect(sampleSavingGoals(given, [])).toEqual({ mia: [], leo: [], mom: [] });
});
