import type { GroceryList } from "#contract/grocery.ts";
import type { MealOnDay, Slot } from "#contract/meals.ts";
import type { recipes as contract } from "#contract/recipes.ts";
import { andThen, type Awaitable } from "../../platform/and-then.ts";
import type { Caller } from "../../http/caller.ts";
import type { OperationHandlers } from "../../http/handlers.ts";
import type { createRecipeLibrary } from "./library.ts";

interface RecipeRoutesDeps {
  readonly library: ReturnType<typeof createRecipeLibrary>;
  /** Adds a recipe's ingredients to the grocery list, multiplied by `times`. */
  readonly addIngredients: (
    recipeId: string,
    times: number,
    asker: { readonly memberId: string | undefined; readonly caller: Caller },
  ) => Awaitable<GroceryList>;
  /** Adds a recipe to a slot of the meal plan. */
  readonly planRecipe: (date: string, slot: Slot, recipeId: string) => Awaitable<MealOnDay>;
}

/** The handlers of the recipe library, and of adding recipes to the plan and the list. */
export const recipeRoutes = ({
  library,
  addIngredients,
  planRecipe,
}: RecipeRoutesDeps): OperationHandlers<typeof contract> => ({
  "GET /api/recipes": ({ query: { q = "", tag, before, limit } }) =>
    library.list({
      ...{ q, limit },
      ...(tag === undefined ? {} : { tag }),
      ...(before === undefined ? {} : { before }),
    }),
  "GET /api/recipes/{id}": ({ params, query }) => library.one(params.id, query.servings),
  "GET /api/recipes/{id}/image": async ({ params, query, response }) => {
    const { type, bytes } = await library.picture(params.id, query.w);
    if (query.v !== undefined) response.set("Cache-Control", "public, max-age=31536000, immutable");
    response.type(type).send(Buffer.from(bytes));
  },
  "POST /api/recipes": ({ body }) => library.create(body),
  "PATCH /api/recipes/{id}": ({ params, body }) => library.change(params.id, body),
  "DELETE /api/recipes/{id}": ({ params }) => library.remove(params.id),
  "POST /api/recipes/import/preview": ({ body }) => library.preview(body.url),
  "POST /api/recipes/import": ({ body }) => library.importFrom(body.url),
  "POST /api/recipes/{id}/add-to-grocery": ({ params, body, caller }) =>
    andThen(library.times(params.id, body?.servings), (times) =>
      addIngredients(params.id, times, { memberId: body?.memberId, caller }),
    ),
  "POST /api/recipes/{id}/add-to-mealplan": ({ params, body }) =>
    andThen(library.times(params.id, undefined), () => planRecipe(body.date, body.slot, params.id)),
});
