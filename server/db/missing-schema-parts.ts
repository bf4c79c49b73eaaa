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

const partsOf = new Map<string, readonly string[]>();

/** What the migrations of a folder make up to a version, worked out once: that takes as long as making a database. */
const wantedParts = (migrationsDir: string, version: number): readonly string[] => {
  const key = `${version} ${migrationsDir}`;
  const known = partsOf.get(key);
  if (known !== undefined) return known;
  const model = new Database(":memory:");
  for (const migration of readMigrations(migrationsDir))
    if (migration.version <= version) model.exec(migration.sql);
  const parts = namesOf(model);
  model.close();
  partsOf.set(key, parts);
  return parts;
};

/** What a database of its own version ought to have and doesn't; nothing for one of a newer program. */
export const missingSchemaParts = (db: Db, migrationsDir: string): string[] => {
  const version = Number(db.pragma("user_version", { simple: true }));
  if (version > (readMigrations(migrationsDir).at(-1)?.version ?? 0)) return [];
  const found = new Set(namesOf(db));
  return wantedParts(migrationsDir, version).filter((name) => !found.has(name));
};
