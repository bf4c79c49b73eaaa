import type { OperationAnswer } from "#contract/api.ts";
import { defineRead } from "../../api/call.ts";
import type { Sample } from "../../query/sample/sample.ts";
import { type QueryState, useRead } from "../../query/query-state.ts";
import { useSampleWhileAreaEmpty } from "../../query/sample-fallback.ts";

/** The reads of everybody's stars and of their history. */
export const balancesRead = defineRead("GET /api/balances", "stars");
export const ledgerRead = defineRead("GET /api/ledger", "stars");
/** The read of what screens celebrate. */
export const recentAwardsRead = defineRead("GET /api/ledger/recent", "stars");

type Stars = Readonly<Record<string, number>>;

const sampleBalances = (sample: Sample) => sample.balances();

/** Each member's stars, with those of ticks that are pending. */
export const useBalances = (): QueryState<Stars> =>
  useSampleWhileAreaEmpty<Stars>("tasks", useRead(balancesRead, {}), sampleBalances);

/** Every star given and taken, newest first, of one member when told; the newest 50. */
export const useLedger = (memberId?: string): QueryState<OperationAnswer<"GET /api/ledger">> =>
  useRead(ledgerRead, { query: memberId === undefined ? {} : { memberId } });
