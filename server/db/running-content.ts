import { chmodSync, existsSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Logger } from "pino";
import { flushFile, flushFolder } from "../platform/flush.ts";
import type { Db } from "./connection.ts";
import { isIntactDatabase } from "./find-damage.ts";
import { removeOpenMarker } from "./open-marker.ts";
import { keepAside } from "./recover-database.ts";
import { recoveryFile, type DatabaseRecovery } from "./recovery-record.ts";

/**
 * The file in which a server that lost its database's files under it leaves what they held, for the next start; whole or
 * not there.
 */
export const runningContentOf = (database: string): string => `${database}.running`;

/** Writes what an open database holds beside its path, whole or not at all; throws where it can't be read or written. */
export const keepRunningContent = (db: Db, migrationsDir: string): void => {
  const kept = runningContentOf(db.name);
  const next = `${kept}.new`;
  try {
    rmSync(next, { force: true });
    // Reads every page through the open files, and fails where one can't be read.
    db.prepare("VACUUM INTO ?").run(next);
    chmodSync(next, 0o600);
    flushFile(next);
    if (!isIntactDatabase(next, migrationsDir))
      throw new Error("what the open database still gives back is not sound");
    renameSync(next, kept);
    flushFolder(dirname(kept));
  } finally {
    rmSync(next, { force: true });
  }
};

interface ResumeDeps {
  readonly dataDir: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly log: Logger;
}

/** Goes on with what a server kept whose files were exchanged under it; what lies there now is kept aside. */
export const resumeRunningContent = ({ dataDir, now, log }: ResumeDeps): void => {
  const file = join(dataDir, "wall.db");
  const running = runningContentOf(file);
  if (!existsSync(running)) return;
  // A log without its database holds nothing that isn't in the kept content.
  if (!existsSync(file)) rmSync(`${file}-wal`, { force: true });
  const kept = keepAside(file, now, false);
  const recovery: DatabaseRecovery = {
    ...{ at: now, what: "its files were exchanged while the wall was on", kept },
    ...{ source: "running", from: null, until: now },
  };
  writeFileSync(join(dataDir, recoveryFile), JSON.stringify(recovery), { flush: true });
  // The content is in one file, without a log.
  removeOpenMarker(dataDir);
  renameSync(running, file);
  flushFolder(dataDir);
  log.error(
    recovery,
    "another program exchanged the database's files; the wall goes on with its own",
  );
};
