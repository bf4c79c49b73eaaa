import type { Db } from "../../../db/connection.ts";
import { tooLongColumn } from "../../../db/backups/text-bounds.ts";
import { withoutTriggers } from "../../../db/without-triggers.ts";
import { exportedSince, exportedTables } from "../export/export-tables.ts";
import { jsonColumnsOf } from "../export/read-tables.ts";
import { DamagedExport, familyField } from "./damaged-export.ts";
import type { FamilyFile } from "./read-family-file.ts";

type Row = FamilyFile["tables"][string][number];
type Value = string | number | null;

interface Column {
  readonly name: string;
  readonly notnull: 0 | 1;
  /** 2 and 3: made of other columns. */
  readonly hidden: number;
}

const columnsOf = (db: Db, table: string): Column[] =>
  db
    .prepare<[string], Column>('SELECT name, "notnull", hidden FROM pragma_table_xinfo(?)')
    .all(table);

/** How a value of the file stands in its column; undefined where it can't. */
const valueFor = (value: Row[string], column: Column, isJson: boolean): Value | undefined => {
  if (isJson) return value === null && column.notnull === 0 ? null : JSON.stringify(value);
  if (value === null || typeof value === "string" || typeof value === "number") return value;
  return undefined;
};

/** Writes a table's rows; throws a DamagedExport that names the row and its field. */
const writeTable = (db: Db, table: string, rows: readonly Row[]): void => {
  const columns = columnsOf(db, table);
  const known = new Set(columns.map(({ name }) => name));
  const written = columns.filter(({ hidden }) => hidden < 2);
  const json = jsonColumnsOf(db, table);
  const names = written.map(({ name }) => `"${name}"`).join(", ");
  const marks = written.map(() => "?").join(", ");
  const insert = db.prepare(`INSERT INTO ${table} (${names}) VALUES (${marks})`);
  rows.forEach((row, index) => {
    const at = `tables.${table}[${index}]`;
    const refuse = (column: string, why: string): never => {
      throw new DamagedExport(familyField(`${at}.${column}`), why);
    };
    for (const name of Object.keys(row)) if (!known.has(name)) refuse(name, "is no column");
    const values = written.map((column) => {
      const { name } = column;
      const value = row[name];
      if (value === undefined || !Object.hasOwn(row, name)) return refuse(name, "is missing");
      return (
        valueFor(value, column, json.has(name)) ??
        (value === null ? null : refuse(name, "expected a text or a number"))
      );
    });
    const tooLong = tooLongColumn(
      Object.fromEntries(written.map(({ name }, n) => [name, values[n]])),
    );
    if (tooLong !== undefined) refuse(tooLong, "is a text without end");
    try {
      insert.run(...values);
    } catch (error) {
      if (
        !(error instanceof Error) ||
        !/SQLITE_(CONSTRAINT|MISMATCH|TOOBIG)/.test("code" in error ? String(error.code) : "")
      )
        throw error;
      throw new DamagedExport(familyField(at), error.message);
    }
  });
};

/** Each member's stars have to be what the ledger adds up to: the wall never writes one without the other. */
const requireEvenStars = (db: Db): void => {
  const uneven = db
    .prepare<[], string>(
      `SELECT member_id FROM (SELECT member_id, delta AS stars FROM ledger UNION ALL SELECT member_id, -balance FROM star_balances)
       GROUP BY member_id HAVING sum(stars) <> 0`,
    )
    .pluck()
    .get();
  if (uneven !== undefined)
    throw new DamagedExport(
      familyField("tables.star_balances"),
      `isn't what the ledger of ${uneven} adds up to`,
    );
};

const existing = (db: Db): ReadonlySet<string> =>
  new Set(
    db.prepare<[], string>("SELECT name FROM sqlite_master WHERE type = 'table'").pluck().all(),
  );

/**
 * Days are settled up to the last one that has a streak, where an export doesn't say up to which: those after it are settled
 * once more, to the same end.
 */
const settleAsKept = (db: Db): void => {
  const last = "SELECT max(day) AS day FROM streak_days";
  db.exec(
    `INSERT INTO streak_settled (id, through) SELECT 1, day FROM (${last}) WHERE day IS NOT NULL;
     INSERT INTO turns_settled (id, through) SELECT 1, date(day, '+1 day') FROM (${last}) WHERE day IS NOT NULL`,
  );
};

/** Writes every table of an export into an empty database of the export's own version; throws a DamagedExport. */
export const writeTables = (db: Db, { tables, schemaVersion }: FamilyFile): void => {
  const has = existing(db);
  const wanted = exportedTables.filter((table) => has.has(table));
  for (const name of Object.keys(tables))
    if (!wanted.some((table) => table === name))
      throw new DamagedExport(
        familyField(`tables.${name.slice(0, 80)}`),
        "is no table of an export",
      );
  // Triggers follow what a family does; here it is written as it became.
  withoutTriggers(db, () => {
    for (const table of wanted) {
      const mayLack = schemaVersion < (exportedSince[table] ?? 0);
      const rows = tables[table] ?? (mayLack ? [] : undefined);
      if (rows === undefined) throw new DamagedExport(familyField(`tables.${table}`), "is missing");
      // Some are there from the migrations on, with what a family begins with.
      db.exec(`DELETE FROM ${table}`);
      writeTable(db, table, rows);
    }
  });
  if (tables["streak_settled"] === undefined) settleAsKept(db);
  requireEvenStars(db);
  db.exec("INSERT INTO journal_words (rowid, text) SELECT id, text FROM journal_entries");
};
