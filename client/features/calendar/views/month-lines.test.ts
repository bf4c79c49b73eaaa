import { expect, it } from "vitest";
import { shareMonthLines, spreadMonthLines } from "./month-lines.ts";

const room = { head: 30, line: 25, least: 56 };

it("a full week takes the paper that empty ones leave", () => {
  expect(shareMonthLines([0, 0, 1, 8, 1], { ...room, sheet: 600 })).toEqual([0, 0, 1, 8, 1]);
});

it("weeks that need more than there is share it evenly, the earlier one first", () => {
  expect(shareMonthLines([0, 9, 9, 0], { ...room, sheet: 56 * 2 + 60 + 25 * 7 })).toEqual([
    0, 4, 3, 0,
  ]);
});

it("each week says at least what is first and how many more, though the sheet then scrolls", () => {
  expect(shareMonthLines([1, 2, 5, 3, 0, 4], { ...room, sheet: 250 })).toEqual([1, 2, 2, 2, 0, 2]);
});

it("weeks with few events let their titles wrap where a full week leaves them paper", () => {
  const lines = [1, 0, 1, 9, 2];
  const sheet = 80 + 56 + 80 + (30 + 9 * 25) + (30 + 2 * 25);
  expect(spreadMonthLines(lines, { ...room, sheet })).toEqual([true, false, true, false, false]);
  expect(spreadMonthLines(lines, { ...room, sheet: sheet + 50 })).toEqual([
    ...[true, false, true, false, true],
  ]);
});

it("no title wraps in a month that has to scroll", () => {
  expect(spreadMonthLines([1, 2, 2, 1], { ...room, sheet: 200 })).toEqual([
    ...[false, false, false, false],
  ]);
});
