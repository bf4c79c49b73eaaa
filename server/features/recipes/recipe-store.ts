import * as z from "zod";
import type { Db } from "../../db/connection.ts";
import { normalizeWords } from "#contract/rules/normalize-words.ts";
import type { MealRecords, RecordedRecipe } from "../../providers/meals/port.ts";

interface Row {
  seq: number;
  id: string;
  title: string;
  description: string | null;
  servings: number | null;
  total_min: number | null;
  tags: string;
  ingredients: string;
  steps: string;
  source: string | null;
  picture: string | null;
}

const lines = z.array(z.string());
const readLines = (json: string): string[] => lines.parse(JSON.parse(json));

const read = (row: Row): RecordedRecipe => ({
  id: row.id,
  title: row.title,
  ...(row.description === null ? {} : { description: row.description }),
  ...(row.servings === null ? {} : { servings: row.servings }),
  ...(row.total_min === null ? {} : { totalMin: row.total_min }),
  tags: readLines(row.tags),
  ingredients: readLines(row.ingredients),
  steps: readLines(row.steps),
  ...(row.source === null ? {} : { source: row.source }),
  ...(row.picture === null ? {} : { picture: row.picture }),
});

const toRow = (recipe: RecordedRecipe) => ({
  id: recipe.id,
  title: recipe.title,
  description: recipe.description ?? null,
  servings: recipe.servings ?? null,
  total_min: recipe.totalMin ?? null,
  tags: JSON.stringify(recipe.tags),
  ingredients: JSON.stringify(recipe.ingredients),
  steps: JSON.stringify(recipe.steps),
  source: recipe.source ?? null,
  picture: recipe.picture ?? null,
  search: normalizeWords([recipe.title, ...recipe.tags, ...recipe.ingredients].join(" ")),
});

const columns =
  "id, title, description, servings, total_min, tags, ingredients, steps, source, picture";

/** Stores the embedded provider's recipes. */
export const createRecipeRecords = (
  db: Db,
): Pick<MealRecords, "recipe" | "recipes" | "tags" | "keepRecipe" | "dropRecipe"> => {
  const one = db.prepare<[string], Row>(`SELECT seq, ${columns} FROM recipes WHERE id = ?`);
  const page = db.prepare<unknown[], Row>(
    `SELECT seq, ${columns} FROM recipes
       WHERE seq < :before
         AND NOT EXISTS (SELECT 1 FROM json_each(:words) word WHERE instr(search, word.value) = 0)
         AND (:tag IS NULL OR EXISTS (SELECT 1 FROM json_each(tags) t WHERE t.value = :tag))
       ORDER BY seq DESC LIMIT :limit`,
  );
  const tags = db
    .prepare<[], string>(
      `SELECT tag.value FROM recipes, json_each(recipes.tags) tag
         GROUP BY tag.value ORDER BY count(*) DESC, tag.value LIMIT 100`,
    )
    .pluck();
  const keep = db.prepare(
    `INSERT INTO recipes (${columns}, search) VALUES (:id, :title, :description, :servings, :total_min, :tags,
         :ingredients, :steps, :source, :picture, :search)
       ON CONFLICT (id) DO UPDATE SET title = :title, description = :description, servings = :servings,
         total_min = :total_min, tags = :tags, ingredients = :ingredients, steps = :steps, source = :source,
         picture = :picture, search = :search`,
  );
  const keepTitle = db.prepare<[string]>(
    `UPDATE planned_meals SET title = (SELECT title FROM recipes WHERE id = recipe_id) WHERE recipe_id = ?`,
  );
  const drop = db.prepare<[string]>("DELETE FROM recipes WHERE id = ?");
  return {
    recipe: (id) => {
      const row = one.get(id);
      return row === undefined ? null : read(row);
    },
    recipes: ({ words, tag, before, limit }) =>
      page
        .all({
          words: JSON.stringify(words.map(normalizeWords)),
          tag: tag ?? null,
          before,
          limit,
        })
        .map((row) => ({ ...read(row), place: row.seq })),
    tags: () => tags.all(),
    keepRecipe: (recipe) => {
      keep.run(toRow(recipe));
    },
    dropRecipe: (id) => {
      keepTitle.run(id);
      drop.run(id);
    },
  };
};
