import { normalizeWords } from "#contract/rules/normalize-words.ts";
import type { Db } from "../../db/connection.ts";

/** Stores what is to be done the evening before dishes, by their names. */
export const createPreparationStore = (db: Db) => {
  const all = db.prepare<[], { dish: string; note: string }>(
    "SELECT name AS dish, note FROM dish_preparations ORDER BY dish_preparations.dish",
  );
  const one = db
    .prepare<[string], string>("SELECT note FROM dish_preparations WHERE dish = ?")
    .pluck();
  const put = db.prepare<[string, string, string]>(
    `INSERT INTO dish_preparations (dish, name, note) VALUES (?, ?, ?)
       ON CONFLICT (dish) DO UPDATE SET name = excluded.name, note = excluded.note`,
  );
  const remove = db.prepare<[string]>("DELETE FROM dish_preparations WHERE dish = ?");
  return {
    list: () => ({ items: all.all() }),
    of: (dish: string): string | undefined => one.get(normalizeWords(dish)),
    /** Keeps a note; null forgets it. */
    set: (dish: string, note: string | null): void => {
      if (note === null) remove.run(normalizeWords(dish));
      else put.run(normalizeWords(dish), dish, note);
    },
  };
};
export type PreparationStore = ReturnType<typeof createPreparationStore>;
