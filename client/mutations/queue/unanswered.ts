import { apiErrorOf } from "../../api/api-error.ts";
import { readLocal, writeLocal } from "../../platform/local-storage.ts";
import { newId } from "../../platform/random-id.ts";
import type { AnyMutation } from "../define-mutation.ts";
import type { MutationLists } from "./lists.ts";

/** Longer than somebody tries again, shorter than until they want the same once more. */
const validMs = 3_600_000;

/** For windows that may not remember: as long as the page. */
const ofThisPage = new Map<string, string | undefined>();

const write = (asked: string, word: string | undefined): void => {
  ofThisPage.set(asked, word);
  writeLocal(asked, word);
};

/** A write that is the same one when it is asked for again before its outcome is known. */
interface Asking {
  readonly definition: AnyMutation;
  readonly input: unknown;
  /** What tells it from others. */
  readonly asked: string;
  readonly mayWait: boolean;
}

/**
 * The Idempotency-Key of what is asked for: of what is under way, or of the last try where its answer never came, also on a
 * page that was left, loaded again or ended meanwhile; else a new one.
 */
export const keyFor = (
  { pending }: Pick<MutationLists, "pending">,
  { definition, input, asked, mayWait }: Asking,
  now: number,
): string => {
  const twin = pending().find(
    (other) => other.key === definition.operation.key && definition.once(other.input) === asked,
  );
  // What shows a row of its own is asked for once more on purpose.
  if (twin !== undefined) return definition.creates(input) === undefined ? twin.id : newId();
  if (mayWait) return newId();
  const [at, known] = (readLocal(asked) ?? ofThisPage.get(asked) ?? "").split(" ");
  // Clocks are also set back.
  const id = known !== undefined && Math.abs(now - Number(at)) < validMs ? known : newId();
  write(asked, `${now} ${id}`);
  return id;
};

/** Hears how a try ended: an answer of the server, yes or no, ends its key. */
export const settleKey = (asked: string, id: string, now: number, error?: unknown): void => {
  const status = error === undefined ? 200 : apiErrorOf(error).status;
  write(asked, status === 0 || status >= 500 ? `${now} ${id}` : undefined);
};
