import Database from "better-sqlite3";
import type { Db } from "./connection.ts";
import { readMigrations } from "./migrate.ts";

interface SchemaRow {
  readonly type: string;
  readonly name: string;
  readonly tbl_name: string;
  readonly sql: string | null;
}

// Texts and quoted names stay whole: a comment that begins inside of one would hide what follows it.
const token = /'(?:[^']|'')*'|"(?:[^"]|"")*"|`(?:[^`]|``)*`|\[[^\]]*\]|--[^\n]*|\/\*[^]*?\*\/|\s+/g;

/** SQL without comments and with single spaces, so that two spellings of one statement are equal. */
const normalizeSql = (sql: string): string =>
  sql.replace(token, (part) => (/^(['"`[])/.test(part) ? part : " ")).trim();

/** SQLite's own statistics, which `ANALYZE` makes in any database. */
const statistics = new Set([
  "table sqlite_stat1 CREATE TABLE sqlite_stat1(tbl,idx,stat)",
  "table sqlite_stat4 CREATE TABLE sqlite_stat4(tbl,idx,neq,nlt,ndlt,sample)",
]);

/** Every table, index, trigger and view by its kind and name, each with all that makes it what it is. */
const objectsOf = (db: Db): Map<string, string> =>
  new Map(
    db
      .prepare<[], SchemaRow>("SELECT type, name, tbl_name, sql FROM sqlite_master")
      .all()
      .map(({ type, name, tbl_name, sql }) => {
        const words = sql === null ? "" : normalizeSql(sql);
        return [`${type} ${name}`, `${tbl_name} ${words}`] as const;
      })
      .filter(
        ([name, meaning]) => !statistics.has(`${name} ${meaning.split(" ").slice(1).join(" ")}`),
      ),
  );

/**
 * The first table, index, trigger or view of a database that the migrations up to its version don't make, make otherwise,
 * or make and it lacks; null where all are theirs.
 */
export const findSchemaFault = (db: Db, migrationsDir: string): string | null => {
  const version = Number(db.pragma("user_version", { simple: true }));
  const model = new Database(":memory:");
  for (const migration of readMigrations(migrationsDir))
    if (migration.version <= version) model.exec(migration.sql);
  const wanted = objectsOf(model);
  model.close();
  const found = objectsOf(db);
  for (const [name, meaning] of found) {
    const known = wanted.get(name);
    if (known === undefined) return `its ${name} is not the wall's`;
    if (known !== meaning) return `its ${name} is not as the wall makes it`;
  }
  const missing = [...wanted.keys()].find((name) => !found.has(name));
  return missing === undefined ? null : `its ${missing} is missing`;
};
