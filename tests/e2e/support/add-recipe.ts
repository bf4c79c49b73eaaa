import { expect } from "@playwright/test";
import { openParentOf, type RunningWall } from "./wall-test.ts";

const curry = {
  title: "Vegetable curry",
  servings: 4,
  tags: ["Quick"],
  ingredients: ["500 g carrots", "400 ml coconut milk", "250 g rice"],
  steps: [
    "Cut the carrots.",
    "Pour in the coconut milk and simmer the sauce for 20 minutes. Cook the rice for 12 minutes.",
    "Serve.",
  ],
};

/** Writes a recipe as a parent does; returns its id. */
export const addRecipe = async (wall: RunningWall, recipe: object = curry): Promise<string> => {
  const parent = await openParentOf(wall);
  const { status, body } = await parent.send("POST", "/api/recipes", recipe);
  expect(status).toBe(201);
  return String(body.id);
};
