import { mkdirSync } from "node:fs";
import type { ProviderTools } from "../../provider.ts";
import { createFolderScan } from "./scan.ts";
import { createScanQueue } from "./scan-queue.ts";
import { createThrottledChange } from "./throttled-change.ts";
import { createFolderWatch } from "./watch.ts";
import type { PhotoSourceDeps } from "../port.ts";

interface FolderIndexDeps
  extends
    Pick<ProviderTools, "clock" | "log" | "timeZone" | "changed">,
    Pick<PhotoSourceDeps, "records" | "images" | "quietMs"> {
  readonly root: string;
  /** Whether the folder may be created. */
  readonly isOurs: boolean;
}

const usualQuietMs = 400;
const everyMs = 15 * 60_000;
const announceEveryMs = 3_000;

/**
 * Keeps the records of a folder's photos up to date: scans it at the start, after changes, and at intervals, because
 * network drives report none.
 */
export const createFolderIndex = ({
  root,
  isOurs,
  changed,
  quietMs = usualQuietMs,
  ...deps
}: FolderIndexDeps) => {
  const { log } = deps;
  let hasStopped = false;
  let isMissing = false;
  let quiet: NodeJS.Timeout | undefined;
  let again: NodeJS.Timeout | undefined;
  const isStopped = (): boolean => hasStopped;
  const news = createThrottledChange(() => changed("photos"), announceEveryMs);

  const scan = createFolderScan({ root, ...deps, changed: news.changed, isStopped });
  const watch = createFolderWatch(root, log, (folder) => {
    queue.add(folder);
    clearTimeout(quiet);
    quiet = setTimeout(() => void queue.run(), quietMs).unref();
  });

  const look = async (folder: string): Promise<void> => {
    if (folder === "" && isOurs) mkdirSync(root, { recursive: true });
    // Watched before it is read, so that no change is missed in between.
    watch.add(folder);
    for (const inside of await scan(folder)) if (!watch.has(inside)) queue.add(inside);
  };

  const note = (missing: boolean): void => {
    if (isMissing !== missing) news.changed();
    isMissing = missing;
  };

  const queue = createScanQueue({
    isStopped,
    scan: async (folder) => {
      try {
        await look(folder);
        if (folder === "") note(false);
      } catch (error) {
        watch.drop(folder);
        // A removed folder is handled by its parent's scan; without the photos folder itself, all records stay.
        if (folder !== "") return;
        if (!isMissing) log.warn({ err: error }, "the photos folder can't be read");
        note(true);
      }
    },
    scanned: () => (hasStopped ? news.cancel() : news.flush()),
  });

  /** Scans all folders; resolves when that is done. */
  const lookThrough = async (): Promise<void> => {
    await queue.finished();
    watch.stop();
    queue.add("");
    await queue.run();
  };

  return {
    isMissing: (): boolean => isMissing,
    lookThrough,
    begin: (): void => {
      void lookThrough();
      again = setInterval(() => void lookThrough(), everyMs).unref();
    },
    stop: async (): Promise<void> => {
      hasStopped = true;
      for (const timer of [quiet, again]) clearTimeout(timer);
      news.cancel();
      watch.stop();
      await queue.finished();
    },
  };
};
