import type { bins as contract } from "#contract/bins.ts";
import type { OperationHandlers } from "../../http/handlers.ts";
import type { BinService } from "./bins.ts";

/** The handlers of the house's bins. */
export const binRoutes = (bins: BinService): OperationHandlers<typeof contract> => ({
  "GET /api/bins": ({ query }) => bins.list(query),
});
