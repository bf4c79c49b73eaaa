import { diskTroubleOf } from "../platform/disk-trouble.ts";
import type { Db } from "./connection.ts";

/** Whether an open database was seen to be damaged. */
export interface DamageWatch {
  readonly isSeen: () => boolean;
  /** Takes note of an error about this database, from wherever it comes. */
  readonly report: (error: unknown) => void;
}

type Report = DamageWatch["report"];

const reporting =
  (owner: object, method: CallableFunction, report: Report) =>
  (...given: unknown[]): unknown => {
    try {
      const result: unknown = Reflect.apply(method, owner, given);
      return result;
    } catch (error) {
      report(error);
      throw error;
    }
  };

/** Replaces methods of one object by ones that also report what they throw; `then` sees each result. */
const reportThrown = (
  owner: object,
  names: readonly string[],
  report: Report,
  then = (result: unknown): unknown => result,
): void => {
  for (const name of names) {
    const method: unknown = Reflect.get(owner, name);
    if (typeof method !== "function") continue;
    const call = reporting(owner, method, report);
    Object.defineProperty(owner, name, { value: (...given: unknown[]) => then(call(...given)) });
  }
};

/** A transaction commits outside of every statement. */
const watchedTransaction = (run: unknown, report: Report): unknown => {
  if (typeof run !== "function") return run;
  const watched = reporting(run, run, report);
  for (const kind of ["deferred", "immediate", "exclusive"]) {
    const method: unknown = Reflect.get(run, kind);
    if (typeof method === "function")
      Object.defineProperty(watched, kind, { value: reporting(run, method, report) });
  }
  return watched;
};

/**
 * Watches every call on a database, since an error may be caught by whoever made the call; `onDamage` is called once,
 * with the first error that says that the disk doesn't give back what was written.
 */
export const watchDamage = (db: Db, onDamage: (error: unknown) => void): DamageWatch => {
  let isSeen = false;
  const report: Report = (error) => {
    if (isSeen || diskTroubleOf(error) !== "damaged") return;
    isSeen = true;
    onDamage(error);
  };
  reportThrown(db, ["exec", "pragma"], report);
  reportThrown(db, ["prepare"], report, (statement) => {
    if (typeof statement === "object" && statement !== null)
      reportThrown(statement, ["run", "get", "all", "iterate"], report);
    return statement;
  });
  reportThrown(db, ["transaction"], report, (run) => watchedTransaction(run, report));
  return { isSeen: () => isSeen, report };
};
