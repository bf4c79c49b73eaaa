import { existsSync } from "node:fs";
import type { Logger } from "pino";
import { restoreDirs } from "../db/backups/stage-restore.ts";
import { ConfigError } from "../platform/config-error.ts";
import { diskTroubleOf } from "../platform/disk-trouble.ts";
import { type InMemoryBecause, makeRoomToStart } from "./disk-guard.ts";

interface OpenDespiteDiskDeps<Context> {
  readonly dataDir: string;
  readonly isReadOnly: boolean;
  readonly log: Logger;
  /** Opens the data on the disk. */
  readonly onDisk: () => Promise<Context>;
  /** Opens a copy in memory; `because` is what is wrong with the disk, as part of a sentence. */
  readonly inMemory: (why: InMemoryBecause, because: string) => Promise<Context>;
}

const because: Readonly<Record<InMemoryBecause, string>> = {
  full: "the disk is full",
  readOnly: "the disk can't be written",
};

/**
 * Opens the family's data on its disk, on a full one in the room that was set aside; where that can't be, a copy in
 * memory, so that the wall shows what there is. Throws a ConfigError where there is nothing to show.
 */
export const openDespiteDisk = async <Context>(
  deps: OpenDespiteDiskDeps<Context>,
): Promise<Context> => {
  const { dataDir, isReadOnly, log, onDisk, inMemory } = deps;
  const showOnly = (why: InMemoryBecause, error?: unknown): Promise<Context> => {
    // Half of a restore's files are in place; only a start that can write puts them right.
    if (existsSync(restoreDirs({ dataDir }).underWay))
      throw new ConfigError([
        {
          where: dataDir,
          kind: "disk",
          message: `a restore was cut off, and can't be finished because ${because[why]}. Put that right, and start again.`,
        },
      ]);
    log.error(
      { ...(error === undefined ? {} : { err: error }), dataDir },
      `${because[why]}; the wall shows what is there, and saves nothing`,
    );
    return inMemory(why, because[why]);
  };
  if (isReadOnly) return showOnly("readOnly");
  try {
    makeRoomToStart(dataDir);
    return await onDisk();
  } catch (error) {
    const trouble = diskTroubleOf(error);
    if (trouble === "full") return showOnly("full", error);
    if (trouble === "unwritable") return showOnly("readOnly", error);
    throw error;
  }
};
