import { join } from "node:path";
import type { Bench } from "#scripts/measure/figure.ts";
import { type Load, runReadLoad } from "#scripts/measure/load.ts";
import { median } from "#scripts/measure/median.ts";

const bareHttp = join(import.meta.dirname, "reference/bare-http.ts");
const rounds = 3;
const reads = { path: "/api/rewards", connections: 10, forMs: 2000 };

/** The catalogue with everybody’s saving goals and stars, which every wall reads after a redemption. */
export const bench: Bench = {
  name: "rewards read",
  run: async (open) => {
    const measured = open();
    const [wall, bare] = [await measured.startWall(), await measured.startReference(bareHttp)];
    const [ours, theirs]: [Load[], Load[]] = [[], []];
    for (let round = 0; round < rounds; round++) {
      ours.push(await runReadLoad({ url: wall.url, ...reads }));
      theirs.push(await runReadLoad({ url: bare.url, ...reads }));
    }
    const perSecond = (loads: readonly Load[]): number =>
      median(loads.map((load) => load.perSecond));
    return [
      {
        what: "rewards reads, 10 connections",
        unit: "/s",
        ours: perSecond(ours),
        reference: perSecond(theirs),
        goal: "≥ 0.1 ×: one wall's read is over in a few milliseconds",
      },
    ];
  },
};
