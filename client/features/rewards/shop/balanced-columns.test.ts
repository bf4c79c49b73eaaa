import { expect, it } from "vitest";
import { balancedColumns } from "./balanced-columns.ts";

it("a fifth reward never stands alone where another row has room for it", () => {
  expect([3, 4, 5, 6].map((most) => balancedColumns(5, most))).toEqual([3, 3, 5, 5]);
  expect([4, 6, 7, 9].map((count) => balancedColumns(count, 4))).toEqual([4, 3, 4, 3]);
});

it("one reward has the shelf to itself, and a narrow shelf one reward in a row", () => {
  expect([balancedColumns(1, 5), balancedColumns(4, 0), balancedColumns(0, 5)]).toEqual([1, 1, 0]);
});
