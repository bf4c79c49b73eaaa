import type { lists as contract } from "#contract/lists.ts";
import type { OperationHandlers } from "../../http/handlers.ts";
import type { createNamedLists } from "./lists.ts";

/** The handlers of the named lists. */
export const listRoutes = (
  lists: ReturnType<typeof createNamedLists>,
): OperationHandlers<typeof contract> => ({
  "GET /api/lists": () => lists.all(),
  "POST /api/lists": ({ body }) => lists.create(body),
  "PATCH /api/lists/{id}": ({ params, body }) => lists.change(params.id, body),
  "DELETE /api/lists/{id}": ({ params }) => lists.remove(params.id),
  "POST /api/lists/{id}/items": ({ params, body, caller }) =>
    lists.addItem(params.id, body, caller),
  "PATCH /api/lists/{id}/items/{itemId}": ({ params, body }) =>
    lists.changeItem(params.id, params.itemId, body.text),
  "DELETE /api/lists/{id}/items/{itemId}": ({ params }) =>
    lists.removeItem(params.id, params.itemId),
  "POST /api/lists/{id}/items/{itemId}/close": ({ params }) =>
    lists.check(params.id, params.itemId, true),
  "POST /api/lists/{id}/items/{itemId}/reopen": ({ params }) =>
    lists.check(params.id, params.itemId, false),
  "POST /api/lists/{id}/clear": ({ params, body }) => lists.clear(params.id, body?.itemIds),
  "POST /api/lists/{id}/reopen": ({ params, body }) => lists.reopen(params.id, body?.itemIds),
});
