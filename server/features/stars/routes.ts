import type { stars } from "#contract/stars.ts";
import type { OperationHandlers } from "../../http/handlers.ts";
import type { StarService } from "./stars.ts";

/** The handlers of the balances and the ledger. */
export const starRoutes = (given: StarService): OperationHandlers<typeof stars> => ({
  "GET /api/balances": () => given.balances(),
  "GET /api/balances/today": () => given.earnedToday(),
  "GET /api/ledger": ({ query }) => given.entries(query),
  "GET /api/ledger/recent": () => ({ awards: given.recentAwards() }),
  "POST /api/balances/{memberId}/adjust": ({ params, body }) => ({
    ok: true,
    balance: given.adjust({ ...params, ...body }),
  }),
});
