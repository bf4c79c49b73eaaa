import { expect, it } from "vitest";
import type { OwnEdit } from "./find-overwritten.ts";
import { createOwnEdits } from "./own-edits.ts";

const milk = { id: "g1", name: "Milk", amount: "2 l", checked: false };
const noted = (...answers: [answer: object, edited: object][]) => {
  const saved: OwnEdit[][] = [];
  const edits = createOwnEdits([], (all) => void saved.push(all));
  for (const [answer, edited] of answers) edits.remember(answer, edited, ["grocery"], 0);
  const told = (...rows: object[]) =>
    edits
      .overwrittenIn("grocery", [{ items: rows }])
      .map(({ field, mine, row }) => [field, mine, (row as Record<string, unknown>)[field]]);
  return { edits, told, saved };
};

it("whoever wrote first is told once, with both values, when a later change of the same field won", () => {
  const { told } = noted([milk, { amount: "2l" }]);
  expect(told(milk)).toEqual([]);
  // Another field is nobody's loss.
  expect(told({ ...milk, name: "Oat milk" })).toEqual([]);
  expect(told({ ...milk, amount: "3 l" })).toEqual([["amount", "2 l", "3 l"]]);
  expect(told({ ...milk, amount: "4 l" })).toEqual([]);
});

it("a value that somebody took away is told too, and a row that is gone isn't", () => {
  const { told } = noted([milk, { name: "Milk", amount: "2 l" }]);
  expect(told()).toEqual([]);
  const { amount: _, ...without } = milk;
  expect(told(without)).toEqual([["amount", "2 l", undefined]]);
});

it("whoever changes the same once more isn't told of themselves", () => {
  const { told } = noted(
    [milk, { name: "Milk", amount: "2 l" }],
    [{ ...milk, amount: "3 l" }, { amount: "3 l" }],
  );
  expect(told({ ...milk, amount: "3 l" })).toEqual([]);
  expect(told({ ...milk, name: "Oat milk", amount: "3 l" })).toHaveLength(1);
});

it("one time of a series that is called otherwise, or is later, is nobody's change", () => {
  const piano = { id: "e1", title: "Piano", recurrence: "FREQ=WEEKLY", start: "2026-11-20" };
  const { told } = noted([piano, { title: "Piano", start: "2026-11-20" }]);
  expect(told({ ...piano, start: "2026-11-27" }, { ...piano, title: "Concert" })).toEqual([]);
  expect(told({ ...piano, title: "Concert" })).toEqual([["title", "Piano", "Concert"]]);
});

it("what was written is remembered for a week, also when the app was closed meanwhile", () => {
  const { saved } = noted([milk, { amount: "2 l" }]);
  const later = createOwnEdits(saved.at(-1) ?? [], () => undefined);
  expect(later.overwrittenIn("grocery", [{ ...milk, amount: "3 l" }])).toHaveLength(1);
  const old = createOwnEdits(saved.at(-1) ?? [], (all) => void saved.push(all));
  old.remember({ id: "g2", name: "Bread" }, { name: "Bread" }, ["grocery"], 8 * 86_400_000);
  expect(saved.at(-1)?.map(({ id }) => id)).toEqual(["g2"]);
});
