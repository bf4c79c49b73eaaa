import type { meals as contract } from "#contract/meals.ts";
import type { OperationHandlers } from "../../http/handlers.ts";
import type { Dish } from "../../providers/meals/port.ts";
import type { createEmbeddedPlan } from "./embedded-plan.ts";
import type { createOutsidePlan } from "./outside-plan.ts";
import type { createReadPlan } from "./plan.ts";

/** The contract requires a title or a recipe. */
const dishOf = ({
  title = "",
  recipeId,
  words,
}: {
  readonly title?: string | undefined;
  readonly recipeId?: string | undefined;
  readonly words?: string | undefined;
}): Dish =>
  recipeId === undefined ? { title } : { recipeId, ...(words === undefined ? {} : { words }) };

interface MealRoutesDeps {
  readonly read: ReturnType<typeof createReadPlan>;
  readonly plan: ReturnType<typeof createEmbeddedPlan> | ReturnType<typeof createOutsidePlan>;
}

/** The handlers of the meal plan. */
export const mealRoutes = ({ read, plan }: MealRoutesDeps): OperationHandlers<typeof contract> => ({
  "GET /api/mealplan": ({ query }) => read(query),
  "PUT /api/mealplan/{date}/{slot}": ({ params, body }) =>
    plan.replace(params.date, params.slot, dishOf(body)),
  "POST /api/mealplan/{date}/{slot}": ({ params, body }) =>
    plan.add(params.date, params.slot, dishOf(body)),
  "DELETE /api/mealplan/{date}/{slot}": ({ params }) => plan.empty(params.date, params.slot),
  "PATCH /api/mealplan/entries/{id}": ({ params, body }) => plan.change(params.id, body),
  "DELETE /api/mealplan/entries/{id}": ({ params }) => plan.remove(params.id),
});
