import type { Db } from "../../db/connection.ts";

/** True for what a handler gives when it has to wait for an outside source. */
export const isPromise = (result: unknown): result is Promise<unknown> => result instanceof Promise;

/**
 * Runs a write in one transaction with the memory of its answer; what a handler does before it waits for an
 * outside source commits at once, and its answer is remembered when it settles.
 */
export const runWrite = (
  db: Db,
  handle: () => unknown,
  remember: (result: unknown) => void,
): unknown => {
  db.exec("BEGIN IMMEDIATE");
  let result: unknown;
  try {
    result = handle();
    // Until somebody waits for it, a rejection must not end the program; a failing COMMIT would leave it to nobody.
    if (isPromise(result)) result.catch(() => undefined);
    else remember(result);
    db.exec("COMMIT");
  } catch (error) {
    // A full disk has rolled back by itself already.
    if (db.inTransaction) db.exec("ROLLBACK");
    throw error;
  }
  if (!isPromise(result)) return result;
  return result.then((settled) => {
    remember(settled);
    return settled;
  });
};
