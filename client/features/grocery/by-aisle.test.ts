import { expect, it } from "vitest";
import { groupByAisle } from "./by-aisle.ts";

it("a family that walks another way has its own order", () => {
  const item = (name: string, aisle: string) => ({ id: name, name, aisle, checked: false });
  const items = [item("Carrots", "produce"), item("Hay", "Pet shop"), item("Milk", "dairy")];
  const groups = groupByAisle(items, ["dairy", "Pet shop", "produce"]);
  expect(groups.map(({ aisle }) => aisle)).toEqual(["dairy", "Pet shop", "produce"]);
});

it("the list goes as one walks: new things, the shelves in order, the family's own, then the rest", () => {
  const item = (name: string, aisle?: string, checked = false) => ({
    ...{ id: name, name, checked },
    ...(aisle === undefined ? {} : { aisle }),
  });
  const groups = groupByAisle([
    item("Soap", "household"),
    item("Batteries", "other"),
    item("Bread", "bakery"),
    item("Hay", "Pet shop"),
    item("Carrots", "produce"),
    item("Leeks", "produce"),
    item("Milk", "dairy", true),
    item("Candles"),
  ]);
  expect(groups.map(({ aisle, items }) => [aisle, ...items.map(({ name }) => name)])).toEqual([
    ["new", "Candles"],
    ["produce", "Carrots", "Leeks"],
    ["bakery", "Bread"],
    ["household", "Soap"],
    ["Pet shop", "Hay"],
    ["other", "Batteries"],
  ]);
});
