import { apiErrorOf } from "../../api/api-error.ts";
import { forgetLocal, readLocal, writeLocal } from "../../platform/local-storage.ts";
import { newId } from "../../platform/random-id.ts";
import type { AnyMutation } from "../define-mutation.ts";
import type { MutationLists } from "./lists.ts";

const prefix = "unanswered ";
/** After the longest time for which anything is the same when it is asked for again. */
const forgottenMs = 86_400_000;

/** For windows that may not remember: as long as the page. */
const ofThisPage = new Map<string, string | undefined>();

const write = (asked: string, word: string | undefined): void => {
  ofThisPage.set(asked, word);
  writeLocal(prefix + asked, word);
};

// Clocks are also set back.
const age = (word: string, now: number): number => Math.abs(now - Number(word.split(" ")[0]));

// What nobody asked for again would lie here for ever, words and all.
forgetLocal(prefix, (word) => age(word, Date.now()) >= forgottenMs);

/** Forgets all that was asked for: somebody else may hold this phone next. */
export const forgetUnanswered = (): void => {
  ofThisPage.clear();
  forgetLocal(prefix);
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
  const word = readLocal(prefix + asked) ?? ofThisPage.get(asked) ?? "";
  const [, known] = word.split(" ");
  const id = known !== undefined && age(word, now) < definition.onceForMs ? known : newId();
  write(asked, `${now} ${id}`);
  return id;
};

/** Hears how a try ended: an answer of the server, yes or no, ends its key. */
export const settleKey = (asked: string, id: string, now: number, error?: unknown): void => {
  const status = error === undefined ? 200 : apiErrorOf(error).status;
  write(asked, status === 0 || status >= 500 ? `${now} ${id}` : undefined);
};
