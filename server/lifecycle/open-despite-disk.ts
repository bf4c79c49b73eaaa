import { existsSync } from "node:fs";
import { join } from "node:path";
import { restoreDirs } from "../db/backups/stage-restore.ts";
import {
  type FamilyDatabaseDeps,
  openFamilyDatabase,
  type OpenFamilyDatabase,
} from "../db/open-family-database.ts";
import { openInMemory } from "../db/open-in-memory.ts";
import { ConfigError } from "../platform/config-error.ts";
import { diskTroubleOf } from "../platform/disk-trouble.ts";
import { type InMemoryBecause, isRoomUsedUp, makeRoomToStart } from "./disk-guard.ts";
import { openAfterRestore } from "./finish-restore.ts";

interface OpenDespiteDiskDeps<Context> extends Omit<FamilyDatabaseDeps, "heal"> {
  readonly isReadOnly: boolean;
  /** Opens the services on a database, which is a copy in memory for the reason given, or on the disk (null). */
  readonly openOn: (
    database: () => OpenFamilyDatabase,
    inMemory: InMemoryBecause | null,
  ) => Promise<Context>;
}

const because: Readonly<Record<InMemoryBecause, string>> = {
  full: "the disk is full",
  readOnly: "the disk can't be written",
};

/** Half of a restore's files are in place; only a start that can write puts them right. */
const requireNoRestore = (dataDir: string, why: InMemoryBecause): void => {
  if (!existsSync(restoreDirs({ dataDir }).underWay)) return;
  const message = `a restore was cut off, and can't be finished because ${because[why]}. Put that right, and start again.`;
  throw new ConfigError([{ where: dataDir, kind: "disk", message }]);
};

/**
 * Opens the family's data on its disk, on a full one in the room that was set aside; where that can't be, a copy in
 * memory, so that the wall shows what there is. Throws a ConfigError where there is nothing to show.
 */
export const openDespiteDisk = async <Context>({
  isReadOnly,
  openOn,
  ...data
}: OpenDespiteDiskDeps<Context>): Promise<Context> => {
  const { dataDir, configDir, migrationsDir, clock, log } = data;
  const showOnly = (why: InMemoryBecause, err?: unknown): Promise<Context> => {
    requireNoRestore(dataDir, why);
    log.error({ err, dataDir }, `${because[why]}; the wall shows what is there, and saves nothing`);
    return openOn(() => openInMemory({ dataDir, migrationsDir, because: because[why] }), why);
  };
  if (isReadOnly) return showOnly("readOnly");
  try {
    makeRoomToStart(dataDir);
    // A start may succeed in the little room that a log gave free when it was emptied, and a PIN's try then fails again.
    if (existsSync(join(dataDir, "wall.db")) && isRoomUsedUp(dataDir))
      return await showOnly("full");
    return await openAfterRestore({
      ...{ folders: { dataDir, configDir }, clock, log },
      open: (heal) => openOn(() => openFamilyDatabase({ ...data, heal }), null),
    });
  } catch (error) {
    const trouble = diskTroubleOf(error);
    if (trouble === "full") return showOnly("full", error);
    if (trouble === "unwritable") return showOnly("readOnly", error);
    throw error;
  }
};
