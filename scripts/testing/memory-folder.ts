import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { freemem } from "node:os";
import { join } from "node:path";

/** The folder that Linux holds in memory. */
const sharedMemory = "/dev/shm";
/** What a run of the tests uses at most is far below. */
const enoughBytes = 3 * 2 ** 30;

const hasRoom = (): boolean => {
  const { bavail, bsize } = statfsSync(sharedMemory);
  return bavail * bsize > enoughBytes && freemem() > enoughBytes;
};

/** Whether programs run from a folder, which containers often forbid in shared memory. */
const mayExecute = (dir: string): boolean => {
  const program = join(dir, "program");
  writeFileSync(program, "#!/bin/sh\n");
  chmodSync(program, 0o700);
  const { status } = spawnSync(program);
  rmSync(program);
  return status === 0;
};

const openMemoryFolder = (): string | null => {
  try {
    if (!hasRoom()) return null;
    // A short name, because Chromium's sockets have paths of 107 characters at most.
    const dir = mkdtempSync(join(sharedMemory, "fw-"));
    // As open as the usual one: some tests run programs as another user.
    chmodSync(dir, 0o1777);
    process.once("exit", () => rmSync(dir, { recursive: true, force: true }));
    return mayExecute(dir) ? dir : null;
  } catch {
    return null;
  }
};

/**
 * Puts the temporary folders of this process and those that it starts into memory until it ends, where Linux has room
 * there and nobody named a folder in `TMPDIR`: the tests' thousand databases wait for the disk at every write otherwise.
 */
export const keepFoldersInMemory = (): void => {
  if (process.env["TMPDIR"] !== undefined) return;
  const dir = openMemoryFolder();
  if (dir !== null) process.env["TMPDIR"] = dir;
};

// oxlint-disable-next-line import/no-default-export -- Vitest calls what this file exports so
export default keepFoldersInMemory;
