import * as z from "zod";
import { groceryListAddedTo } from "./grocery.ts";
import { mealOnDay, slots } from "./meals.ts";
import type { Operations } from "./operation.ts";
import { day, id, line, memberId, pageOfItems } from "./values.ts";

const card = {
  id,
  title: z.string(),
  image: z.string().optional(),
  totalMin: z.int().optional(),
  description: z.string().optional(),
  tags: z.array(z.string()),
};
const recipeCard = z.object(card).meta({ id: "RecipeCard" });
export type RecipeCard = z.infer<typeof recipeCard>;

/** One line of a recipe, and what could be parsed of it. */
export const ingredient = z
  .object({
    text: z.string().meta({ description: "The whole line, for the servings that are asked for." }),
    amount: z.number().optional(),
    amountMax: z.number().optional().meta({ description: "Where the line says from and to." }),
    unit: z.string().optional(),
    food: z.string().optional(),
  })
  .meta({ id: "Ingredient" });
export type Ingredient = z.infer<typeof ingredient>;

const recipe = z
  .object({
    ...card,
    servings: z.number().optional().meta({ description: "That the amounts are for." }),
    ingredients: z.array(ingredient),
    steps: z.array(z.string()),
    source: z.string().optional().meta({ description: "A web address, or words such as `Oma`." }),
  })
  .meta({ id: "Recipe" });
export type Recipe = z.infer<typeof recipe>;

const servings = z.number().min(0.25).max(1000);
const writable = {
  title: line,
  description: z.string().trim().max(2000),
  servings,
  totalMin: z.int().min(1).max(20_160),
  tags: z.array(z.string().trim().min(1).max(40)).max(20),
  ingredients: z.array(z.string().trim().min(1).max(300)).max(200),
  steps: z.array(z.string().trim().min(1).max(4000)).max(100),
  source: z.string().trim().min(1).max(2000),
  uploadId: id,
};

/** A recipe as people type it: ingredients and steps are lines of text. */
export const newRecipe = z
  .strictObject(writable)
  .partial()
  .extend({ title: line })
  .meta({ id: "NewRecipe" });
export type NewRecipe = z.infer<typeof newRecipe>;

const recipePatch = z
  .strictObject({
    ...writable,
    description: writable.description.nullable(),
    servings: servings.nullable(),
    totalMin: writable.totalMin.nullable(),
    source: writable.source.nullable(),
    uploadId: writable.uploadId.nullable(),
  })
  .partial()
  .meta({ id: "RecipePatch", description: "Null takes a value away; what is left out stays." });
export type RecipePatch = z.infer<typeof recipePatch>;

const webPage = z.strictObject({ url: z.string().trim().min(1).max(2000) });
const idPath = z.object({ id });

const curry = { id: "r1", title: "Vegetable curry", totalMin: 40, tags: ["Quick"] };
const curryWhole = {
  ...curry,
  servings: 4,
  ingredients: [{ text: "500 g carrots", amount: 500, unit: "g", food: "carrots" }],
  steps: ["Cut the carrots.", "Simmer for twenty minutes."],
};
const curryWritten = {
  title: "Vegetable curry",
  totalMin: 40,
  tags: ["Quick"],
  servings: 4,
  ingredients: ["500 g carrots"],
  steps: ["Cut the carrots.", "Simmer for twenty minutes."],
};
const refusal =
  "400 `noRecipe`, `pageRefused` (no web address, or one that leads into the house) or `pageTooLarge` (5 MB); 502 `pageUnreachable`.";

