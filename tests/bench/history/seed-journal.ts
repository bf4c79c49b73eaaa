import { join } from "node:path";
import Database from "better-sqlite3";
import { Temporal } from "temporal-polyfill";
import { addDays } from "#server/platform/clock.ts";

const tags = ["Milestone", "Funny quote", "School", "Health", "Holiday"];

const of = <T>(list: readonly T[], n: number): T | undefined => list[n % list.length];

interface SeededJournal {
  readonly members: readonly string[];
  readonly entries: number;
  readonly aDay: number;
  /** How many of them are of this day a year ago. */
  readonly aYearAgo?: number;
}

/** Writes entries of the days up to today into a house's database, each with a tag and a member. */
export const seedJournal = (
  dataDir: string,
  { members, entries, aDay, aYearAgo = 0 }: SeededJournal,
): void => {
  const today = new Date().toISOString().slice(0, 10);
  const lastYear = Temporal.PlainDate.from(today).subtract({ years: 1 }).toString();
  const db = new Database(join(dataDir, "wall.db"));
  const entry = db.prepare(
    "INSERT INTO journal_entries (author_id, text, day, created_at) VALUES (?, ?, ?, ?)",
  );
  const tag = db.prepare("INSERT INTO journal_tags (tag, entry_id) VALUES (?, ?)");
  const person = db.prepare(
    "INSERT INTO journal_people (member_id, entry_id, about) VALUES (?, ?, 1)",
  );
  db.transaction(() => {
    for (let n = 0; n < entries; n += 1) {
      const recent = addDays(today, Math.floor((n - entries + 1) / aDay));
      const day = n < aYearAgo ? lastYear : recent;
      const at = Date.parse(`${day}T12:00:00Z`) + (n % aDay);
      const words = `Entry ${n}: a walk along the river, stones thrown, ice cream dropped`;
      const { lastInsertRowid: id } = entry.run(of(members, n), words, day, at);
      tag.run(of(tags, n), id);
      person.run(of(members, n + 1), id);
    }
  })();
  db.close();
};
