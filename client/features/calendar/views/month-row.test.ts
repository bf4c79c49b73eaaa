import { expect, it } from "vitest";
import { laneBarsOf } from "./lanes.ts";
import { fitRow, stretchRow } from "./month-row.ts";

const week = ["2026-11-30", "2026-12-01", "2026-12-02", "2026-12-03"];
const span = (item: string, first: string, last = first) => ({ item, first, last });
const fitted = (lines: number, ...spans: ReturnType<typeof span>[]) => {
  const { bars, more } = fitRow(laneBarsOf(week, spans), week.length, lines);
  return { shown: bars.map(({ item, lane }) => `${item} ${lane}`), more };
};

it("everything is shown where there is just enough room, on the last line too", () => {
  expect(
    fitted(2, span("Trip", "2026-11-30", "2026-12-03"), span("Dentist", "2026-12-01")),
  ).toEqual({ shown: ["Trip 0", "Dentist 1"], more: [0, 0, 0, 0] });
});

it("a full day gives its last line away to say how many more there are, the others keep theirs", () => {
  expect(
    fitted(
      2,
      span("Trip", "2026-11-30", "2026-12-03"),
      span("Dentist", "2026-12-01"),
      span("Choir", "2026-12-01"),
      span("Judo", "2026-12-02"),
    ),
  ).toEqual({ shown: ["Trip 0", "Judo 1"], more: [0, 2, 0, 0] });
});

it("a bar that doesn't fit on one of its days is counted on each of them", () => {
  expect(
    fitted(
      2,
      span("Trip", "2026-11-30", "2026-12-03"),
      span("Berlin", "2026-12-01", "2026-12-02"),
      span("Choir", "2026-12-02"),
    ),
  ).toEqual({ shown: ["Trip 0"], more: [0, 1, 2, 0] });
});

it("where there is room for a single line, it says how many there are", () => {
  expect(fitted(1, span("Trip", "2026-11-30", "2026-12-01"), span("Judo", "2026-12-01"))).toEqual({
    shown: [],
    more: [1, 2, 0, 0],
  });
});

it("a day with lines left gives them to its longest titles, and the others move down", () => {
  const bars = laneBarsOf(week, [
    span("Trip", "2026-11-30", "2026-12-01"),
    span("Judo", "2026-12-01"),
    span("Orthodontist", "2026-12-01"),
    span("Parents’ evening", "2026-12-01"),
    span("Choir", "2026-12-02"),
  ]);
  const placed = stretchRow(bars, [6, 6, 0, 6], ({ item }) => (item.length > 5 ? item.length : 0));
  expect(placed.map(({ bar, line, high }) => `${bar.item} ${line} ${high}`)).toEqual([
    "Trip 0 1",
    "Judo 1 1",
    "Orthodontist 2 2",
    "Parents’ evening 4 2",
    "Choir 0 1",
  ]);
});

it("where a line is left for one title only, the longest has it", () => {
  const bars = laneBarsOf(week, [
    span("Orthodontist", "2026-11-30"),
    span("Parents’ evening", "2026-11-30"),
  ]);
  const placed = stretchRow(bars, [3, 3, 3, 3], ({ item }) => item.length);
  expect(placed.map(({ line, high }) => `${line} ${high}`)).toEqual(["0 1", "1 2"]);
});
