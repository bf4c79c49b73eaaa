import type { tomorrow as contract } from "#contract/tomorrow.ts";
import type { OperationHandlers } from "../../http/handlers.ts";
import type { PreparationStore } from "./preparation-store.ts";
import type { Tomorrow } from "./tomorrow.ts";

/** The handlers of what comes tomorrow. */
export const tomorrowRoutes = (
  tomorrow: Pick<Tomorrow, "of">,
  preparations: PreparationStore,
): OperationHandlers<typeof contract> => ({
  "GET /api/tomorrow": ({ query }) => tomorrow.of(query.date),
  "GET /api/tomorrow/preparations": () => preparations.list(),
  "PUT /api/tomorrow/preparations": ({ body }) => {
    preparations.set(body.dish, body.note);
    return preparations.list();
  },
});
