import type { ApiError } from "../../api/api-error.ts";
import { readLocal, writeLocal } from "../../platform/local-storage.ts";
import { newId } from "../../platform/random-id.ts";

const name = "unanswered";
/** Longer than somebody tries again, shorter than until they want the same once more. */
const validMs = 3_600_000;

type Unanswered = Readonly<Record<string, readonly [at: number, id: string]>>;

/** For windows that may not remember: as long as the page. */
let ofThisPage: string | undefined;

const read = (now: number): Unanswered => {
  const kept: Unanswered = JSON.parse(readLocal(name) ?? ofThisPage ?? "{}");
  // Clocks are also set back.
  const isValid = ([, [at]]: readonly [string, Unanswered[string]]) => Math.abs(now - at) < validMs;
  return Object.fromEntries(Object.entries(kept).filter(isValid));
};

const write = (all: Unanswered): void => {
  ofThisPage = Object.keys(all).length === 0 ? undefined : JSON.stringify(all);
  writeLocal(name, ofThisPage);
};

/**
 * The Idempotency-Key of what is asked for: that of the last try where its answer never came, also on a page that was left,
 * loaded again or ended meanwhile; else a new one.
 */
export const keyFor = (asked: string, now: number): string => {
  const all = read(now);
  const id = all[asked]?.[1] ?? newId();
  write({ ...all, [asked]: [now, id] });
  return id;
};

/** Hears how a try ended: an answer of the server, yes or no, ends its key. */
export const settleKey = (asked: string, now: number, error?: Pick<ApiError, "status">): void => {
  if (error !== undefined && (error.status === 0 || error.status >= 500)) return;
  const { [asked]: _, ...others } = read(now);
  write(others);
};
