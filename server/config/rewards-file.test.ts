import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { rewardLanguages, tiers } from "#contract/rewards.ts";
import { ConfigError } from "../platform/config-error.ts";
import { parseRewards, readRewards } from "./rewards-file.ts";

const shipped = resolve(import.meta.dirname, "../../config/rewards.json");
const cinema = {
  id: "cinema",
  name: "Go to the cinema",
  icon: "clapper-board",
  tier: "big",
  cost: 45,
};

const complaint = (content: unknown): string => {
  try {
    parseRewards(
      "config/rewards.json",
      typeof content === "string" ? content : JSON.stringify(content),
    );
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return "";
};

describe("the rewards that come with the wall", () => {
  const rewards = readRewards("/nowhere/rewards.json", shipped);

  it("are eighteen, in four tiers from small to big, for about 3 to 70 stars", () => {
    expect(rewards).toHaveLength(18);
    expect(new Set(rewards.map(({ id }) => id)).size).toBe(18);
    expect([...new Set(rewards.map(({ tier }) => tier))]).toEqual([...tiers]);
    const costs = rewards.map(({ cost }) => cost);
    expect(costs).toEqual(costs.toSorted((a, b) => a - b));
    expect([costs[0], costs.at(-1)]).toEqual([3, 70]);
  });

  it("have a name of their own in every language", () => {
    for (const language of rewardLanguages) {
      const names = rewards.map(({ name }) => (typeof name === "string" ? name : name[language]));
      expect(new Set(names).size).toBe(18);
    }
    expect(rewards.filter(({ name }) => typeof name === "string")).toEqual([]);
  });

  it("have pictures that the screens can draw", () => {
    const file = resolve(import.meta.dirname, "../../client/ui/pictures/picture-names.ts");
    const drawn = readFileSync(file, "utf8");
    for (const { icon } of rewards) expect(drawn).toContain(`"${icon}"`);
  });
});

describe("a family's own list of rewards", () => {
  let dir = "";
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), "family-wall-rewards-"));
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  it("takes the place of the shipped one", () => {
    const file = join(dir, "rewards.json");
    writeFileSync(file, JSON.stringify({ $schema: "./rewards.schema.json", rewards: [cinema] }));
    expect(readRewards(file, shipped)).toEqual([cinema]);
  });

  it("may name its rewards in one language or in each", () => {
    const both = { ...cinema, id: "both", name: { en: "Cinema", de: "Kino" } };
    const text = JSON.stringify({ rewards: [cinema, both] });
    expect(parseRewards("config/rewards.json", text)).toEqual([cinema, both]);
  });

  it.each([
    [
      "a language left out",
      [{ ...cinema, name: { en: "Cinema" } }],
      "rewards[0].name: expected a name of 1 to 80 characters, or one for each of en, de",
    ],
    [
      "a cost in words",
      [cinema, { ...cinema, cost: "x" }],
      'config/rewards.json: rewards[1].cost: expected a whole number from 1, got "x"',
    ],
    [
      "nothing to pay",
      [{ ...cinema, cost: 0 }],
      "config/rewards.json: rewards[0].cost: expected a whole number from 1, got 0",
    ],
    [
      "half a star",
      [{ ...cinema, cost: 1.5 }],
      "config/rewards.json: rewards[0].cost: expected a whole number from 1, got 1.5",
    ],
    [
      "no cost",
      [{ ...cinema, cost: undefined }],
      "config/rewards.json: rewards[0].cost: expected a whole number from 1, got nothing",
    ],
    [
      "a fifth tier",
      [{ ...cinema, tier: "huge" }],
      'rewards[0].tier: expected one of small, medium, large, big, got "huge"',
    ],
    [
      "no name",
      [{ ...cinema, name: " " }],
      "rewards[0].name: expected a name of 1 to 80 characters",
    ],
    [
      "an id with a slash",
      [{ ...cinema, id: "a/b" }],
      "rewards[0].id: expected an id of small letters",
    ],
    ["two of one id", [cinema, cinema], "rewards[1].id: is the same as [0].id"],
    ["a misspelled field", [{ ...cinema, price: 3 }], "rewards[0]: has unknown fields: price"],
    [
      "something else than a list",
      { cinema },
      "config/rewards.json: rewards: expected a list of rewards",
    ],
  ])("is refused with %s, and the field is named", (_what, rewards, sentence) => {
    expect(complaint({ rewards })).toContain(sentence);
  });

  it("is refused when it isn't JSON or not an object, and complains about everything at once", () => {
    expect(complaint('{\n  "rewards": [], }')).toMatch(/^config\/rewards\.json:2: is not JSON/);
    expect(complaint([cinema])).toBe(
      "config/rewards.json: expected an object with a list of rewards",
    );
    expect(complaint({ rewards: [{ ...cinema, cost: "x", tier: "y" }] }).split("\n")).toHaveLength(
      2,
    );
  });
});
