import { join } from "node:path";
import type { Bench } from "#scripts/measure/figure.ts";
import { type Load, runReadLoad } from "#scripts/measure/load.ts";
import { median } from "#scripts/measure/median.ts";

const bareHttp = join(import.meta.dirname, "reference/bare-http.ts");
const rounds = 3;
const reads = { path: "/api/members", connections: 50, forMs: 3000 };

/** The roster, which every screen reads, on fifty connections at once. */
export const bench: Bench = {
  name: "roster reads",
  run: async (open) => {
    const measured = open();
    const [wall, bare] = [await measured.startWall(), await measured.startReference(bareHttp)];
    const [ours, theirs]: [Load[], Load[]] = [[], []];
    for (let round = 0; round < rounds; round++) {
      ours.push(await runReadLoad({ url: wall.url, ...reads }));
      theirs.push(await runReadLoad({ url: bare.url, ...reads }));
    }
    const middle = (loads: readonly Load[], pick: (load: Load) => number): number =>
      median(loads.map(pick));
    const [perSecond, p99] = [({ perSecond: n }: Load) => n, ({ p99: n }: Load) => n];
    return [
      {
        what: "roster reads, 50 connections",
        unit: "/s",
        ours: middle(ours, perSecond),
        reference: middle(theirs, perSecond),
        goal: "≥ 0.15 ×: 1.6 × the nearest other wall",
      },
      {
        what: "… the slowest of a hundred",
        unit: "ms",
        ours: middle(ours, p99),
        reference: middle(theirs, p99),
        goal: "≤ 10.8 ms: 0.6 × the nearest other wall",
      },
    ];
  },
};
