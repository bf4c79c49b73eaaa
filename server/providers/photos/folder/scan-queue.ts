interface ScanQueueDeps {
  /** Scans one folder; never rejects. */
  readonly scan: (folder: string) => Promise<void>;
  /** Called when no folder is left. */
  readonly scanned: () => void;
  readonly isStopped: () => boolean;
}

/** Queues folders to scan, each once, and scans one at a time. */
export const createScanQueue = ({ scan, scanned, isStopped }: ScanQueueDeps) => {
  const wanted = new Set<string>();
  let running: Promise<void> | null = null;

  const scanAll = async (): Promise<void> => {
    for (const folder of wanted) {
      if (isStopped()) break;
      wanted.delete(folder);
      await scan(folder);
    }
    scanned();
  };

  const run = (): Promise<void> => {
    running ??= scanAll().finally(() => {
      running = null;
      if (wanted.size > 0 && !isStopped()) void run();
    });
    return running;
  };

  return {
    /** Adds a folder, which a scan in progress includes. */
    add: (folder: string): void => {
      wanted.add(folder);
    },
    /** Scans what is queued; resolves when that is done. */
    run,
    /** Resolves when no scan is in progress. */
    finished: async (): Promise<void> => {
      await running;
    },
  };
};
