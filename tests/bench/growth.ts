import { join } from "node:path";
import { writeFileSync } from "node:fs";
import type { Bench, Figure } from "#scripts/measure/figure.ts";
import type { MeasuredWall, StartedProgram } from "#scripts/measure/measured-wall.ts";
import { median } from "#scripts/measure/median.ts";
import { cpuMsOf } from "#scripts/measure/process-use.ts";
import { seedJournal } from "./history/seed-journal.ts";
import { seedHistory } from "./history/seed-history.ts";

const sizes = [1, 4, 11, 40];
const ages = [0, 1, 10];
const rounds = 5;
const [warm, counted] = [20, 300];
/** A first page of the journal, and what it shows of other years, is as long in every house; each writes once a week. */
const [firstEntries, aYearAgo, entriesAYear] = [60, 10, 52];
/** What every screen of a house asks for again and again. */
const reads = ["/api/board/routine", "/api/balances", "/api/journal"];

const nameOf = (at: number): string => (at === 0 ? "mom" : `member-${at}`);

/** A house of so many that has done its chores for so many years. */
const houseOf = async (
  wall: MeasuredWall,
  members: number,
  years: number,
): Promise<StartedProgram> => {
  const ids = Array.from({ length: members }, (_, at) => nameOf(at));
  const family = ids.map((id, at) => ({
    ...{ id, name: id, color: "#2a8f6d" },
    ...(at === 0 ? { parent: true } : { kid: true }),
  }));
  writeFileSync(join(wall.configDir, "members.json"), JSON.stringify(family));
  const first = await wall.startWall({ TZ: "UTC" });
  await first.stop();
  seedHistory(wall.dataDir, ids, years);
  const entries = firstEntries + members * years * entriesAYear;
  seedJournal(wall.dataDir, { members: ids, entries, aYearAgo, aDay: Math.ceil(members / 7) });
  return wall.startWall({ TZ: "UTC" });
};

/** The processor time of a read, in milliseconds: what else this machine does adds nothing to it. */
const readMs = async ({ pid, url }: StartedProgram, path: string): Promise<number> => {
  let begun = 0;
  for (let read = 0; read < warm + counted; read += 1) {
    if (read === warm) begun = cpuMsOf(pid);
    const answer = await fetch(url + path);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  }
  return (cpuMsOf(pid) - begun) / counted;
};

/** What a house asks for, in its first week, after a year and after ten, with one member, four, eleven and forty. */
export const bench: Bench = {
  name: "growth",
  onlyByName: true,
  run: async (open) => {
    const figures: Figure[] = [];
    for (const members of sizes) {
      const houses = [];
      for (const years of ages) houses.push(await houseOf(open(), members, years));
      for (const path of reads) {
        const took: number[][] = ages.map(() => []);
        // What is read for the first time is still compiled, and a house that has just begun has other work.
        for (const house of houses) await readMs(house, path);
        // In turns, so that what else this machine does slows all of them.
        for (let round = 0; round < rounds; round += 1)
          for (const [at, house] of houses.entries()) took[at]?.push(await readMs(house, path));
        const [fresh = Number.NaN, ...grown] = took.map((one) => median(one));
        for (const [at, ours] of grown.entries())
          figures.push({
            what: `CPU of ${path}, ${members} at home, ${ages[at + 1]} years beside none`,
            ...{ unit: "ms", ours, reference: fresh, goal: "≤ 1.2 ×" },
          });
      }
      await Promise.all(houses.map((house) => house.stop()));
    }
    return figures;
  },
};
