import type { Answer } from "../contract/api.ts";
import type { LedgerEntry } from "../contract/stars.ts";
import { call, read, write } from "./api.ts";
import type { Sample } from "./demo/sample.ts";
import { useHouse } from "./house.ts";
import { type Paged, usePages } from "./pages.ts";
import { type Shown, useRead } from "./query.ts";
import { useWrite } from "./send.ts";
import { starsWithTaps } from "./tapped.ts";
import { useTapsOf } from "./taps.ts";
import { useOrTasksSample } from "./tasks-sample.ts";

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
