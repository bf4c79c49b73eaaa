import * as z from "zod";
import type { Operations } from "./operation.ts";
import { day, id, memberId, page } from "./values.ts";

export const slots = ["breakfast", "lunch", "dinner", "snack"] as const;

const plannedMeal = z
  .object({
    id,
    slot: z.enum(slots),
    title: z.string(),
    recipeId: id.optional(),
    image: z.string().optional(),
  })
  .meta({ id: "PlannedMeal" });

const mealPlan = z
  .object({
    start: day,
    end: day,
    slots: z.array(z.enum(slots)),
    days: z.record(day, z.array(plannedMeal)),
  })
  .meta({ id: "MealPlan" });
export type MealPlan = z.infer<typeof mealPlan>;

const recipeCard = {
  id,
  title: z.string(),
  image: z.string().optional(),
  totalMin: z.int().optional(),
  description: z.string().optional(),
};
const ingredient = z
  .object({
    text: z.string(),
    amount: z.number().optional(),
    unit: z.string().optional(),
    food: z.string().optional(),
  })
  .meta({ id: "Ingredient" });

const groceryItem = z
  .object({
    id,
    name: z.string(),
    amount: z.string().optional(),
    aisle: z.string().optional(),
    checked: z.boolean(),
    addedBy: memberId.optional(),
    recipeId: id.optional(),
  })
  .meta({ id: "GroceryItem" });

const groceryList = z.object({ items: z.array(groceryItem) }).meta({ id: "GroceryList" });
export type GroceryList = z.infer<typeof groceryList>;

const curry = { id: "r1", title: "Vegetable curry", totalMin: 40 };

export const meals = {
  "GET /api/mealplan": {
    summary: "What is planned to be eaten in a range of days",
    access: "anyone",
    source: "meals",
    query: z.object({ start: day.optional(), end: day.optional() }),
    answer: mealPlan,
    topic: "mealplan",
    example: {
      answer: {
        start: "2026-11-20",
        end: "2026-11-20",
        slots: ["breakfast", "lunch", "dinner", "snack"],
        days: {
          "2026-11-20": [{ id: "m1", slot: "dinner", title: "Vegetable curry", recipeId: "r1" }],
        },
      },
    },
  },
  "GET /api/recipes": {
    summary: "The recipe library",
    access: "anyone",
    source: "meals",
    query: z.object({ q: z.string().max(200).optional(), ...page }),
    answer: z
      .object({
        items: z.array(z.object(recipeCard).meta({ id: "RecipeCard" })),
        next: z.string().nullable(),
      })
      .meta({ id: "RecipePage" }),
    topic: "recipes",
    example: { answer: { items: [curry], next: null } },
  },
  "GET /api/recipes/{id}": {
    summary: "One recipe, ready to cook",
    access: "anyone",
    source: "meals",
    params: z.object({ id }),
    answer: z
      .object({
        ...recipeCard,
        servings: z.number().optional(),
        ingredients: z.array(ingredient),
        steps: z.array(z.string()),
        source: z.string().optional(),
      })
      .meta({ id: "Recipe" }),
    topic: "recipes",
    example: {
      answer: {
        ...curry,
        servings: 4,
        ingredients: [{ text: "500 g carrots", amount: 500, unit: "g", food: "carrots" }],
        steps: ["Cut the carrots.", "Simmer for twenty minutes."],
      },
    },
  },
  "GET /api/grocery": {
    summary: "The shared grocery list",
    access: "anyone",
    source: "meals",
    answer: groceryList,
    topic: "grocery",
    example: {
      answer: { items: [{ id: "g1", name: "Carrots", amount: "500 g", checked: false }] },
    },
  },
} as const satisfies Operations;
