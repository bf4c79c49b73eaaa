import type { Act, acts as contract } from "#contract/acts.ts";
import type { HandlerContext, OperationHandlers } from "../../http/handlers.ts";
import type { Nevertheless } from "./undo-act.ts";

interface ActRoutesDeps {
  readonly list: () => { items: Act[] };
  readonly undo: (
    id: string,
    query: Nevertheless,
    context: HandlerContext,
  ) => ReturnType<OperationHandlers<typeof contract>["POST /api/acts/{id}/undo"]>;
}

/** The handlers of what was done last. */
export const actRoutes = ({ list, undo }: ActRoutesDeps): OperationHandlers<typeof contract> => ({
  "GET /api/acts": () => list(),
  "POST /api/acts/{id}/undo": ({ params, query, ...context }) => undo(params.id, query, context),
});
