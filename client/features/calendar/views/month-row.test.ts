import { expect, it } from "vitest";
import { laneBarsOf } from "./lanes.ts";
import { fitRow } from "./month-row.ts";

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
