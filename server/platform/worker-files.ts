/** Threads by name, and where each one's source is below this folder; built, they lie side by side. */
export const workerFiles: Readonly<Record<string, string>> = {
  "ical-worker": "providers/calendar/worker/ical-worker.ts",
  "backup-worker": "db/backups/backup-worker.ts",
  "actual-worker": "providers/budget/actual/actual-worker.ts",
  "image-worker": "images/image-worker.ts",
};

/** Where a thread's file is when the program runs from its source. */
export const workerSourceUrl = (name: string): URL => {
  const file = workerFiles[name];
  if (file === undefined) throw new Error(`there is no thread ${name}`);
  return new URL(`../${file}`, import.meta.url);
};
