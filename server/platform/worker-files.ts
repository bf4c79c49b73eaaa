import { forkNode, type ForkProcess } from "./worker/fork-process.ts";

/** Workers' programs by name, and where each one's source is below `server/`; built, they lie side by side. */
export const workerFiles: Readonly<Record<string, string>> = {
  "guard-process": "platform/worker/guard-process.ts",
  "ical-worker": "providers/calendar/worker/ical-worker.ts",
  "backup-worker": "db/backups/backup-worker.ts",
  "copy-worker": "features/backups/copies/copy-worker.ts",
  "import-worker": "features/backups/import/import-worker.ts",
  "actual-worker": "providers/budget/actual/actual-worker.ts",
  "image-worker": "images/image-worker.ts",
};

/** A worker's program, and how a process is started that runs it. */
export interface WorkerFile {
  readonly url: URL;
  /** The program of the process that runs it in a thread; a worker without one runs in a process only. */
  readonly guard?: URL;
  readonly fork: ForkProcess;
}

/** Finds a worker's program by its name. */
export type FindWorker = (name: string) => WorkerFile;

/** Finds workers' programs at `urlOf`; `fork` decides what kind of process runs all of them. */
export const createFindWorker =
  (urlOf: (name: string) => URL, fork: ForkProcess = forkNode()): FindWorker =>
  (name) => ({ url: urlOf(name), guard: urlOf("guard-process"), fork });

/** Where a worker's program is when the server runs from its source. */
export const workerSourceUrl = (name: string): URL => {
  const file = workerFiles[name];
  if (file === undefined) throw new Error(`there is no worker ${name}`);
  return new URL(`../${file}`, import.meta.url);
};
