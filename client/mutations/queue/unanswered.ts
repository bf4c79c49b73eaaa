import type { ApiError } from "../../api/api-error.ts";
import { readLocal, writeLocal } from "../../platform/local-storage.ts";
import { newId } from "../../platform/random-id.ts";

/** Longer than somebody tries again, shorter than until they want the same once more. */
const validMs = 3_600_000;

/** For windows that may not remember: as long as the page. */
const ofThisPage = new Map<string, string | undefined>();

const write = (asked: string, word: string | undefined): void => {
  ofThisPage.set(asked, word);
  writeLocal(asked, word);
};

/**
 * The Idempotency-Key of what is asked for: that of the last try where its answer never came, also on a page that was left,
 * loaded again or ended meanwhile; else a new one.
 */
export const keyFor = (asked: string, now: number): string => {
  const [at, known] = (readLocal(asked) ?? ofThisPage.get(asked) ?? "").split(" ");
  // Clocks are also set back.
  const id = known !== undefined && Math.abs(now - Number(at)) < validMs ? known : newId();
  write(asked, `${now} ${id}`);
  return id;
};

/** Hears how a try ended: an answer of the server, yes or no, ends its key. */
export const settleKey = (asked: string, error?: Pick<ApiError, "status">): void => {
  if (error === undefined || (error.status > 0 && error.status < 500)) write(asked, undefined);
};
