import { expect, it } from "vitest";
import { shareMonthRows } from "./month-heights.ts";

const room = { head: 30, row: 6, least: 56 };
const heightOf = (rows: readonly number[]) =>
  rows.reduce((sum, count) => sum + Math.max(56, 30 + count * 6), 0);
const share = (
  sheet: number,
  needs: readonly number[],
  wholes = needs,
  firsts: readonly number[] = needs.map(() => 0),
) => shareMonthRows({ firsts, needs, wholes }, { ...room, sheet });

it("a full week takes the paper that empty ones leave", () => {
  const needs = [0, 0, 4, 40, 7];
  expect(share(600, needs)).toEqual(needs);
});

it("weeks that need more than there is get the same, and the others what they need", () => {
  const rows = [0, 14, 14, 7];
  const needs = [0, 36, 30, 7];
  expect(share(heightOf(rows), needs)).toEqual(rows);
});

it("a title for each day goes before a second line in another week", () => {
  const needs = [7, 7, 7, 36, 30];
  const firsts = [4, 4, 4, 15, 12];
  const most = [5, 5, 5, 15, 12];
  expect(share(heightOf(most), needs, needs, firsts)).toEqual(most);
});

it("titles of many lines get them when every week is readable", () => {
  const needs = [7, 14, 7, 4];
  const wholes = [13, 28, 10, 4];
  const shareIn = (rows: readonly number[]) => share(heightOf(rows), needs, wholes);
  expect(shareIn(needs)).toEqual(needs);
  expect(shareIn([13, 14, 10, 4])).toEqual([13, 14, 10, 4]);
  expect(shareIn(wholes)).toEqual(wholes);
});

it("each week says at least what is first and how many more there are, though the sheet then scrolls", () => {
  const needs = [4, 7, 20, 12, 0, 14];
  const firsts = [4, 7, 19, 12, 0, 12];
  expect(share(250, needs, needs, firsts)).toEqual([4, 7, 19, 12, 0, 14]);
});
