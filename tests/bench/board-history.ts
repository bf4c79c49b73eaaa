import type { Bench } from "#scripts/measure/figure.ts";
import type { MeasuredWall, StartedProgram } from "#scripts/measure/measured-wall.ts";
import { type Load, runReadLoad } from "#scripts/measure/load.ts";
import { median } from "#scripts/measure/median.ts";
import { seedHistory } from "./history/seed-history.ts";

const rounds = 5;
const reads = { path: "/api/board/routine", connections: 4, forMs: 2000 };
const members = ["mia", "leo", "mom", "dad"];

const wallWith = async (wall: MeasuredWall, years: number): Promise<StartedProgram> => {
  // The first start creates the tables.
  const first = await wall.startWall({ TZ: "UTC" });
  await first.stop();
  seedHistory(wall.dataDir, members, years);
  return wall.startWall({ TZ: "UTC" });
};

const msOf = (loads: readonly Load[]): number =>
  median(loads.map(({ perSecond }) => (1000 * reads.connections) / perSecond));

/** The chore board, which every screen reads after each tap: in its first week and after ten years. */
export const bench: Bench = {
  name: "board history",
  run: async (open) => {
    const [old, fresh] = [await wallWith(open(), 10), await wallWith(open(), 0)];
    const [ours, theirs]: [Load[], Load[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      ours.push(await runReadLoad({ url: old.url, ...reads }));
      theirs.push(await runReadLoad({ url: fresh.url, ...reads }));
    }
    return [
      {
        what: "chore board after ten years, beside one without a history",
        unit: "ms",
        ours: msOf(ours),
        reference: msOf(theirs),
        goal: "≤ 1.2 ×",
      },
    ];
  },
};
