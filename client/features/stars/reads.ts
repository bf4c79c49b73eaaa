import { defineRead } from "../../api/call.ts";

/** The reads of everybody's stars and of their history. */
export const balancesRead = defineRead("GET /api/balances", "stars");
export const ledgerRead = defineRead("GET /api/ledger", "stars");
