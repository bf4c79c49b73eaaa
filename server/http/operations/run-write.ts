import type { Db } from "../../db/connection.ts";
import { isLastStep } from "../handlers.ts";

/** Whether a handler waits for an outside source. */
export const isPromise = (result: unknown): result is Promise<unknown> => result instanceof Promise;

/**
 * Runs a write and stores its answer in one transaction. What a handler does before it waits for an outside source
 * commits at once; its answer is stored when it settles, in one transaction with its last step where it has one.
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
    // Without a handler, a rejection before the first await would end the process.
    if (isPromise(result)) result.catch(() => undefined);
    else remember(result);
    db.exec("COMMIT");
  } catch (error) {
    // A full disk has already rolled the transaction back.
    if (db.inTransaction) db.exec("ROLLBACK");
    throw error;
  }
  if (!isPromise(result)) return result;
  const finish = db.transaction((settled: unknown): unknown => {
    const answer = isLastStep(settled) ? settled.lastStep() : settled;
    remember(answer);
    return answer;
  });
  return result.then((settled) => finish.immediate(settled));
};
