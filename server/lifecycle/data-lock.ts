import { join } from "node:path";
import Database from "better-sqlite3";
import { ConfigError } from "../platform/config-error.ts";

/** Locks a data folder against a second program; the system releases the lock when this process ends, however it ends. */
export const lockDataDir = (dataDir: string): (() => void) => {
  const file = join(dataDir, "wall.lock");
  const lock = new Database(file, { timeout: 500 });
  try {
    lock.pragma("journal_mode = DELETE");
    lock.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    if (!(error instanceof Error && "code" in error && error.code === "SQLITE_BUSY")) throw error;
    throw new ConfigError([
      {
        where: dataDir,
        kind: "dataInUse",
        message:
          "is already used by another Family Wall. Stop that one first, or choose another DATA_DIR.",
      },
    ]);
  }
  return () => {
    lock.exec("ROLLBACK");
    lock.close();
  };
};

/** Whether a server runs on a data folder. */
export const isDataDirInUse = (dataDir: string): boolean => {
  try {
    lockDataDir(dataDir)();
    return false;
  } catch (error) {
    if (error instanceof ConfigError) return true;
    throw error;
  }
};
