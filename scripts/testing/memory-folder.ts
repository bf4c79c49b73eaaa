import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, readdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
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

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Another user's process can't be signalled, but it is there.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
};

/** Removes the folders of runs that were killed, which would hold memory for ever. */
const removeLeftovers = (): void => {
  for (const name of readdirSync(sharedMemory)) {
    const pid = /^fw-([\da-z]+)$/.exec(name)?.[1];
    if (pid === undefined || isRunning(Number.parseInt(pid, 36))) continue;
    rmSync(join(sharedMemory, name), { recursive: true, force: true });
  }
};

const openMemoryFolder = (): string | null => {
  try {
    removeLeftovers();
    if (!hasRoom()) return null;
    // A short name, because Chromium's sockets have paths of 107 characters at most.
    const dir = join(sharedMemory, `fw-${process.pid.toString(36)}`);
    mkdirSync(dir);
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
