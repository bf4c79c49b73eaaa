import type { meals as contract } from "#contract/meals.ts";
import type { OperationHandlers } from "../../http/handlers.ts";
import type { Dish } from "../../providers/meals/port.ts";
import type { createPlan } from "./plan.ts";

/** The contract requires one of both. */
const dishOf = ({
  title = "",
  recipeId,
}: {
  readonly title?: string | undefined;
  readonly recipeId?: string | undefined;
}): Dish => (recipeId === undefined ? { title } : { recipeId });

/** The handlers of the meal plan. */
export const mealRoutes = (
  plan: ReturnType<typeof createPlan>,
): OperationHandlers<typeof contract> => ({
  "GET /api/mealplan": ({ query }) => plan.plan(query),
  "PUT /api/mealplan/{date}/{slot}": ({ params, body }) =>
    plan.replace(params.date, params.slot, dishOf(body)),
  "POST /api/mealplan/{date}/{slot}": ({ params, body }) =>
    plan.add(params.date, params.slot, dishOf(body)),
  "DELETE /api/mealplan/{date}/{slot}": ({ params }) => plan.empty(params.date, params.slot),
  "DELETE /api/mealplan/entries/{id}": ({ params }) => plan.remove(params.id),
});
