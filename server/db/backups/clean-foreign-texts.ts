import Database from "better-sqlite3";
import { mapTexts, withoutUnwritable } from "../../platform/plain-text.ts";
import type { Db } from "../connection.ts";
import { withoutTriggers } from "../without-triggers.ts";

/** The columns of any table in which people's words stand; a name is a file's or a key in others than these tables. */
const words = new Set([
  ...["title", "location", "notes", "text", "reason", "caption", "label", "icon"],
  ...["description", "source", "amount"],
  ...[
    "grocery_barcodes.name",
    "grocery_items.name",
    "grocery_purchases.name",
    "lists.name",
    "redemptions.name",
    "rewards.name",
    "walls.name",
  ],
]);

/** The columns that hold people's words as JSON. */
const wordsInJson = new Set([
  ...["card", "categories", "family", "ingredients", "recap", "snapshot", "steps", "tags", "value"],
]);

const cleanJson = (json: unknown): unknown => {
  if (typeof json !== "string") return json;
  try {
    const value: unknown = JSON.parse(json);
    const clean = JSON.stringify(mapTexts(value, withoutUnwritable));
    return clean === JSON.stringify(value) ? json : clean;
  } catch {
    // What isn't JSON is refused by the rules of its row.
    return json;
  }
};

interface Column {
  readonly owner: string;
  readonly name: string;
}

const cleanerOf = ({ owner, name }: Column): "clean_text" | "clean_json" | null => {
  if (words.has(name) || words.has(`${owner}.${name}`)) return "clean_text";
  return wordsInJson.has(name) ? "clean_json" : null;
};

const columnsOf = (db: Db): Column[] =>
  db
    .prepare<[], Column>(
      `SELECT m.name AS owner, c.name FROM sqlite_master m JOIN pragma_table_info(m.name) c
       WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%' AND m.name NOT LIKE 'journal_words%'`,
    )
    .all();

/**
 * Takes control characters and halves of characters out of the words in a database that another house wrote, perhaps
 * with an older program that took them; what nobody could see becomes empty. All or nothing.
 */
export const cleanForeignTexts = (file: string): void => {
  const db = new Database(file);
  try {
    db.function("clean_text", { deterministic: true }, (text: unknown) =>
      typeof text === "string" ? withoutUnwritable(text) : text,
    );
    db.function("clean_json", { deterministic: true }, cleanJson);
    db.transaction(() =>
      withoutTriggers(db, () => {
        for (const column of columnsOf(db)) {
          const [{ owner, name }, clean] = [column, cleanerOf(column)];
          if (clean !== null)
            db.exec(
              `UPDATE "${owner}" SET "${name}" = ${clean}("${name}") WHERE "${name}" IS NOT ${clean}("${name}")`,
            );
        }
      }),
    )();
    db.pragma("wal_checkpoint(TRUNCATE)");
  } finally {
    db.close();
  }
};
