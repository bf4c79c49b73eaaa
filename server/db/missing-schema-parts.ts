import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import { readMigrations } from "./migrate.ts";
import type { Db } from "./connection.ts";

/** Every table, column, index and trigger of a database by name. */
const namesOf = (db: Db): string[] =>
  db
    .prepare<[], string>(
      `SELECT type || ' ' || name FROM sqlite_master WHERE name NOT LIKE 'sqlite_%'
       UNION ALL SELECT 'column ' || m.name || '.' || c.name
         FROM sqlite_master m JOIN pragma_table_xinfo(m.name) c WHERE m.type = 'table'`,
    )
    .pluck()
    .all();

const makeParts = (migrationsDir: string, version: number): readonly string[] => {
  const model = new Database(":memory:");
  for (const migration of readMigrations(migrationsDir))
    if (migration.version <= version) model.exec(migration.sql);
  const parts = namesOf(model);
  model.close();
  return parts;
};

/** The file beside the migrations that lists what all of them make. */
const listName = "schema-parts.txt";

/** That file, as it is generated: the version, and a part a line. */
export const listSchemaParts = (migrationsDir: string): string => {
  const version = readMigrations(migrationsDir).at(-1)?.version ?? 0;
  return `${[version, ...makeParts(migrationsDir, version).toSorted()].join("\n")}\n`;
};

const readListedParts = (migrationsDir: string, version: number): readonly string[] | null => {
  const file = join(migrationsDir, listName);
  if (!existsSync(file)) return null;
  const [listed, ...parts] = readFileSync(file, "utf8").trimEnd().split("\n");
  return Number(listed) === version ? parts : null;
};

const partsOf = new Map<string, readonly string[]>();

/** What the migrations of a folder make up to a version: listed, or worked out once, which takes as long as making a database. */
const wantedParts = (migrationsDir: string, version: number): readonly string[] => {
  const key = `${version} ${migrationsDir}`;
  const known =
    partsOf.get(key) ??
    readListedParts(migrationsDir, version) ??
    makeParts(migrationsDir, version);
  partsOf.set(key, known);
  return known;
};

/** What a database of its own version ought to have and doesn't; nothing for one of a newer program. */
export const missingSchemaParts = (db: Db, migrationsDir: string): string[] => {
  const version = Number(db.pragma("user_version", { simple: true }));
  if (version > (readMigrations(migrationsDir).at(-1)?.version ?? 0)) return [];
  const found = new Set(namesOf(db));
  return wantedParts(migrationsDir, version).filter((name) => !found.has(name));
};
