import type { GroceryAddition } from "#contract/grocery.ts";
import { defineWrite } from "../../api/call.ts";
import { defineMutation } from "../../mutations/define-mutation.ts";
import { offline } from "../../mutations/offline-for-a-week.ts";

/** Writes a recipe: `{ body }`. For parents; fails with 401, 403, 405 `unsupported`. */
export const createRecipe = defineMutation({
  operation: defineWrite("POST /api/recipes", ["recipes"]),
  once: true,
});

/** Changes a recipe: `{ params, body }`. For parents. */
export const changeRecipe = defineMutation({
  operation: defineWrite("PATCH /api/recipes/{id}", ["recipes", "mealplan"]),
});

/** Deletes a recipe: `{ params }`. For parents. */
export const removeRecipe = defineMutation({
  operation: defineWrite("DELETE /api/recipes/{id}", ["recipes", "mealplan"]),
});

/** Reads a web page's recipe and keeps nothing: `{ body: { url } }`. Fails with `noRecipe`, `pageRefused`, `pageTooLarge`, `pageUnreachable`. */
export const previewImport = defineMutation({
  operation: defineWrite("POST /api/recipes/import/preview", []),
});

/** A recipe whose ingredients are wanted. */
export interface WantedRecipe {
  readonly id: string;
  readonly title: string;
  readonly servings?: number;
  readonly memberId?: string;
}

/** Puts a recipe's ingredients on the list. */
export const addRecipeToGrocery = defineMutation({
  operation: defineWrite("POST /api/recipes/{id}/add-to-grocery", ["grocery"]),
  once: true,
  request: ({ id, title: _, ...body }: WantedRecipe) => ({ params: { id }, body }),
  describe: ({ title }) => title,
  offline,
});

/** What was put on the list, to be taken back. */
export interface TakenBackItems {
  readonly title: string;
  readonly added: readonly GroceryAddition[];
}

/** Takes back what was put on the list, and only that. */
export const takeBackItems = defineMutation({
  operation: defineWrite("POST /api/grocery/take-back", ["grocery"]),
  request: ({ added }: TakenBackItems) => ({ body: { added: [...added] } }),
  describe: ({ title }) => title,
  offline,
});
