import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, statfsSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A small disk with the file system that most walls have; needs a user who may mount. */
export interface Ext4Disk {
  /** Where it is mounted. */
  readonly dir: string;
  readonly megabytes: number;
  setReadOnly(isReadOnly: boolean): void;
  /** Leaves no block free. */
  fill(): void;
  /** Takes the filler away. */
  empty(): void;
  remove(): void;
}

const run = (program: string, ...args: readonly string[]): void =>
  void execFileSync(program, args, { stdio: "pipe" });

/** Makes and mounts an empty disk of so many megabytes; throws where this user may not. */
export const makeExt4Disk = (megabytes: number): Ext4Disk => {
  const folder = mkdtempSync(join(tmpdir(), "family-wall-ext4-"));
  const [image, dir] = [join(folder, "image"), join(folder, "disk")];
  const filler = join(dir, "filler");
  try {
    writeFileSync(image, "");
    truncateSync(image, megabytes * 1024 * 1024);
    mkdirSync(dir);
    run("mkfs.ext4", "-q", "-m", "0", image);
    run("mount", "-o", "loop", image, dir);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  return {
    ...{ dir, megabytes },
    setReadOnly: (isReadOnly) => run("mount", "-o", `remount,${isReadOnly ? "ro" : "rw"}`, dir),
    fill: () => {
      writeFileSync(filler, "");
      for (;;) {
        const { bavail, bsize } = statfsSync(dir);
        if (bavail === 0) return;
        try {
          const bytes = Math.min(bavail * bsize, 1024 * 1024);
          writeFileSync(filler, Buffer.alloc(bytes, 1), { flag: "a", flush: true });
        } catch {
          // The last blocks are the file system's own.
          return;
        }
      }
    },
    empty: () => {
      rmSync(filler, { force: true });
      run("sync", "-f", dir);
    },
    remove: () => {
      run("umount", dir);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
