import { expect, it } from "vitest";
import { formOf, newRecipeOf, patchOf } from "./recipe-form.ts";

const curry = {
  title: "Curry",
  servings: 4,
  totalMin: 40,
  tags: ["Quick", "Vegetarian"],
  ingredients: ["500 g carrots", "1 onion"],
  steps: ["Cut the carrots.\nAll of them.", "Simmer."],
  source: "Oma",
};

it("a recipe that is opened and kept as it is stays the same", () => {
  expect(newRecipeOf(formOf(curry))).toEqual(curry);
});

it("a new picture goes along, one that is taken away is said, and one that stays isn't", () => {
  const form = formOf(curry);
  expect(newRecipeOf(form, "u1").uploadId).toBe("u1");
  expect(newRecipeOf(form, null)).toEqual(curry);
  expect(patchOf(form, "u1").uploadId).toBe("u1");
  expect(patchOf(form, null).uploadId).toBeNull();
  expect(patchOf(form)).not.toHaveProperty("uploadId");
});

it("steps are paragraphs, or lines where there is none", () => {
  const steps = (text: string) => newRecipeOf({ ...formOf(curry), steps: text }).steps;
  expect(steps("Cut.\nStir.\n")).toEqual(["Cut.", "Stir."]);
  expect(steps("Cut\nsmall.\n\n  \nStir.")).toEqual(["Cut\nsmall.", "Stir."]);
});

it("an emptied field is taken away, and a comma is a decimal point", () => {
  const form = { ...formOf(curry), servings: "2,5", totalMin: "", source: " " };
  expect(patchOf(form)).toMatchObject({ servings: 2.5, totalMin: null, source: null });
  expect(newRecipeOf(form)).not.toHaveProperty("totalMin");
});
