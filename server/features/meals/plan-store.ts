import * as z from "zod";
import { slots } from "#contract/meals.ts";
import type { Db } from "../../db/connection.ts";
import type { MealRecords, SourceMeal } from "../../providers/meals/port.ts";

interface Row {
  id: string;
  day: string;
  slot: string;
  title: string;
  recipe_id: string | null;
  picture: string | null;
}

const slot = z.enum(slots);

const read = (row: Row): SourceMeal => ({
  id: row.id,
  date: row.day,
  slot: slot.parse(row.slot),
  title: row.title,
  ...(row.recipe_id === null ? {} : { recipeId: row.recipe_id }),
  ...(row.picture === null ? {} : { picture: row.picture }),
});

/** Stores the embedded provider's meal plan. */
export const createPlanRecords = (
  db: Db,
): Pick<MealRecords, "planned" | "plannedMeal" | "plan" | "retitle" | "unplan"> => {
  const selected = `SELECT m.id, m.day, m.slot, coalesce(r.title, m.title) AS title, m.recipe_id, r.picture
       FROM planned_meals m LEFT JOIN recipes r ON r.id = m.recipe_id`;
  const between = db.prepare<[string, string], Row>(
    `${selected} WHERE m.day BETWEEN ? AND ? ORDER BY m.day, m.seq`,
  );
  const one = db.prepare<[string], Row>(`${selected} WHERE m.id = ?`);
  const insert = db.prepare(
    `INSERT INTO planned_meals (id, day, slot, title, recipe_id)
       VALUES (:id, :day, :slot, :title, :recipe_id)`,
  );
  const retitle = db.prepare<[string, string]>("UPDATE planned_meals SET title = ? WHERE id = ?");
  const remove = db.prepare<[string]>("DELETE FROM planned_meals WHERE id = ?");
  return {
    planned: (start, end) => between.all(start, end).map(read),
    plannedMeal: (id) => {
      const row = one.get(id);
      return row === undefined ? null : read(row);
    },
    plan: (meal) => {
      insert.run({
        ...{ id: meal.id, day: meal.date, slot: meal.slot, title: meal.title },
        recipe_id: meal.recipeId ?? null,
      });
    },
    retitle: (id, title) => void retitle.run(title, id),
    unplan: (id) => remove.run(id).changes > 0,
  };
};
