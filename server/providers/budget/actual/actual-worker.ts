import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { constants, setPriority } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { serveJobs } from "#server/platform/worker/serve-jobs.ts";
import type { ActualJob, ActualReadJob, ActualResult } from "./worker-protocol.ts";

/** As much of `@actual-app/api` as is used; its answers are checked by who asked. */
interface Library {
  init(options: { dataDir: string; serverURL: string; password: string }): Promise<unknown>;
  downloadBudget(syncId: string, options: { password?: string }): Promise<void>;
  getPreferences(): Promise<unknown>;
  getBudgetMonths(): Promise<string[]>;
  getBudgetMonth(month: string): Promise<unknown>;
  shutdown(): Promise<void>;
}

const aliveEveryMs = 1_000;

/** Actual's words for failures that a new copy of the budget doesn't mend. */
const final = new Set([
  ...["invalid-password", "network-failure", "budget-not-found", "missing-key"],
  ...["decrypt-failure", "old-key-style", "out-of-sync-migrations", "network", "unauthorized"],
]);

const wordOf = (error: unknown): string =>
  error instanceof Error && "code" in error ? String(error.code) : "unknown";

const inLibrary = (libraryDir: string) => createRequire(join(libraryDir, "package.json"));

/**
 * A large budget is seconds of work, after which a connection that was kept alive is dead; the library takes that for the
 * server's end. And the operator named this host, not one that a redirect leads to.
 */
const confineRequests = (): void => {
  const plain = globalThis.fetch;
  globalThis.fetch = (input, options) => {
    const headers = new Headers(options?.headers);
    headers.set("connection", "close");
    return plain(input, { ...options, headers, redirect: "error" });
  };
};

const load = async (libraryDir: string): Promise<Library> => {
  confineRequests();
  const file = inLibrary(libraryDir).resolve("@actual-app/api");
  const library: Library = await import(pathToFileURL(file).href);
  return library;
};

const download = async (library: Library, job: ActualReadJob): Promise<void> => {
  mkdirSync(job.copyDir, { recursive: true, mode: 0o700 });
  const { copyDir: dataDir, url: serverURL, password } = job;
  await library.init({ dataDir, serverURL, password });
  const key = job.encryptionPassword;
  await library.downloadBudget(job.syncId, key === undefined ? {} : { password: key });
};

const monthsIn = async (library: Library, { first, last }: ActualReadJob): Promise<unknown[]> => {
  const months: unknown[] = [];
  for (const month of await library.getBudgetMonths())
    if (month >= first && month <= last) months.push(await library.getBudgetMonth(month));
  return months;
};

const read = async (job: ActualReadJob): Promise<ActualResult> => {
  const library = await load(job.libraryDir);
  const { copyDir, anew } = job;
  const copies = existsSync(copyDir) ? readdirSync(copyDir).length : 0;
  // A second one is begun where a program was killed while it wrote the first.
  const isAnew = anew || copies !== 1;
  if (isAnew) rmSync(copyDir, { recursive: true, force: true });
  try {
    await download(library, job);
    const preferences = await library.getPreferences();
    const months = await monthsIn(library, job);
    // Without it the copy may be left half written.
    await library.shutdown();
    return { read: { preferences, months } };
  } catch (error) {
    if (isAnew || final.has(wordOf(error))) throw error;
    // The copy may be broken, or the budget was begun anew at the server.
    return { again: true };
  }
};

/** Opens a database too, which is what an unsuitable machine fails at, and which loading alone doesn't do. */
const check = async (libraryDir: string): Promise<ActualResult> => {
  await load(libraryDir);
  const Database: unknown = inLibrary(libraryDir)("better-sqlite3");
  if (typeof Database === "function") Reflect.construct(Database, [":memory:"]);
  return { read: null };
};

const work = (job: ActualJob): Promise<ActualResult> =>
  (job.do === "read" ? read(job) : check(job.libraryDir)).catch((error: unknown) => ({
    failed: wordOf(error),
  }));

const isJob = (message: unknown): message is ActualJob =>
  typeof message === "object" && message !== null && "do" in message;

setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
// The library keeps timers and a connection of its own; the server ends this process after the result.
serveJobs({ isJob, work, aliveEveryMs });
