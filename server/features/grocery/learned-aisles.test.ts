import { expect, it } from "vitest";
import { type AisleTick, learnAisleOrder } from "./learned-aisles.ts";

const hour = 3600_000;
const week = 7 * 24 * hour;
const trip = (at: number, aisles: readonly string[]): AisleTick[] =>
  aisles.map((aisle, minute) => ({ aisle, boughtAt: at + minute * 60_000 }));

it("the way through a shop is believed once it was walked twice", () => {
  const once = trip(0, ["dairy", "bakery", "produce"]);
  expect(learnAisleOrder(once, 2 * hour)).toBeUndefined();
  const twice = [...once, ...trip(week, ["dairy", "bakery", "produce"])];
  const learned = learnAisleOrder(twice, week + 2 * hour);
  expect(learned?.indexOf("dairy")).toBeLessThan(learned?.indexOf("bakery") ?? 0);
  expect(learned?.indexOf("bakery")).toBeLessThan(learned?.indexOf("produce") ?? 0);
  expect(learned).toHaveLength(11);
});

it("nothing moves while somebody shops", () => {
  const before = [
    ...trip(0, ["drinks", "produce", "bakery"]),
    ...trip(week, ["drinks", "produce", "bakery"]),
  ];
  const known = learnAisleOrder(before, 2 * week);
  const shopping = [...before, ...trip(2 * week, ["bakery", "produce", "drinks"])];
  expect(learnAisleOrder(shopping, 2 * week + 10 * 60_000)).toEqual(known);
});

it("one thing that was forgotten, and aisles that were never walked, leave the rest as usual", () => {
  const ways = [0, week, 2 * week].flatMap((at) =>
    trip(at, ["frozen", "produce", "produce", "produce", "bakery", "frozen", "produce"]),
  );
  const learned = learnAisleOrder(ways, 3 * week) ?? [];
  expect(learned.indexOf("produce")).toBeLessThan(learned.indexOf("bakery"));
  expect(learned.indexOf("meat")).toBeLessThan(learned.indexOf("dairy"));
  expect(learned.at(-1)).toBe("other");
});

it("an aisle of the family's own goes where it is walked past", () => {
  const ways = [0, week].flatMap((at) => trip(at, ["Pet shop", "produce", "bakery"]));
  expect(learnAisleOrder(ways, 2 * week)?.[0]).toBe("Pet shop");
});

it("a list of a thousand aisles takes no longer than a large shop, and keeps those that were walked most", () => {
  const usual = ["Pet shop", "produce", "bakery"];
  const thousand = Array.from({ length: 1000 }, (_, n) => `Aisle ${n}`);
  const ways = [...trip(0, usual), ...trip(week, [...thousand, ...usual])];
  const learned = learnAisleOrder(ways, 3 * week) ?? [];
  expect(learned).toHaveLength(11 + 50);
  expect(learned.indexOf("Pet shop")).toBeLessThan(learned.indexOf("produce"));
});
