import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { constants, setPriority } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** What the budget's program is to do with Actual's own library: try it, or read a budget's months with it. */
export type ActualJob = { readonly libraryDir: string } & (
  | { readonly do: "try" }
  | {
      readonly do: "read";
      /** Where the library keeps its copy of the budget. */
      readonly copyDir: string;
      /** The copy may be broken: it is thrown away first. */
      readonly anew: boolean;
      readonly url: string;
      readonly password: string;
      readonly syncId: string;
      readonly encryptionPassword?: string | undefined;
      /** `YYYY-MM`, both included. */
      readonly first: string;
      readonly last: string;
    }
);

/**
 * What it says meanwhile: that it lives and how large it is in bytes; then what it read, Actual's word for why it
 * couldn't, or that it is to be started once more, because the library can be opened once only.
 */
export type ActualMessage =
  | { readonly alive: number }
  | { readonly read: unknown }
  | { readonly failed: string }
  | { readonly again: true };

type Reading = Extract<ActualJob, { do: "read" }>;

/** As much of `@actual-app/api` as is used; its answers are checked by who asked. */
interface Library {
  init(options: { dataDir: string; serverURL: string; password: string }): Promise<unknown>;
  downloadBudget(syncId: string, options: { password?: string }): Promise<void>;
  getPreferences(): Promise<unknown>;
  getBudgetMonths(): Promise<string[]>;
  getBudgetMonth(month: string): Promise<unknown>;
  shutdown(): Promise<void>;
}

const beatMs = 1_000;

/** Said by Actual of what a new copy of the budget wouldn't mend. */
const final = new Set([
  ...["invalid-password", "network-failure", "budget-not-found", "missing-key"],
  ...["decrypt-failure", "old-key-style", "out-of-sync-migrations", "network", "unauthorized"],
]);

const tell = (word: ActualMessage): Promise<void> =>
  new Promise((told) => void process.send?.(word, () => told()));

const wordOf = (error: unknown): string =>
  error instanceof Error && "code" in error ? String(error.code) : "unknown";

const inLibrary = (libraryDir: string) => createRequire(join(libraryDir, "package.json"));

/** A line that was kept open is dead after the seconds of work that a large budget is, which the library takes for the server's end. */
const keepNoLines = (): void => {
  const plain = globalThis.fetch;
  globalThis.fetch = (input, options) => {
    const headers = new Headers(options?.headers);
    headers.set("connection", "close");
    return plain(input, { ...options, headers });
  };
};

const load = async (libraryDir: string): Promise<Library> => {
  keepNoLines();
  const file = inLibrary(libraryDir).resolve("@actual-app/api");
  const library: Library = await import(pathToFileURL(file).href);
  return library;
};

const download = async (library: Library, job: Reading): Promise<void> => {
  mkdirSync(job.copyDir, { recursive: true, mode: 0o700 });
  const { copyDir: dataDir, url: serverURL, password } = job;
  await library.init({ dataDir, serverURL, password });
  const key = job.encryptionPassword;
  await library.downloadBudget(job.syncId, key === undefined ? {} : { password: key });
};

const monthsIn = async (library: Library, { first, last }: Reading): Promise<unknown[]> => {
  const months: unknown[] = [];
  for (const month of await library.getBudgetMonths())
    if (month >= first && month <= last) months.push(await library.getBudgetMonth(month));
  return months;
};

const read = async (job: Reading): Promise<ActualMessage> => {
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
const check = async (libraryDir: string): Promise<ActualMessage> => {
  await load(libraryDir);
  const Database: unknown = inLibrary(libraryDir)("better-sqlite3");
  if (typeof Database === "function") Reflect.construct(Database, [":memory:"]);
  return { read: null };
};

const work = async (job: ActualJob): Promise<void> => {
  const beat = setInterval(() => void tell({ alive: process.memoryUsage.rss() }), beatMs);
  const word: ActualMessage = await (job.do === "read" ? read(job) : check(job.libraryDir)).catch(
    (error: unknown) => ({ failed: wordOf(error) }),
  );
  clearInterval(beat);
  await tell(word);
  // The library keeps timers and a connection of its own.
  process.exit();
};

setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
// Whoever asked is gone, so nobody waits for the answer.
process.once("disconnect", () => process.exit());
process.once("message", (job: ActualJob) => void work(job));
