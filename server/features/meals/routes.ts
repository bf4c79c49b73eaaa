import type { meals as contract } from "#contract/meals.ts";
import type { recipes as recipesContract } from "#contract/recipes.ts";
import { andThen } from "../../platform/and-then.ts";
import type { OperationHandlers } from "../../http/handlers.ts";
import type { Dish } from "../../providers/meals/port.ts";
import type { MealServices } from "../../composition/meals.ts";

/** The contract requires one of both. */
const dishOf = ({
  title = "",
  recipeId,
}: {
  readonly title?: string | undefined;
  readonly recipeId?: string | undefined;
}): Dish => (recipeId === undefined ? { title } : { recipeId });

/** The handlers of the meal plan and the grocery list. */
export const mealRoutes = ({
  plan,
  grocery,
}: MealServices): OperationHandlers<typeof contract> => ({
  "GET /api/mealplan": ({ query }) => plan.plan(query),
  "PUT /api/mealplan/{date}/{slot}": ({ params, body }) =>
    plan.replace(params.date, params.slot, dishOf(body)),
  "POST /api/mealplan/{date}/{slot}": ({ params, body }) =>
    plan.add(params.date, params.slot, dishOf(body)),
  "DELETE /api/mealplan/{date}/{slot}": ({ params }) => plan.empty(params.date, params.slot),
  "DELETE /api/mealplan/entries/{id}": ({ params }) => plan.remove(params.id),
  "GET /api/grocery": () => grocery.list(),
  "GET /api/grocery/suggestions": ({ query }) => grocery.suggestions(query.q ?? "", query.limit),
  "POST /api/grocery": ({ body, caller }) => grocery.add(body, caller),
  "PATCH /api/grocery/{id}": ({ params, body }) => grocery.change(params.id, body),
  "DELETE /api/grocery/{id}": ({ params }) => grocery.remove(params.id),
  "POST /api/grocery/{id}/close": ({ params }) => grocery.check(params.id, true),
  "POST /api/grocery/{id}/reopen": ({ params }) => grocery.check(params.id, false),
  "POST /api/grocery/clear": () => grocery.clear(),
});

/** The handlers of the recipe library, and of adding recipes to the plan and the list. */
export const recipeRoutes = ({
  library,
  plan,
  grocery,
}: MealServices): OperationHandlers<typeof recipesContract> => ({
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
      grocery.addIngredients(params.id, times, { memberId: body?.memberId, caller }),
    ),
  "POST /api/recipes/{id}/add-to-mealplan": ({ params, body }) =>
    andThen(library.times(params.id, undefined), () =>
      plan.add(body.date, body.slot, { recipeId: params.id }),
    ),
});