export const recipes = {
  "GET /api/recipes": {
    operationId: "listRecipes",
    summary: "The recipe library, what was added last first",
    description:
      "`q` finds recipes that have every one of its words in title, tags or ingredients.",
    access: "anyone",
    source: "meals",
    query: z.object({
      q: z.string().max(200).optional(),
      tag: z.string().max(40).optional(),
      ...pageOfItems,
    }),
    answer: z
      .object({
        items: z.array(recipeCard),
        tags: z
          .array(z.string())
          .meta({ description: "Of the whole library, the most used first." }),
        next: z.string().nullable(),
      })
      .meta({ id: "RecipePage" }),
    topic: "recipes",
    example: { answer: { items: [curry], tags: ["Quick"], next: null } },
  },
  "GET /api/recipes/{id}": {
    operationId: "getRecipe",
    summary: "One recipe, ready to cook",
    description:
      "With `servings` its amounts are for so many; 400 where it doesn't say for how many it is.",
    access: "anyone",
    source: "meals",
    params: idPath,
    query: z.object({ servings: z.coerce.number().min(0.25).max(1000).optional() }),
    answer: recipe,
    topic: "recipes",
    example: { answer: curryWhole },
  },
  "GET /api/recipes/{id}/image": {
    operationId: "getRecipeImage",
    summary: "A recipe's picture, as wide as the screen that asks",
    access: "anyone",
    source: "meals",
    params: idPath,
    query: z.object({
      w: z.coerce.number().int().min(16).max(4096).optional(),
      v: z.string().max(100).optional(),
    }),
    media: "image/*",
    answer: z.string(),
    example: { answer: "(an image)" },
  },
  "POST /api/recipes": {
    operationId: "createRecipe",
    summary: "Write a recipe",
    access: "parent",
    unlock: "acts",
    source: "meals",
    body: newRecipe,
    status: 201,
    answer: recipe,
    errors: [401, 405, 409, 502],
    stale: ["recipes"],
    example: { body: curryWritten, answer: curryWhole },
  },
  "PATCH /api/recipes/{id}": {
    operationId: "updateRecipe",
    summary: "Change a recipe",
    access: "parent",
    unlock: "acts",
    source: "meals",
    params: idPath,
    body: recipePatch,
    answer: recipe,
    errors: [401, 405, 409, 502],
    stale: ["recipes", "mealplan"],
    example: { body: { servings: 4 }, answer: curryWhole },
  },
  "DELETE /api/recipes/{id}": {
    operationId: "deleteRecipe",
    summary: "Delete a recipe; where it is planned its title stays",
    access: "parent",
    unlock: "acts",
    source: "meals",
    params: idPath,
    status: 204,
    answer: z.void(),
    errors: [401, 405, 409, 502],
    stale: ["recipes", "mealplan"],
    example: {},
  },
  "POST /api/recipes/import/preview": {
    operationId: "previewRecipeImport",
    summary: "What a web page's recipe would be; nothing is kept",
    description: `Its answer can be changed and sent to \`POST /api/recipes\`. ${refusal}`,
    access: "parent",
    unlock: "acts",
    source: "meals",
    body: webPage,
    answer: newRecipe,
    errors: [401, 405, 409, 429, 502],
    stale: [],
    example: { body: { url: "https://recipes.example/curry" }, answer: curryWritten },
  },
  "POST /api/recipes/import": {
    operationId: "importRecipe",
    summary: "Keep the recipe of a web page",
    description: refusal,
    access: "parent",
    unlock: "acts",
    source: "meals",
    body: webPage,
    status: 201,
    answer: recipe,
    errors: [401, 405, 409, 429, 502],
    stale: ["recipes"],
    example: { body: { url: "https://recipes.example/curry" }, answer: curryWhole },
  },
  "POST /api/recipes/{id}/add-to-grocery": {
    operationId: "addRecipeToGrocery",
    summary: "Put a recipe's ingredients on the grocery list, for so many servings",
    description:
      "Without `servings` for as many as the recipe is written for. `POST /api/grocery/take-back` with its `added` undoes it.",
    access: "anyone",
    right: "tick",
    source: "meals",
    params: idPath,
    body: z
      .strictObject({ servings: servings.optional(), memberId: memberId.optional() })
      .optional(),
    answer: groceryListAddedTo,
    errors: [502],
    stale: ["grocery"],
    example: {
      body: { servings: 6 },
      answer: {
        items: [{ id: "g1", name: "carrots", amount: "750 g", aisle: "produce", checked: false }],
        added: [{ id: "g1", amount: "750 g" }],
      },
    },
  },
  "POST /api/recipes/{id}/add-to-mealplan": {
    operationId: "addRecipeToMealPlan",
    summary: "Plan a recipe beside what a slot has",
    access: "anyone",
    right: "write",
    source: "meals",
    params: idPath,
    body: z.strictObject({ date: day, slot: z.enum(slots) }),
    status: 201,
    answer: mealOnDay,
    errors: [502],
    stale: ["mealplan"],
    example: {
      body: { date: "2026-11-20", slot: "dinner" },
      answer: {
        ...{ id: "m1", date: "2026-11-20", slot: "dinner" },
        ...{ title: "Vegetable curry", recipeId: "r1" },
      },
    },
  },
} as const satisfies Operations;
