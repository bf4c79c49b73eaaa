import { type FSWatcher, watch } from "node:fs";
import { join } from "node:path";
import type { Logger } from "pino";

/** Watches folders for changes of their direct contents. */
export interface FolderWatch {
  has(folder: string): boolean;
  /** Watches the folder at a path, which may be a new one under an old name. */
  add(folder: string): void;
  drop(folder: string): void;
  stop(): void;
}

/** Creates one watch a folder; libraries create one a file too, and twenty thousand exceed a small machine's limit. */
export const createFolderWatch = (
  root: string,
  log: Logger,
  changed: (folder: string) => void,
): FolderWatch => {
  const watchers = new Map<string, FSWatcher>();
  const drop = (folder: string): void => {
    watchers.get(folder)?.close();
    watchers.delete(folder);
  };
  return {
    has: (folder) => watchers.has(folder),
    add: (folder) => {
      drop(folder);
      try {
        const watcher = watch(join(root, folder), { persistent: false }, () => changed(folder));
        watcher.on("error", () => drop(folder));
        watchers.set(folder, watcher);
      } catch (error) {
        log.warn(
          { err: error },
          "a folder of photos can't be watched; it is looked through by itself",
        );
      }
    },
    drop,
    stop: () => {
      for (const folder of watchers.keys()) drop(folder);
    },
  };
};
