import { expect, it } from "vitest";
import { presetLayouts } from "../preset-layouts.ts";
import { isArranged } from "./layout-of.ts";

const cardsOf = (orientation: "landscape" | "portrait") =>
  presetLayouts.kitchen[orientation].map(({ card, x, y, w, h }) => ({ card, x, y, w, h }));

it("a wide wall keeps its bands where a parent has only arranged how it looks when it is high", () => {
  const layout = { landscape: null, portrait: cardsOf("portrait") };
  expect(isArranged({ layout }, "landscape", false)).toBe(false);
  expect(isArranged({ layout }, "portrait", false)).toBe(true);
});

it("a low wall comes as its preset where a parent's cards would be too small on it", () => {
  const layout = { landscape: cardsOf("landscape"), portrait: null };
  expect(isArranged({ layout }, "landscape", false)).toBe(true);
  expect(isArranged({ layout }, "landscape", true)).toBe(false);
});
