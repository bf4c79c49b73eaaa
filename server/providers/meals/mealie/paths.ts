/** The path of Mealie's recipes. */
export const recipesPath = "/api/recipes";
/** The path of Mealie's meal plan. */
export const mealPlanPath = "/api/households/mealplans";
/** The path of Mealie's shopping lists. */
export const shoppingListsPath = "/api/households/shopping/lists";

/** The path of an item in a collection; the caller has validated the id. */
export const mealiePath = (collection: string, id: string): string => {
  if (!/^[\w-]{1,250}$/.test(id)) throw new Error("an id that isn't one can't be part of a path");
  return `${collection}/${id}`;
};
