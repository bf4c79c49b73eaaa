import type { grocery as contract } from "#contract/grocery.ts";
import type { OperationHandlers } from "../../http/handlers.ts";
import type { createGrocery } from "./grocery.ts";

/** The handlers of the grocery list. */
export const groceryRoutes = (
  grocery: ReturnType<typeof createGrocery>,
): OperationHandlers<typeof contract> => ({
  "GET /api/grocery": () => grocery.list(),
  "GET /api/grocery/suggestions": ({ query }) => grocery.suggestions(query.q ?? "", query.limit),
  "POST /api/grocery": ({ body, caller }) => grocery.add(body, caller),
  "PATCH /api/grocery/{id}": ({ params, body }) => grocery.change(params.id, body),
  "DELETE /api/grocery/{id}": ({ params }) => grocery.remove(params.id),
  "POST /api/grocery/{id}/close": ({ params }) => grocery.check(params.id, true),
  "POST /api/grocery/{id}/reopen": ({ params }) => grocery.check(params.id, false),
  "POST /api/grocery/clear": () => grocery.clear(),
});
