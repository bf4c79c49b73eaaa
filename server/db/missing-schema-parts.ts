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

/** What a database of its own version ought to have and doesn't; nothing for one of a newer program. */
export const missingSchemaParts = (db: Db, migrationsDir: string): string[] => {
  const version = Number(db.pragma("user_version", { simple: true }));
  const migrations = readMigrations(migrationsDir);
  if (version > (migrations.at(-1)?.version ?? 0)) return [];
  const model = new Database(":memory:");
  for (const migration of migrations) if (migration.version <= version) model.exec(migration.sql);
  const wanted = namesOf(model);
  model.close();
  const found = new Set(namesOf(db));
  return wanted.filter((name) => !found.has(name));
};
