import { expect, it } from "vitest";
import { laneBarsOf } from "./lanes.ts";

const week = ["2026-11-30", "2026-12-01", "2026-12-02", "2026-12-03", "2026-12-04"];
const span = (item: string, first: string, last: string) => ({ item, first, last });

it("a trip across the month's end is one bar, cut where the week ends", () => {
  expect(laneBarsOf(week, [span("Berlin", "2026-11-28", "2026-12-01")])).toEqual([
    { item: "Berlin", from: 0, to: 1, lane: 0, cutStart: true, cutEnd: false },
  ]);
});

it("two trips on the same days lie below one another, a later one moves up again", () => {
  const lanes = laneBarsOf(week, [
    span("Oma visits", "2026-12-01", "2026-12-02"),
    span("Berlin", "2026-11-30", "2026-12-01"),
    span("Fair", "2026-12-02", "2026-12-09"),
  ]).map(({ item, lane }) => [item, lane]);
  expect(lanes).toEqual([
    ["Berlin", 0],
    ["Oma visits", 1],
    ["Fair", 0],
  ]);
});

it("what lies outside the week is not in it", () => {
  expect(laneBarsOf(week, [span("Holidays", "2026-12-20", "2027-01-03")])).toEqual([]);
});
