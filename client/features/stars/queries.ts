import type { Answer } from "#contract/api.ts";
import type { LedgerEntry } from "#contract/stars.ts";
import { call, read, write } from "../../api/call.ts";
import type { Sample } from "../../app/sample-family.ts";
import { useHouse } from "../../context/app-context.ts";
import { type Paged, usePages } from "../../query/pages.ts";
import { type Shown, useRead } from "../../query/query-state.ts";
import { useWrite } from "../../mutations/send.ts";
import { starsWithTaps } from "../tasks/optimistic-board.ts";
import { useTapsOf } from "../../mutations/optimistic-ticks.ts";
import { useOrTasksSample } from "../tasks/use-tasks-sample-fallback.ts";

const balancesRead = read("GET /api/balances", "stars");
const ledgerRead = read("GET /api/ledger", "stars");
const adjust = write("POST /api/balances/{memberId}/adjust", ["stars"]);

type Stars = Readonly<Record<string, number>>;

const sampleBalances = (sample: Sample) => sample.balances();

/** Each member's stars, with those of taps on their way. */
export const useBalances = (): Shown<Stars> => {
  const taps = useTapsOf(useHouse().taps);
  const shown = useOrTasksSample<Stars>(useRead(balancesRead, {}), sampleBalances);
  return shown.data === undefined ? shown : { ...shown, data: starsWithTaps(shown.data, taps) };
};

/** Every star given and taken, newest first, of one member when told; the newest 50. */
export const useLedger = (memberId?: string): Shown<Answer<"GET /api/ledger">> =>
  useRead(ledgerRead, { query: memberId === undefined ? {} : { memberId } });

/** Every star that a member was given or lost, newest first, read on as far as somebody looks. */
export const useWholeLedger = (memberId: string): Paged<LedgerEntry> =>
  usePages([ledgerRead.topic, ledgerRead.key, memberId], async (before, signal) => {
    const query = { memberId, ...(before === undefined ? {} : { before }) };
    const { entries, next } = (await call(ledgerRead, { query }, { signal })).answer;
    return { items: entries, next };
  });

/** Gives a member stars or takes some, with a reason; a parent's. `code` `insufficient` below none. */
export const useAdjustStars = () => useWrite(adjust);
