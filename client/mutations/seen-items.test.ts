import { expect, it } from "vitest";
import { seenItems } from "./seen-items.ts";

const [paper, glass] = [
  { id: "paper", name: "Paper", everyWeeks: 2 },
  { id: "glass", name: "Glass", everyWeeks: 4 },
];
const byDad = { ...paper, everyWeeks: 3 };

it("what Dad changed of a bin that Mom has open isn't among what she saw, so that she is told", () => {
  expect(seenItems([byDad, glass], paper)).toEqual([paper, glass]);
});

it("what became of other bins meanwhile is no reason to refuse hers, nor is one that she adds", () => {
  expect(seenItems([byDad, glass], glass)).toEqual([byDad, glass]);
  expect(seenItems([byDad], { ...glass, id: "new" })).toEqual([byDad]);
  expect(seenItems([byDad], undefined)).toEqual([byDad]);
});
