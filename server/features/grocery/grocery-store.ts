import type { Db } from "../../db/connection.ts";
import type { GroceryRecords, RecordedItem } from "../../providers/meals/port.ts";

interface Row {
  id: string;
  name: string;
  food: string;
  amount: string | null;
  aisle: string;
  checked_at: number | null;
  added_by: string | null;
  recipe_id: string | null;
}

const read = (row: Row): RecordedItem => ({
  id: row.id,
  name: row.name,
  food: row.food,
  ...(row.amount === null ? {} : { amount: row.amount }),
  aisle: row.aisle,
  ...(row.checked_at === null ? {} : { checkedAt: row.checked_at }),
  ...(row.added_by === null ? {} : { addedBy: row.added_by }),
  ...(row.recipe_id === null ? {} : { recipeId: row.recipe_id }),
});

const columns = "id, name, food, amount, aisle, checked_at, added_by, recipe_id";

/** Stores the embedded provider's grocery list. */
export const createGroceryRecords = (db: Db): GroceryRecords => {
  const all = db.prepare<[], Row>(
    `SELECT ${columns} FROM grocery_items ORDER BY checked_at IS NOT NULL, checked_at DESC, seq`,
  );
  const one = db.prepare<[string], Row>(`SELECT ${columns} FROM grocery_items WHERE id = ?`);
  const ofFood = db.prepare<[string], Row>(
    `SELECT ${columns} FROM grocery_items WHERE food = ?
       ORDER BY checked_at IS NOT NULL, checked_at DESC, seq LIMIT 1`,
  );
  const keep = db.prepare(
    `INSERT INTO grocery_items (${columns})
         VALUES (:id, :name, :food, :amount, :aisle, :checked_at, :added_by, :recipe_id)
       ON CONFLICT (id) DO UPDATE SET name = :name, food = :food, amount = :amount, aisle = :aisle,
         checked_at = :checked_at, added_by = :added_by, recipe_id = :recipe_id`,
  );
  const drop = db.prepare<[string]>("DELETE FROM grocery_items WHERE id = ?");
  const aisle = db
    .prepare<[string], string>("SELECT aisle FROM grocery_aisles WHERE food = ?")
    .pluck();
  const remember = db.prepare<[string, string]>(
    "INSERT INTO grocery_aisles (food, aisle) VALUES (?, ?) ON CONFLICT (food) DO UPDATE SET aisle = excluded.aisle",
  );
  const forget = db.prepare<[string]>("DELETE FROM grocery_aisles WHERE food = ?");
  const readOne = (row: Row | undefined): RecordedItem | null =>
    row === undefined ? null : read(row);
  return {
    items: () => all.all().map(read),
    item: (id) => readOne(one.get(id)),
    itemOf: (food) => readOne(ofFood.get(food)),
    keepItem: (item) => {
      keep.run({
        ...{ id: item.id, name: item.name, food: item.food, aisle: item.aisle },
        amount: item.amount ?? null,
        checked_at: item.checkedAt ?? null,
        added_by: item.addedBy ?? null,
        recipe_id: item.recipeId ?? null,
      });
    },
    dropItem: (id) => {
      drop.run(id);
    },
    aisleOf: (food) => aisle.get(food) ?? null,
    rememberAisle: (food, chosen) => {
      if (chosen === null) forget.run(food);
      else remember.run(food, chosen);
    },
  };
};
