import type { Budget, budget as contract, Period } from "#contract/budget.ts";
import type { OperationHandlers } from "../../http/handlers.ts";

/** The handler of the budget. */
export const budgetRoutes = (budget: {
  readonly read: (period: Period) => Promise<Budget>;
}): OperationHandlers<typeof contract> => ({
  "GET /api/budget": ({ query }) => budget.read(query.period),
});
