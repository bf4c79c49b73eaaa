import { diskTroubleOf } from "../platform/disk-trouble.ts";
import type { Db } from "./connection.ts";
import { WatchedStatement } from "./watched-statement.ts";

/** Whether an open database was seen to be damaged. */
export interface DamageWatch {
  readonly isSeen: () => boolean;
  /** Takes note of an error about this database, from wherever it comes. */
  readonly report: (error: unknown) => void;
  /** Looks whether its files are still the ones that were opened; takes microseconds. */
  readonly look: () => void;
}

type Watching = Pick<DamageWatch, "report" | "look">;

const reporting =
  (owner: object, method: CallableFunction, { report, look }: Watching) =>
  (...given: unknown[]): unknown => {
    look();
    try {
      const result: unknown = Reflect.apply(method, owner, given);
      return result;
    } catch (error) {
      report(error);
      throw error;
    }
  };

/** Replaces methods of one object by ones that look before and report what they throw; `then` sees each result. */
const watchMethods = (
  owner: object,
  names: readonly string[],
  watching: Watching,
  then = (result: unknown): unknown => result,
): void => {
  for (const name of names) {
    const method: unknown = Reflect.get(owner, name);
    if (typeof method !== "function") continue;
    const call = reporting(owner, method, watching);
    Object.defineProperty(owner, name, { value: (...given: unknown[]) => then(call(...given)) });
  }
};

/** A transaction commits outside of every statement. */
const watchedTransaction = (run: unknown, watching: Watching): unknown => {
  if (typeof run !== "function") return run;
  const watched = reporting(run, run, watching);
  for (const kind of ["deferred", "immediate", "exclusive"]) {
    const method: unknown = Reflect.get(run, kind);
    if (typeof method === "function")
      Object.defineProperty(watched, kind, { value: reporting(run, method, watching) });
  }
  return watched;
};

interface WatchDamageOptions {
  /** What another program did to the open files; null where nothing. */
  readonly findExchange: () => string | null;
  /** Called once, when the files were exchanged, with the database still open. */
  readonly onExchange: () => void;
  /** Called once, with the first error that says that the disk doesn't give back what was written. */
  readonly onDamage: (error: unknown) => void;
}

/**
 * Watches every call on a database, since an error may be caught by whoever made the call, and looks at its files before
 * every write: a log that was cut between two writes can't be told from a whole one after the second.
 */
export const watchDamage = (
  db: Db,
  { findExchange, onExchange, onDamage }: WatchDamageOptions,
): DamageWatch => {
  let isSeen = false;
  const see = (error: unknown): void => {
    isSeen = true;
    onDamage(error);
  };
  const report = (error: unknown): void => {
    if (!isSeen && diskTroubleOf(error) === "damaged") see(error);
  };
  const look = (): void => {
    if (isSeen || db.inTransaction) return;
    const exchange = findExchange();
    if (exchange === null) return;
    isSeen = true;
    onExchange();
    see(new Error(exchange));
  };
  const reads = { report, look: () => undefined };
  const writes = { report, look };
  watchMethods(db, ["pragma"], reads);
  watchMethods(db, ["exec"], writes);
  const prepare = db.prepare.bind(db);
  Object.defineProperty(db, "prepare", {
    value: (sql: string) => new WatchedStatement(() => prepare(sql), writes),
  });
  watchMethods(db, ["transaction"], reads, (run) => watchedTransaction(run, writes));
  return { isSeen: () => isSeen, report, look };
};
