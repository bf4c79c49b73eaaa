import { expect, it } from "vitest";
import { shareMonthRows } from "./month-heights.ts";

const room = { head: 30, row: 6, least: 56 };
const heightOf = (rows: readonly number[]) =>
  rows.reduce((sum, count) => sum + Math.max(56, 30 + count * 6), 0);

it("a full week takes the paper that empty ones leave", () => {
  const needs = [0, 0, 4, 40, 7];
  expect(shareMonthRows(needs, needs, { ...room, sheet: 600 })).toEqual(needs);
});

it("weeks that need more than there is get the same, and the others what they need", () => {
  const rows = [0, 14, 14, 7];
  const needs = [0, 36, 30, 7];
  expect(shareMonthRows(needs, needs, { ...room, sheet: heightOf(rows) })).toEqual(rows);
});

it("titles of many lines get them when every week is readable", () => {
  const needs = [7, 14, 7, 4];
  const wholes = [13, 28, 10, 4];
  const shareIn = (rows: readonly number[]) =>
    shareMonthRows(needs, wholes, { ...room, sheet: heightOf(rows) });
  expect(shareIn(needs)).toEqual(needs);
  expect(shareIn([13, 14, 10, 4])).toEqual([13, 14, 10, 4]);
  expect(shareIn(wholes)).toEqual(wholes);
});

it("each week says at least what is first and how many more, though the sheet then scrolls", () => {
  const needs = [4, 7, 20, 12, 0, 14];
  expect(shareMonthRows(needs, needs, { ...room, sheet: 250 })).toEqual([4, 7, 12, 12, 0, 12]);
});
