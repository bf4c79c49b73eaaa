import { mkdirSync } from "node:fs";
import type { ProviderTools } from "../../provider.ts";
import { createFolderScan } from "./scan.ts";
import { createFolderWatch } from "./watch.ts";
import type { PhotoSourceDeps } from "../port.ts";

interface FolderIndexDeps
  extends
    Pick<ProviderTools, "clock" | "log" | "timeZone" | "changed">,
    Pick<PhotoSourceDeps, "records" | "images"> {
  readonly root: string;
  /** Whether the folder may be created. */
  readonly isOurs: boolean;
}

/** How long a folder has to be without changes before it is scanned. */
const quietMs = 400;
const everyMs = 15 * 60_000;
const tellEveryMs = 3_000;

/**
 * Keeps the records of a folder's photos up to date: scans it at the start, after changes, and at intervals, because
 * network drives report none.
 */
export const createFolderIndex = ({ root, isOurs, changed, ...deps }: FolderIndexDeps) => {
  const { log } = deps;
  const wanted = new Set<string>();
  let isStopped = false;
  let isMissing = false;
  let running: Promise<void> | null = null;
  let quiet: NodeJS.Timeout | undefined;
  let telling: NodeJS.Timeout | undefined;
  let again: NodeJS.Timeout | undefined;

  const tell = (): void => {
    telling ??= setTimeout(() => {
      telling = undefined;
      changed("photos");
    }, tellEveryMs).unref();
  };
  const tellNow = (): void => {
    if (telling === undefined) return;
    clearTimeout(telling);
    telling = undefined;
    if (!isStopped) changed("photos");
  };

  const scan = createFolderScan({ root, ...deps, changed: tell, isStopped: () => isStopped });
  const watch = createFolderWatch(root, log, (folder) => {
    wanted.add(folder);
    clearTimeout(quiet);
    quiet = setTimeout(() => void goOn(), quietMs).unref();
  });

  const look = async (folder: string): Promise<void> => {
    if (folder === "" && isOurs) mkdirSync(root, { recursive: true });
    // Watched before it is read, so that no change is missed in between.
    watch.add(folder);
    for (const inside of await scan(folder)) if (!watch.has(inside)) wanted.add(inside);
  };

  const note = (missing: boolean): void => {
    if (isMissing !== missing) tell();
    isMissing = missing;
  };

  const goOn = (): Promise<void> => {
    running ??= (async () => {
      for (const folder of wanted) {
        if (isStopped) break;
        wanted.delete(folder);
        try {
          await look(folder);
          if (folder === "") note(false);
        } catch (error) {
          watch.drop(folder);
          // A removed folder is handled by its parent's scan; without the photos folder itself, all records stay.
          if (folder !== "") continue;
          if (!isMissing) log.warn({ err: error }, "the photos folder can't be read");
          note(true);
        }
      }
      tellNow();
    })().finally(() => {
      running = null;
      if (wanted.size > 0 && !isStopped) void goOn();
    });
    return running;
  };

  /** Scans all folders; resolves when that is done. */
  const lookThrough = async (): Promise<void> => {
    await running;
    watch.stop();
    wanted.add("");
    await goOn();
  };

  return {
    isMissing: (): boolean => isMissing,
    lookThrough,
    begin: (): void => {
      void lookThrough();
      again = setInterval(() => void lookThrough(), everyMs).unref();
    },
    stop: async (): Promise<void> => {
      isStopped = true;
      for (const timer of [quiet, telling, again]) clearTimeout(timer);
      watch.stop();
      await running;
    },
  };
};
