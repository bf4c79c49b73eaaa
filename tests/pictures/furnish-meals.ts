import { landscape } from "./scenery.ts";
import type { FamilyWriter } from "./writer.ts";

const curry = {
  ...{ title: "Vegetable curry", servings: 4, totalMin: 40, tags: ["Quick", "Vegetarian"] },
  description: "Everybody takes a second helping.",
  ingredients: ["500 g carrots", "400 ml coconut milk", "250 g rice", "1 onion", "2 tsp curry"],
  steps: [
    "Cut the carrots and the onion.",
    "Pour in the coconut milk and simmer for 20 minutes. Cook the rice for 12 minutes.",
    "Serve.",
  ],
  source: "Oma",
};

const others = [
  {
    title: "Tomato soup",
    servings: 4,
    totalMin: 25,
    tags: ["Quick"],
    ingredients: ["1 kg tomatoes"],
  },
  { title: "Pancakes", servings: 3, totalMin: 30, tags: ["Sweet"], ingredients: ["3 eggs"] },
  { title: "Lasagne", servings: 6, totalMin: 90, tags: ["Sunday"], ingredients: ["300 g cheese"] },
];

const plan = [
  ["2026-05-18", "dinner", "Bread and soup"],
  ["2026-05-19", "dinner", "Pizza"],
  ["2026-05-20", "breakfast", "Porridge"],
  ["2026-05-20", "snack", "Strawberries"],
  ["2026-05-21", "dinner", "Spaghetti bolognese"],
  ["2026-05-22", "lunch", "Fish fingers"],
  ["2026-05-23", "breakfast", "Croissants"],
] as const;

const groceries = [
  { name: "Carrots", amount: "500 g", memberId: "mom" },
  { name: "Coconut milk", amount: "400 ml" },
  { name: "Milk", amount: "2 l", memberId: "mia" },
  { name: "Bread rolls" },
  { name: "Apples", amount: "1 kg", memberId: "dad" },
  { name: "Toilet paper" },
  { name: "Ice cream" },
];
const bought = ["Butter", "Bananas"];

/** Writes recipes, the week's plan and what is to be bought; the id of the recipe of today's dinner. */
export const writeMeals = async (writer: FamilyWriter): Promise<string> => {
  for (const recipe of others) await writer.send("POST", "/api/recipes", recipe);
  const uploadId = await writer.upload(await landscape({ width: 900, height: 600, at: 1 }));
  const { id } = await writer.send("POST", "/api/recipes", { ...curry, uploadId });
  for (const [day, slot, title] of plan)
    await writer.send("POST", `/api/mealplan/${day}/${slot}`, { title });
  await writer.send("POST", "/api/mealplan/2026-05-20/dinner", { recipeId: id });
  for (const item of groceries) await writer.send("POST", "/api/grocery", item);
  for (const name of bought) {
    const item = await writer.send("POST", "/api/grocery", { name });
    await writer.send("POST", `/api/grocery/${item.id}/close`);
  }
  return String(id);
};
