import { expect, it } from "vitest";
import { layWeek, rowsNeeded, rowsOfFirst } from "./month-row.ts";

const week = ["2026-11-30", "2026-12-01", "2026-12-02", "2026-12-03"];
const span = (item: string, first: string, last = first) => ({ item, first, last });
/** A day's line has room for so many letters. */
const letters = 10;
const measure = {
  least: 4,
  usual: 2,
  linesOf: (item: string, days: number) => Math.ceil(item.length / (days * letters)),
};
const laid = (rows: number, ...spans: ReturnType<typeof span>[]) => {
  const { placed, more } = layWeek(week, spans, rows, measure);
  return {
    shown: placed.map(({ bar: { item }, row, lines }) => `${item} ${row} ${lines}`),
    more: more.map(({ count }) => count),
  };
};
const trip = span("Trip", "2026-11-30", "2026-12-03");

it("everything is shown where there is just enough room", () => {
  const spans = [trip, span("Dentist", "2026-12-01")];
  expect(rowsNeeded(week, spans, measure)).toBe(8);
  expect(laid(8, ...spans)).toEqual({ shown: ["Trip 0 1", "Dentist 4 1"], more: [0, 0, 0, 0] });
});

it("a title that a line is too short for has as many as make it whole", () => {
  const spans = [span("Parents’ evening at school", "2026-12-01"), span("Judo", "2026-12-01")];
  expect(rowsNeeded(week, spans, measure)).toBe(14);
  expect(laid(14, ...spans).shown).toEqual(["Parents’ evening at school 0 3", "Judo 10 1"]);
});

it("two lines of one title go before the next event, of which the day then says that it is there", () => {
  const spans = [span("Orthodontist", "2026-12-01"), span("Parents’ evening", "2026-12-01")];
  expect(laid(14, ...spans)).toEqual({
    shown: ["Orthodontist 0 2", "Parents’ evening 7 2"],
    more: [0, 0, 0, 0],
  });
  spans.push(span("Judo", "2026-12-01"));
  expect(laid(12, ...spans)).toEqual({ shown: ["Orthodontist 0 2"], more: [0, 2, 0, 0] });
});

it("the last event's title is cut rather than called one more", () => {
  const spans = [span("Orthodontist", "2026-12-01"), span("Parents’ evening", "2026-12-01")];
  expect(laid(11, ...spans)).toEqual({
    shown: ["Orthodontist 0 2", "Parents’ evening 7 1"],
    more: [0, 0, 0, 0],
  });
});

it("where not even one title is whole, the day begins as many as it can", () => {
  const spans = [span("Orthodontist", "2026-12-01"), span("Parents’ evening", "2026-12-01")];
  expect(laid(8, ...spans)).toEqual({
    shown: ["Orthodontist 0 1", "Parents’ evening 4 1"],
    more: [0, 0, 0, 0],
  });
});

it("rows that are left go to the title that lacks the least", () => {
  const spans = [span("x".repeat(40), "2026-12-01"), span("y".repeat(30), "2026-12-01")];
  expect(laid(17, ...spans).shown).toEqual([`${"x".repeat(40)} 0 2`, `${"y".repeat(30)} 7 3`]);
});

it("a full day says how many more there are below what it shows, the others show theirs", () => {
  const spans = [
    ...[trip, span("Dentist", "2026-12-01")],
    ...[span("Choir", "2026-12-01"), span("Judo", "2026-12-02")],
  ];
  expect(laid(8, ...spans)).toEqual({ shown: ["Trip 0 1", "Judo 4 1"], more: [0, 2, 0, 0] });
});

it("a bar that doesn't fit on one of its days is counted on each of them", () => {
  const berlin = span("Berlin", "2026-12-01", "2026-12-02");
  expect(laid(8, trip, berlin, span("Choir", "2026-12-02"))).toEqual({
    shown: ["Trip 0 1"],
    more: [0, 1, 2, 0],
  });
});

it("where there is room for a single line, it says how many there are", () => {
  expect(laid(4, span("Trip", "2026-11-30", "2026-12-01"), span("Judo", "2026-12-01"))).toEqual({
    shown: [],
    more: [1, 2, 0, 0],
  });
});

it("one whole title goes before two that are cut", () => {
  const spans = [span("x".repeat(30), "2026-12-01"), span("y".repeat(40), "2026-12-01")];
  expect(rowsOfFirst(week, [trip, ...spans], measure)).toBe(18);
  expect(rowsOfFirst(week, [trip, span("Judo", "2026-12-01"), ...spans], measure)).toBe(12);
  expect(laid(14, ...spans).shown).toEqual([`${"x".repeat(30)} 0 3`, `${"y".repeat(40)} 10 1`]);
});

it("what is over gives its place to what is to come, and keeps its order where both have one", () => {
  const spans = ["Dentist", "Lunch", "Judo"].map((title) => span(title, "2026-12-01"));
  const late = { ...measure, isOver: (title: string) => title !== "Judo" };
  const shownIn = (rows: number) =>
    layWeek(week, spans, rows, late).placed.map(({ bar: { item } }) => item);
  expect(shownIn(8)).toEqual(["Judo"]);
  expect(shownIn(11)).toEqual(["Judo"]);
  expect(shownIn(12)).toEqual(["Dentist", "Lunch", "Judo"]);
});
