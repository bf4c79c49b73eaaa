import * as z from "zod";
import { fittingItems } from "../../fitting-items.ts";

const words = z.string().nullish();
const uuid = z.guid();

export const mealieAbout = z.object({ version: z.string() });

const named = z.object({ name: z.string() });

/** A recipe in Mealie's lists. */
export const recipeSummary = z.object({
  id: uuid,
  name: words,
  slug: z.string(),
  /** Changes with the picture. */
  image: z.union([z.string(), z.number()]).nullish().catch(null),
  recipeServings: z.number().nullish(),
  recipeYieldQuantity: z.number().nullish(),
  recipeYield: words,
  totalTime: words,
  prepTime: words,
  cookTime: words,
  performTime: words,
  description: words,
  recipeCategory: z.array(named).nullish(),
  tags: z.array(named).nullish(),
  orgURL: words,
  dateAdded: words,
  createdAt: words,
});
export type MealieSummary = z.output<typeof recipeSummary>;

const unit = z.looseObject({ name: z.string(), abbreviation: words });
const food = z.looseObject({ name: z.string() });

/** One line of a recipe, with unknown fields, because it is sent back unchanged. */
export const mealieIngredient = z.looseObject({
  quantity: z.number().nullish(),
  unit: unit.nullish(),
  food: food.nullish(),
  referencedRecipe: z.looseObject({ name: words }).nullish(),
  note: words,
  disableAmount: z.boolean().nullish(),
  originalText: words,
});
export type MealieIngredient = z.output<typeof mealieIngredient>;

const step = z.looseObject({ title: words, text: words });
export type MealieStep = z.output<typeof step>;

export const mealieRecipe = recipeSummary.extend({
  recipeIngredient: z.array(mealieIngredient).default([]),
  recipeInstructions: z.array(step).nullish(),
});
export type MealieRecipe = z.output<typeof mealieRecipe>;

/** A recipe's slug in addresses. */
export const slug = z.string().regex(/^[\w-]{1,250}$/);

/** A tag or a category; a recipe's update sends the whole of it. */
export const tag = z.looseObject({ id: z.guid(), name: z.string(), slug: z.string() });
export type MealieTag = z.output<typeof tag>;

export const planEntry = z.object({
  id: z.int(),
  date: z.iso.date(),
  entryType: z.string(),
  title: words,
  text: words,
  recipeId: uuid.nullish(),
  recipe: recipeSummary.nullish(),
  groupId: z.guid(),
  userId: z.guid(),
});
export type MealieEntry = z.output<typeof planEntry>;

const label = z.object({ id: uuid, name: z.string() });
export type MealieLabel = z.output<typeof label>;
export const newLabel = label;

/** An item of a shopping list, with the unknown fields that an update has to repeat. */
export const shoppingItem = z.object({
  id: uuid,
  shoppingListId: uuid,
  quantity: z.number().nullish(),
  unit: unit.nullish(),
  food: food.nullish(),
  note: words,
  isFood: z.boolean().nullish(),
  disableAmount: z.boolean().nullish(),
  checked: z.boolean(),
  position: z.int().default(0),
  foodId: uuid.nullish(),
  unitId: uuid.nullish(),
  labelId: uuid.nullish(),
  label: label.nullish(),
  extras: z.record(z.string(), z.unknown()).nullish(),
  recipeReferences: z.array(z.looseObject({ recipeId: uuid })).default([]),
  updatedAt: words,
});
export type MealieItem = z.output<typeof shoppingItem>;

export const listSummary = z.object({ id: uuid, name: words });

const noItems = () => ({ fit: [], unfit: [] });

export const shoppingList = listSummary
  .extend({
    listItems: fittingItems(shoppingItem).default(noItems),
    labelSettings: z.array(z.object({ label })).default([]),
  })
  .transform(({ listItems: { fit, unfit }, ...list }) => ({ ...list, listItems: fit, unfit }));
export type MealieList = z.output<typeof shoppingList>;

/** The items that a write has changed; Mealie merges equal ones. */
export const itemChanges = z.object({
  createdItems: z.array(shoppingItem).default([]),
  updatedItems: z.array(shoppingItem).default([]),
  deletedItems: z.array(shoppingItem).default([]),
});
export type MealieChanges = z.output<typeof itemChanges>;
