import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ConfigError } from "../platform/config-error.ts";
import type { Db } from "./connection.ts";

interface Migration {
  readonly version: number;
  readonly sql: string;
}

/** The numbered SQL files of a folder, in order. */
export const readMigrations = (dir: string): Migration[] =>
  readdirSync(dir)
    .filter((name) => /^\d{4}-.+\.sql$/.test(name))
    .toSorted()
    .map((name) => ({
      version: Number(name.slice(0, 4)),
      sql: readFileSync(join(dir, name), "utf8"),
    }));

const versionOf = (db: Db): number => Number(db.pragma("user_version", { simple: true }));

interface MigrateOptions {
  readonly migrationsDir: string;
  /** Makes a verified backup of the database as it is; throws where it can't. */
  readonly backUp: () => void;
}

/** Brings the database to the program's version, all or nothing, after a backup; a newer one is refused. */
export const migrate = (db: Db, { migrationsDir, backUp }: MigrateOptions): number => {
  const migrations = readMigrations(migrationsDir);
  const target = migrations.at(-1)?.version ?? 0;
  const current = versionOf(db);
  if (current > target)
    throw new ConfigError([
      {
        where: db.name,
        kind: "dataNewer",
        message: `was written by a newer Family Wall (schema ${current}, this one knows ${target}). Start the newer program, or restore a backup from before the update.`,
      },
    ]);
  const pending = migrations.filter(({ version }) => version > current);
  if (pending.length === 0) return target;
  if (current > 0) backUp();
  db.transaction(() => {
    for (const { sql } of pending) db.exec(sql);
    db.pragma(`user_version = ${target}`);
  }).immediate();
  return target;
};
