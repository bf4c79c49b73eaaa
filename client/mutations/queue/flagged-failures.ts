import type { ApiError } from "../../api/api-error.ts";
import type { PendingMutation } from "../pending-mutation.ts";
import type { MutationLists } from "./lists.ts";

/** How long what failed stays listed, in ms. */
export const flaggedMs = 5000;

interface FailuresDeps {
  readonly lists: Pick<MutationLists, "pending" | "failed" | "setFailed">;
  /** What a mutation shares with others that are about the same row. */
  readonly scopeOf: (mutation: PendingMutation) => string;
}

/** Lists what failed for a few seconds, so that its row can say so. */
export interface Failures {
  flag(mutation: PendingMutation, error: ApiError): void;
  /** Somebody tries anew: what failed there before is no longer said. */
  clear(mutation: PendingMutation): void;
}

/** Makes what lists failures. */
export const createFailures = ({ lists, scopeOf }: FailuresDeps): Failures => ({
  flag: (mutation, error) => {
    // Somebody else was simply faster: it is done.
    if (error.code === "alreadyDone") return;
    const scope = scopeOf(mutation);
    // A newer one of the same row decides what is shown there.
    if (lists.pending().some((other) => scopeOf(other) === scope)) return;
    const failed = { mutation, error };
    lists.setFailed([...lists.failed(), failed]);
    setTimeout(() => {
      if (lists.failed().includes(failed))
        lists.setFailed(lists.failed().filter((one) => one !== failed));
    }, flaggedMs);
  },
  clear: (mutation) => {
    const scope = scopeOf(mutation);
    const rest = lists.failed().filter((one) => scopeOf(one.mutation) !== scope);
    if (rest.length < lists.failed().length) lists.setFailed(rest);
  },
});
