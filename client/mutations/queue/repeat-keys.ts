import { apiErrorOf } from "../../api/api-error.ts";
import { forgetLocal, readLocal, writeLocal } from "../../platform/local-storage.ts";
import { newId } from "../../platform/random-id.ts";

// One localStorage line per write: time and key.
const prefix = "unanswered ";
/** After the longest time for which anything is the same when it is asked for again. */
const forgottenMs = 86_400_000;

/** For windows that may not remember: as long as the page. */
const ofThisPage = new Map<string, string | undefined>();

const note = (write: string, line: string | undefined): void => {
  ofThisPage.set(write, line);
  writeLocal(prefix + write, line);
};

// Clocks are also set back.
const age = (line: string, now: number): number => Math.abs(now - Number(line.split(" ")[0]));

// What nobody asked for again would lie here for ever, words and all.
forgetLocal(prefix, (line) => age(line, Date.now()) >= forgottenMs);

/** Forgets every key: somebody else may hold this phone next. */
export const forgetRepeatKeys = (): void => {
  ofThisPage.clear();
  forgetLocal(prefix);
};

/**
 * The Idempotency-Key of the last try of a write whose answer never came, also on a page that was left, loaded again or ended
 * meanwhile; else a new one; and which it is. It is noted before the write is sent.
 */
export const keyOfRepeatedWrite = (
  write: string,
  forMs: number,
  now: number,
): { readonly id: string; readonly isKnown: boolean } => {
  const line = readLocal(prefix + write) ?? ofThisPage.get(write) ?? "";
  const [, known] = line.split(" ");
  const isKnown = known !== undefined && age(line, now) < forMs;
  const id = isKnown ? known : newId();
  note(write, `${now} ${id}`);
  return { id, isKnown };
};

/** Notes how a try ended: an answer of the server, yes or no, ends its key. */
export const noteOutcome = (write: string, id: string, now: number, error?: unknown): void => {
  const status = error === undefined ? 200 : apiErrorOf(error).status;
  note(write, status === 0 || status >= 500 ? `${now} ${id}` : undefined);
};
