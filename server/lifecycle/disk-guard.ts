import { rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Logger } from "pino";
import { worksOnFullDisk, worksWithoutDisk } from "#contract/disk.ts";
import type { WallNotice } from "#contract/wall-notice.ts";
import {
  fillReserve,
  freeBytes,
  releaseReserve,
  reserveBytes,
  reservedBytes,
} from "../db/reserve.ts";
import { diskTroubleOf } from "../platform/disk-trouble.ts";
import { NotSaved, OutOfOrder } from "../platform/errors.ts";

/** Why the server runs on a copy in memory: the disk can't be written, or is too full to open a database. */
export type InMemoryBecause = "readOnly" | "full";

interface DiskGuardDeps {
  readonly dataDir: string;
  /** Null where the database is open on the disk. */
  readonly inMemory: InMemoryBecause | null;
  readonly log: Logger;
  /** Called when a notice came or went. */
  readonly changed: () => void;
  /** Starts the server anew: on its disk, since it can be written again, or in memory, since it can't be. */
  readonly restart: () => void;
}

/** Refuses what can't be stored, and keeps room for what makes room. */
export interface DiskGuard {
  /** Throws 507 where the disk doesn't let an operation of the contract do what it is for, and 503 before a restart. */
  readonly requireDisk: (operation: string) => void;
  /**
   * Takes note of why an operation of the contract failed. Throws 503 and starts the server anew where the disk was the
   * cause and the operation works on a copy in memory.
   */
  readonly onFailure: (operation: string, error: unknown) => void;
  readonly notices: () => readonly WallNotice[];
  /** Sets room aside, and looks at the disk from then on. */
  readonly begin: () => void;
  readonly stop: () => Promise<void>;
}

const lookEveryMs = 30_000;
/** Below this the reserve is released. */
const lowBytes = 2 * 1024 * 1024;
/** From this on a reserve is filled, and as much is left to the family. */
const plentyBytes = 2 * reserveBytes;

const removeQuietly = (file: string): void => {
  try {
    rmSync(file, { force: true });
  } catch {
    // On a read-only disk there is nothing to remove.
  }
};

/** How long a server waits that could not open its data on a disk with which nothing seems to be wrong. */
const strangeForMs = 10 * 60_000;

/** Whether a file can be written to the disk of a folder. */
const canWrite = (dir: string): boolean => {
  const file = join(dir, "wall.try");
  try {
    writeFileSync(file, Buffer.alloc(4096, 1), { flush: true });
    return true;
  } catch {
    return false;
  } finally {
    removeQuietly(file);
  }
};

/** Releases the reserve where a start would find no room. */
export const makeRoomToStart = (dataDir: string): void => {
  if ((reservedBytes(dataDir) ?? 0) > 0 && freeBytes(dataDir) < lowBytes) releaseReserve(dataDir);
};

/** Below this, without a reserve, not even a PIN's try could be counted on the disk. */
const leastBytes = 512 * 1024;

/** From how many free bytes on a server that had no room to start tries again; a small disk never has plenty. */
const enoughToStart = (dataDir: string): number => {
  const { blocks, bsize } = statfsSync(dataDir);
  return Math.min(plentyBytes, (blocks * bsize) / 4);
};

/** Whether the room on the disk, and what was set aside, are used up. */
export const isRoomUsedUp = (dataDir: string): boolean =>
  (reservedBytes(dataDir) ?? 0) === 0 &&
  freeBytes(dataDir) < Math.min(leastBytes, enoughToStart(dataDir) / 2);

const noticeOf = (folder: string, trouble: InMemoryBecause, needed: number): WallNotice =>
  trouble === "full"
    ? {
        code: "diskFull",
        error: `The disk with ${folder} is full, so nothing new is saved until there is room again.`,
        folder,
        neededMegabytes: Math.ceil(needed / 1024 / 1024),
      }
    : {
        code: "diskReadOnly",
        error: `The disk with ${folder} can't be written, so nothing is saved until it can be again.`,
        folder,
      };

/** Guards a server that runs on a copy in memory, until the disk can be written again. */
const guardInMemory = (
  { dataDir, log, restart }: DiskGuardDeps,
  because: InMemoryBecause,
): DiskGuard => {
  const isWell = (): boolean =>
    because === "full" ? freeBytes(dataDir) >= enoughToStart(dataDir) : canWrite(dataDir);
  const notBefore = isWell() ? performance.now() + strangeForMs : 0;
  let isRestarting = false;
  const lookAgain = (): void => {
    if (isRestarting || performance.now() < notBefore || !isWell()) return;
    isRestarting = true;
    log.info("the disk can be written again; the server starts on it");
    restart();
  };
  let timer: NodeJS.Timeout | undefined;
  return {
    requireDisk: (operation) => {
      if (worksWithoutDisk(operation)) return;
      lookAgain();
      if (isRestarting) throw new OutOfOrder();
      throw new NotSaved(because === "full" ? "diskFull" : "readOnly");
    },
    onFailure: () => undefined,
    notices: () => [noticeOf(dataDir, because, enoughToStart(dataDir))],
    begin: () => {
      timer = setInterval(lookAgain, lookEveryMs).unref();
    },
    stop: () => {
      clearInterval(timer);
      return Promise.resolve();
    },
  };
};

/** Guards a server on its disk: releases the reserve when the disk is full, and fills it when there is room again. */
const guardOnDisk = ({ dataDir, log, changed, restart }: DiskGuardDeps): DiskGuard => {
  let isFull = reservedBytes(dataDir) === 0;
  let isStopped = false;
  let filling: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;

  const fill = (): void => {
    filling ??= fillReserve(dataDir, () => isStopped)
      .catch((error: unknown) => log.warn({ err: error }, "no room could be set aside"))
      .finally(() => (filling = null));
  };
  const release = (): void => {
    releaseReserve(dataDir);
    isFull = true;
    log.error({ dataDir }, "the disk is full; only what makes room is saved");
    changed();
  };
  const lookAgain = (): void => {
    try {
      const [free, reserved] = [freeBytes(dataDir), reservedBytes(dataDir) ?? 0];
      if (!isFull && reserved > 0 && free < lowBytes) release();
      if (reserved > 0 || filling !== null || free < plentyBytes) return;
      fill();
      if (!isFull) return;
      isFull = false;
      log.info("the disk has room again");
      changed();
    } catch (error) {
      log.warn({ err: error }, "the disk's room could not be looked at");
    }
  };
  return {
    requireDisk: (operation) => {
      if (operation.startsWith("GET ")) return;
      lookAgain();
      if (isFull && !worksOnFullDisk(operation)) throw new NotSaved("diskFull");
    },
    onFailure: (operation, error) => {
      const trouble = diskTroubleOf(error);
      if (!worksWithoutDisk(operation) || (trouble !== "full" && trouble !== "unwritable")) return;
      log.error(
        { err: error, operation },
        "nothing can be stored; the server starts anew in memory",
      );
      restart();
      throw new OutOfOrder();
    },
    notices: () => (isFull ? [noticeOf(dataDir, "full", plentyBytes)] : []),
    begin: () => {
      lookAgain();
      timer = setInterval(lookAgain, lookEveryMs).unref();
    },
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await filling;
    },
  };
};

/** Makes the guard of a server's disk. */
export const createDiskGuard = (deps: DiskGuardDeps): DiskGuard =>
  deps.inMemory === null ? guardOnDisk(deps) : guardInMemory(deps, deps.inMemory);
