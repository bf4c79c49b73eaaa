import { join } from "node:path";
import Database from "better-sqlite3";
import { ConfigError } from "../platform/config-error.ts";

/** Keeps a second program off the same data folder; the system lets go of it when we die, however we die. */
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

/** Whether a wall runs on a data folder. */
export const isDataDirInUse = (dataDir: string): boolean => {
  try {
    lockDataDir(dataDir)();
    return false;
  } catch (error) {
    if (error instanceof ConfigError) return true;
    throw error;
  }
};
