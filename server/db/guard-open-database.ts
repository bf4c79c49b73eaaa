import Database from "better-sqlite3";
import type { Logger } from "pino";
import type { Db } from "./connection.ts";
import type { Clock } from "../platform/clock.ts";
import { countDamage, damageWaitMs } from "./damage-wait.ts";
import { type OpenMarker, removeOpenMarker, writeOpenMarker } from "./open-marker.ts";
import { keepRunningContent } from "./running-content.ts";
import { type DamageWatch, watchDamage } from "./watch-damage.ts";
import { watchFiles } from "./watch-files.ts";

const lookEveryMs = 30_000;

interface GuardDeps {
  readonly db: Db;
  readonly dataDir: string;
  readonly migrationsDir: string;
  readonly clock: Pick<Clock, "now">;
  readonly log: Logger;
  /** The damage that servers before this one saw. */
  readonly before: OpenMarker["damage"];
  /** Called once, when the open database is seen to be damaged, with how long a restart ought to wait. */
  readonly onDamage: (error: unknown, waitMs: number) => void;
}

interface OpenDatabaseGuard {
  readonly damage: DamageWatch;
  readonly close: () => void;
}

/** Puts everything into the database's file; false where it can't, so that the next start needs the log. */
const emptyLog = (db: Db, log: Logger): boolean => {
  try {
    db.pragma("wal_checkpoint(TRUNCATE)");
    return true;
  } catch (error) {
    log.warn({ err: error }, "the latest changes stay in the database's log");
    return false;
  }
};

/** Closes a database without its log being put into it. */
const closeKeepingLog = (db: Db): void => {
  let reader: Db | null = null;
  try {
    // The last connection that closes would do it, and one that only reads can't.
    reader = new Database(db.name, { readonly: true });
    reader.pragma("schema_version");
  } catch {
    // Even its first page is damaged; the log has its own checksums.
  }
  db.close();
  reader?.close();
};

/**
 * Guards a database that has just been opened: looks twice a minute and before every write whether its files are still
 * there. Where they were exchanged, what the open ones hold is kept for the next start; where it can't be read any more,
 * the next start is told that something is lost.
 */
export const guardOpenDatabase = (deps: GuardDeps): OpenDatabaseGuard => {
  const { db, dataDir, migrationsDir, clock, log, before, onDamage } = deps;
  const files = watchFiles(db.name);
  let isExchanged = false;
  let state: OpenMarker = { isLost: false, damage: before };
  const tellNextStart = (news: Partial<OpenMarker>): void => {
    state = { ...state, ...news };
    try {
      writeOpenMarker(dataDir, state);
    } catch (error) {
      log.error({ err: error }, "the next start can't be told what happened to the database");
    }
  };
  const keep = (): void => {
    isExchanged = true;
    try {
      keepRunningContent(db, migrationsDir);
    } catch (error) {
      log.error({ err: error }, "what the open database held can't be kept");
      tellNextStart({ isLost: true });
    }
  };
  const damage = watchDamage(db, {
    findExchange: files.find,
    onExchange: keep,
    onDamage: (error) => {
      const seen = countDamage(before, clock.now());
      tellNextStart({ damage: seen });
      onDamage(error, damageWaitMs(seen));
    },
  });
  const timer = setInterval(damage.look, lookEveryMs).unref();
  const closeDatabase = (): void => {
    damage.look();
    // Once more, since jobs and deliveries may have written until now.
    if (isExchanged) keep();
    if (damage.isSeen()) return closeKeepingLog(db);
    if (emptyLog(db, log)) removeOpenMarker(dataDir);
    db.close();
  };
  return {
    damage,
    close: () => {
      if (!db.open) return;
      clearInterval(timer);
      try {
        closeDatabase();
      } finally {
        files.close();
      }
    },
  };
};
