import { join } from "node:path";
import Database from "better-sqlite3";
import type { Bench } from "#scripts/measure/figure.ts";
import type { MeasuredWall, StartedProgram } from "#scripts/measure/measured-wall.ts";
import { type Load, runReadLoad } from "#scripts/measure/load.ts";
import { median } from "#scripts/measure/median.ts";
import { addDays } from "#server/platform/clock.ts";

const rounds = 5;
const reads = { path: "/api/journal", connections: 1, forMs: 1500 };
const tags = ["Milestone", "Funny quote", "School", "Health", "Holiday"];
const members = ["mia", "leo", "mom", "dad"];

const of = <T>(list: readonly T[], n: number): T | undefined => list[n % list.length];

/** Ten entries a day up to today, each with a tag and a member. */
const seed = (wall: MeasuredWall, entries: number): void => {
  const today = new Date().toISOString().slice(0, 10);
  const db = new Database(join(wall.dataDir, "wall.db"));
  const entry = db.prepare(
    "INSERT INTO journal_entries (author_id, text, day, created_at) VALUES (?, ?, ?, ?)",
  );
  const tag = db.prepare("INSERT INTO journal_tags (tag, entry_id) VALUES (?, ?)");
  const person = db.prepare(
    "INSERT INTO journal_people (member_id, entry_id, about) VALUES (?, ?, 1)",
  );
  db.transaction(() => {
    for (let n = 0; n < entries; n += 1) {
      const day = addDays(today, Math.floor((n - entries + 1) / 10));
      const at = Date.parse(`${day}T12:00:00Z`) + (n % 10);
      const words = `Entry ${n}: a walk along the river, stones thrown, ice cream dropped`;
      const { lastInsertRowid: id } = entry.run(of(members, n), words, day, at);
      tag.run(of(tags, n), id);
      person.run(of(members, n + 1), id);
    }
  })();
  db.close();
};

const wallWith = async (wall: MeasuredWall, entries: number): Promise<StartedProgram> => {
  // The first start creates the tables.
  const first = await wall.startWall({ TZ: "UTC" });
  await first.stop();
  seed(wall, entries);
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
