import { expect, it } from "vitest";
import { sideBySide } from "./side-by-side.ts";

const at = (hours: number) => hours * 60;
const stretch = (item: string, from: number, to: number) => ({ item, from: at(from), to: at(to) });
const places = (list: ReturnType<typeof stretch>[]) =>
  Object.fromEntries(sideBySide(list).map(({ item, at: column, of }) => [item, `${column}/${of}`]));

it("what doesn't overlap gets the whole width", () => {
  expect(places([stretch("Judo", 16, 17), stretch("Piano", 17, 18)])).toEqual({
    Judo: "0/1",
    Piano: "0/1",
  });
});

it("three that overlap stand side by side, and the next hour is whole again", () => {
  expect(
    places([
      stretch("a", 9, 12),
      stretch("b", 10, 11),
      stretch("c", 10.5, 13),
      stretch("d", 14, 15),
    ]),
  ).toEqual({ a: "0/3", b: "1/3", c: "2/3", d: "0/1" });
});

it("a free column is taken again by a later one of the same group", () => {
  expect(places([stretch("a", 9, 12), stretch("b", 9, 10), stretch("c", 10, 11)])).toEqual({
    a: "0/2",
    b: "1/2",
    c: "1/2",
  });
});

it("events of no length are still wide enough to be told apart", () => {
  expect(places([stretch("ring", 9, 9), stretch("bell", 9.25, 9.25)])).toEqual({
    ring: "0/2",
    bell: "1/2",
  });
});
