import type { Answer } from "../contract/api.ts";
import { read } from "./api.ts";
import type { Sample } from "./demo/sample.ts";
import { useHouse } from "./house.ts";
import { type Shown, useRead } from "./query.ts";
import { starsWithTaps } from "./tapped.ts";
import { useTapsOf } from "./taps.ts";
import { useOrTasksSample } from "./tasks-sample.ts";

const balancesRead = read("GET /api/balances", "stars");
const ledgerRead = read("GET /api/ledger", "stars");

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
