import { expect, it } from "vitest";
import { recipeFormOf, newRecipeOf, recipePatchOf } from "./recipe-form.ts";

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
  expect(newRecipeOf(recipeFormOf(curry))).toEqual(curry);
});

it("a new picture goes along, one that is taken away is said, and one that stays isn't", () => {
  const form = recipeFormOf(curry);
  expect(newRecipeOf(form, "u1").uploadId).toBe("u1");
  expect(newRecipeOf(form, null)).toEqual(curry);
  expect(recipePatchOf(form, form, "u1").uploadId).toBe("u1");
  expect(recipePatchOf(form, form, null).uploadId).toBeNull();
  expect(recipePatchOf(form, form)).toEqual({});
});

it("only what was changed since the form was opened is sent: another's servings stay", () => {
  const opened = recipeFormOf(curry);
  const ingredients = `${opened.ingredients}\n2 limes`;
  expect(recipePatchOf(opened, { ...opened, ingredients, title: "Curry " })).toEqual({
    ingredients: [...curry.ingredients, "2 limes"],
  });
});

it("steps are paragraphs, or lines where there is none", () => {
  const steps = (text: string) => newRecipeOf({ ...recipeFormOf(curry), steps: text }).steps;
  expect(steps("Cut.\nStir.\n")).toEqual(["Cut.", "Stir."]);
  expect(steps("Cut\nsmall.\n\n  \nStir.")).toEqual(["Cut\nsmall.", "Stir."]);
});

it("an emptied field is taken away, and a comma is a decimal point", () => {
  const form = { ...recipeFormOf(curry), servings: "2,5", totalMin: "", source: " " };
  expect(recipePatchOf(recipeFormOf(curry), form)).toEqual({
    ...{ servings: 2.5, totalMin: null, source: null },
  });
  expect(newRecipeOf(form)).not.toHaveProperty("totalMin");
});
