import { expect, it } from "vitest";
import { createOwnEdits } from "./own-edits.ts";

const milk = { id: "g1", name: "Milk", amount: "2 l", checked: false };

it("whoever wrote first is told once, with both values, when a later change of the same field won", () => {
  const edits = createOwnEdits();
  edits.remember(milk, { amount: "2l" });
  expect(edits.overwrittenIn([milk])).toEqual([]);
  // Another field is nobody's loss.
  expect(edits.overwrittenIn([{ ...milk, name: "Oat milk" }])).toEqual([]);
  expect(edits.overwrittenIn([{ ...milk, amount: "3 l" }])).toEqual([
    { mine: "2 l Milk", theirs: "3 l Milk" },
  ]);
  expect(edits.overwrittenIn([{ ...milk, amount: "4 l" }])).toEqual([]);
});

it("an amount that somebody took away is told too, and a row that is gone isn't", () => {
  const edits = createOwnEdits();
  edits.remember(milk, { name: "Milk", amount: "2 l" });
  expect(edits.overwrittenIn([])).toEqual([]);
  const { amount: _, ...without } = milk;
  expect(edits.overwrittenIn([without])).toEqual([{ mine: "2 l Milk", theirs: "Milk" }]);
});

it("whoever changes the same once more isn't told of themselves", () => {
  const edits = createOwnEdits();
  edits.remember(milk, { name: "Milk", amount: "2 l" });
  edits.forget("g1", { amount: "3 l" });
  expect(edits.overwrittenIn([{ ...milk, amount: "3 l" }])).toEqual([]);
  expect(edits.overwrittenIn([{ ...milk, name: "Oat milk" }])).toHaveLength(1);
});
