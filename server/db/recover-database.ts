import { copyFileSync, existsSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Logger } from "pino";
import { flushFile, flushFolder } from "../platform/flush.ts";
import { copyFile } from "./backups/files.ts";
import { backupsDirOf, type DataFolders } from "./backups/make-backup.ts";
import { readOwnBackups } from "./backups/own-backups.ts";
import { type DatabaseDamage, isIntactDatabase } from "./find-damage.ts";
import { readMigrations } from "./migrate.ts";
import { recoveryFile, type DatabaseRecovery } from "./recovery-record.ts";

interface RecoverDatabaseDeps extends DataFolders {
  readonly migrationsDir: string;
  readonly damage: DatabaseDamage;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly log: Logger;
}

const databaseOf = ({ dataDir }: DataFolders): string => join(dataDir, "wall.db");

const changedAt = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Keeps what is broken, so that somebody may still read it; the name, or null where nothing was left. */
export const keepAside = (file: string, now: number, stays: boolean): string | null => {
  const name = `wall.db.broken-${new Date(now).toISOString().slice(0, 19).replaceAll(":", "-")}Z`;
  const aside = join(file, "..", name);
  if (existsSync(`${file}-wal`)) renameSync(`${file}-wal`, `${aside}-wal`);
  rmSync(`${file}-shm`, { force: true });
  if (!existsSync(file)) return existsSync(`${aside}-wal`) ? name : null;
  if (stays) copyFileSync(file, aside);
  else renameSync(file, aside);
  return name;
};

/**
 * Puts the newest own backup whose database is what was written in place, since nobody is there to agree to another one;
 * when it was made, or null where there is none.
 */
const useNewestBackup = (deps: RecoverDatabaseDeps): number | null => {
  const { migrationsDir, log } = deps;
  const backupsDir = backupsDirOf(deps);
  const newest = readMigrations(migrationsDir).at(-1)?.version ?? 0;
  const next = `${databaseOf(deps)}.restoring`;
  for (const { name, schemaVersion, createdAt, files } of readOwnBackups(deps)) {
    const known = files.find(({ path }) => path === "wall.db");
    const copy = join(backupsDir, name, "wall.db");
    if (known === undefined || schemaVersion > newest || !existsSync(copy)) continue;
    if (copyFile(copy, next, "backup") === known.sha256 && isIntactDatabase(next, migrationsDir)) {
      flushFile(next);
      renameSync(next, databaseOf(deps));
      return Date.parse(createdAt);
    }
    log.error({ backup: name }, "a backup is damaged and was passed over");
  }
  rmSync(next, { force: true });
  return null;
};

/** Replaces a broken database by the newest sound one there is, keeps the broken one, and writes down what is missing. */
export const recoverDatabase = (deps: RecoverDatabaseDeps): DatabaseRecovery => {
  const { dataDir, migrationsDir, damage, now, log } = deps;
  const file = databaseOf(deps);
  const until = Math.max(changedAt(file), changedAt(`${file}-wal`));
  const ownState = changedAt(file);
  const kept = keepAside(file, now, damage.lostLog);
  const newest = Date.parse(readOwnBackups(deps)[0]?.createdAt ?? "");
  // Without its log the database is what it was some minutes or hours ago, mostly less than a night.
  const stays = damage.lostLog && !(newest > ownState) && isIntactDatabase(file, migrationsDir);
  if (damage.lostLog && !stays) rmSync(file, { force: true });
  const from = stays ? ownState : useNewestBackup(deps);
  const recovery: DatabaseRecovery = {
    at: now,
    what: damage.what,
    kept,
    from,
    until: until > (from ?? 0) && until <= now ? until : now,
    source: stays ? "itself" : from === null ? "nothing" : "backup",
  };
  writeFileSync(join(dataDir, recoveryFile), JSON.stringify(recovery), { flush: true });
  flushFolder(dataDir);
  log.error(recovery, "the database was broken; what was written last is missing");
  return recovery;
};
