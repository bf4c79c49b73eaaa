import { expect, it } from "vitest";
import { ingredientsInStep } from "./ingredients-in-step.ts";

const named = (foods: readonly string[], step: string) =>
  ingredientsInStep(
    foods.map((food) => ({ text: `1 ${food}`, food })),
    step,
  ).map((at) => foods[at]);

it("a step shows the ingredients that it names, in one or in many", () => {
  const foods = ["red onions, chopped", "garlic cloves", "olive oil", "tomatoes", "basil leaves"];
  expect(named(foods, "Fry the onion and the garlic in the oil.")).toEqual([
    "red onions, chopped",
    "garlic cloves",
    "olive oil",
  ]);
  expect(named(foods, "Tear the basil over one tomato.")).toEqual(["tomatoes", "basil leaves"]);
  expect(named(foods, "Let it rest.")).toEqual([]);
});

it("a German step does too", () => {
  const foods = ["Zwiebeln", "Äpfel", "Salz und Pfeffer", "Mehl (Type 550)", "Eier"];
  expect(named(foods, "Die Zwiebel und den Apfel schneiden, mit Pfeffer würzen.")).toEqual([
    "Zwiebeln",
    "Äpfel",
    "Salz und Pfeffer",
  ]);
  expect(named(foods, "Mehl mit einem Ei verrühren.")).toEqual(["Mehl (Type 550)", "Eier"]);
});

it("an ingredient whose line wasn't understood is found by its words", () => {
  const [first] = ingredientsInStep([{ text: "2 große Möhren" }], "Die Möhren schälen.");
  expect(first).toBe(0);
});
