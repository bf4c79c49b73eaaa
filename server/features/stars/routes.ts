import type { stars } from "#contract/stars.ts";
import type { Handlers } from "../../http/handlers.ts";
import type { Stars } from "./stars.ts";

/** Balances and the ledger. */
export const starRoutes = (given: Stars): Handlers<typeof stars> => ({
  "GET /api/balances": () => given.balances(),
  "GET /api/balances/today": () => given.earnedToday(),
  "GET /api/ledger": ({ query }) => given.entries(query),
  "POST /api/balances/{memberId}/adjust": ({ params, body }) => ({
    ok: true,
    balance: given.adjust({ ...params, ...body }),
  }),
});
