import type { Db } from "../../db/connection.ts";
import type { EntryRecord } from "./entry-record.ts";

/** Stores who gave an entry a heart, and counts the hearts of each entry. */
export const createHeartStore = (db: Db, find: (id: number) => EntryRecord | null) => {
  const give = db.prepare("INSERT OR IGNORE INTO journal_hearts (entry_id, giver) VALUES (?, ?)");
  const takeBack = db.prepare("DELETE FROM journal_hearts WHERE entry_id = ? AND giver = ?");
  const count = db.prepare<[number]>(
    `UPDATE journal_entries SET hearts = (SELECT count(*) FROM journal_hearts WHERE entry_id = journal_entries.id)
     WHERE id = ?`,
  );
  const given = db.prepare<[string], { entry_id: number; giver: string }>(
    "SELECT entry_id, giver FROM journal_hearts WHERE entry_id IN (SELECT value FROM json_each(?))",
  );

  return {
    /** Gives or removes a heart; toggles it where `give` is left out. */
    setHeart: (
      id: number,
      giver: string,
      wanted: boolean | undefined,
    ): { hearts: number; mine: boolean } => {
      const mine = give.run(id, giver).changes === 1 ? wanted !== false : wanted === true;
      if (!mine) takeBack.run(id, giver);
      count.run(id);
      return { hearts: find(id)?.hearts ?? 0, mine };
    },
    /** Who gave these entries a heart. */
    givers: (ids: readonly number[]): ReadonlyMap<number, readonly string[]> => {
      const hearts = Map.groupBy(given.all(JSON.stringify(ids)), ({ entry_id }) => entry_id);
      return new Map([...hearts].map(([id, rows]) => [id, rows.map(({ giver }) => giver)]));
    },
  };
};
