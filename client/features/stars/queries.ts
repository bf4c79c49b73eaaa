import type { OperationAnswer } from "#contract/api.ts";
import type { LedgerEntry } from "#contract/stars.ts";
import { call, defineRead, defineWrite } from "../../api/call.ts";
import type { Sample } from "../../app/sample-family.ts";
import { useApp } from "../../context/app-context.ts";
import { type PagedList, usePages } from "../../query/pages.ts";
import { type QueryState, useRead } from "../../query/query-state.ts";
import { useWrite } from "../../mutations/send.ts";
import { starsWithTicks } from "../tasks/optimistic-board.ts";
import { useOptimisticTicks } from "../../mutations/optimistic-ticks.ts";
import { useTasksSampleFallback } from "../tasks/use-tasks-sample-fallback.ts";

const balancesRead = defineRead("GET /api/balances", "stars");
const ledgerRead = defineRead("GET /api/ledger", "stars");
const adjust = defineWrite("POST /api/balances/{memberId}/adjust", ["stars"]);

type Stars = Readonly<Record<string, number>>;

const sampleBalances = (sample: Sample) => sample.balances();

/** Each member's stars, with those of taps on their way. */
export const useBalances = (): QueryState<Stars> => {
  const ticks = useOptimisticTicks(useApp().ticks);
  const shown = useTasksSampleFallback<Stars>(useRead(balancesRead, {}), sampleBalances);
  return shown.data === undefined ? shown : { ...shown, data: starsWithTicks(shown.data, ticks) };
};

/** Every star given and taken, newest first, of one member when told; the newest 50. */
export const useLedger = (memberId?: string): QueryState<OperationAnswer<"GET /api/ledger">> =>
  useRead(ledgerRead, { query: memberId === undefined ? {} : { memberId } });

/** Every star that a member was given or lost, newest first, read on as far as somebody looks. */
export const useWholeLedger = (memberId: string): PagedList<LedgerEntry> =>
  usePages([ledgerRead.topic, ledgerRead.key, memberId], async (before, signal) => {
    const query = { memberId, ...(before === undefined ? {} : { before }) };
    const { entries, next } = (await call(ledgerRead, { query }, { signal })).answer;
    return { items: entries, next };
  });

/** Gives a member stars or takes some, with a reason; a parent's. `code` `insufficient` below none. */
export const useAdjustStars = () => useWrite(adjust);
