import { expect, it } from "vitest";
import { parseTypedItem } from "./parse-typed-item.ts";

it.each([
  ["500 g carrots", { name: "carrots", amount: "500 g" }],
  ["2 Zwiebeln", { name: "Zwiebeln", amount: "2" }],
  ["1,5 l  Milch", { name: "Milch", amount: "1,5 l" }],
  ["3 Dosen Tomaten", { name: "Tomaten", amount: "3 Dosen" }],
  ["  Brot ", { name: "Brot" }],
  ["7up", { name: "7up" }],
  ["2 grapefruits", { name: "grapefruits", amount: "2" }],
  ["500 g", { name: "500 g" }],
])("%j reads as what somebody wants", (typed, wanted) => {
  expect(parseTypedItem(typed)).toEqual(wanted);
});
