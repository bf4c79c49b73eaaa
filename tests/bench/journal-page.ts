import type { Bench } from "#scripts/measure/figure.ts";
import type { MeasuredWall, StartedProgram } from "#scripts/measure/measured-wall.ts";
import { type Load, runReadLoad } from "#scripts/measure/load.ts";
import { median } from "#scripts/measure/median.ts";
import { seedJournal } from "./history/seed-journal.ts";

const rounds = 5;
const reads = { path: "/api/journal", connections: 1, forMs: 1500 };
const members = ["mia", "leo", "mom", "dad"];

const wallWith = async (wall: MeasuredWall, entries: number): Promise<StartedProgram> => {
  // The first start creates the tables.
  const first = await wall.startWall({ TZ: "UTC" });
  await first.stop();
  seedJournal(wall.dataDir, { members, entries, aDay: 10 });
  return wall.startWall({ TZ: "UTC" });
};

const msOf = (loads: readonly Load[]): number =>
  median(loads.map(({ perSecond }) => 1000 / perSecond));

/** The first page of the journal, in its first week and with ten years of ten entries a day. */
export const bench: Bench = {
  name: "journal page",
  run: async (open) => {
    const [old, fresh] = [await wallWith(open(), 36_000), await wallWith(open(), 70)];
    const [ours, theirs]: [Load[], Load[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      ours.push(await runReadLoad({ url: old.url, ...reads }));
      theirs.push(await runReadLoad({ url: fresh.url, ...reads }));
    }
    return [
      {
        what: "journal page of 36,000 entries, beside one of 70",
        unit: "ms",
        ours: msOf(ours),
        reference: msOf(theirs),
        goal: "≤ 2 ms",
      },
    ];
  },
};
