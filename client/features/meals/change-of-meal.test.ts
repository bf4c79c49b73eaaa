import { expect, it } from "vitest";
import { changeOfMeal } from "./change-of-meal.ts";

const typed = { date: "2026-11-20", slot: "dinner", title: "Spagetti" } as const;

it("only what was changed of a meal is written, and only that taken back: others may change the rest", () => {
  expect(changeOfMeal(typed, { ...typed, title: "Spaghetti" })).toEqual({
    patch: { title: "Spaghetti" },
    back: { title: "Spagetti", seen: { title: "Spaghetti" } },
  });
  expect(changeOfMeal(typed, { ...typed, slot: "lunch" })).toEqual({
    patch: { date: "2026-11-20", slot: "lunch" },
    back: {
      ...{ date: "2026-11-20", slot: "dinner" },
      seen: { date: "2026-11-20", slot: "lunch" },
    },
  });
});
