import { defineWrite } from "../../api/call.ts";
import { defineMutation } from "../../mutations/define-mutation.ts";

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
