import { ApiError } from "../../api/api-error.ts";
import type { Board, Outcome } from "./broadcast.ts";
import type { Lists } from "./entries.ts";
import type { Memory } from "./persistence.ts";
import { renaming } from "./temporary-ids.ts";
import type { Waiters } from "./deferred-answers.ts";

interface Parts {
  readonly lists: Lists;
  readonly memory: Memory;
  readonly waiters: Waiters;
  readonly board: Board;
}

/**
 * Makes the one way in which an action comes to its end: on this page's screens, in the device's memory, and on the
 * other pages of this browser. What is returned resolves when the memory has it.
 */
export const createOutcomes = ({
  lists,
  memory,
  waiters,
  board,
}: Parts): ((outcome: Outcome) => Promise<void>) => {
  const show = (outcome: Outcome): void => {
    switch (outcome.kind) {
      case "delivered": {
        const { action, reply } = outcome;
        lists.drop(action.id, renaming(action, reply.answer)).forEach(memory.revise);
        return waiters.resolve(action.id, reply);
      }
      case "refused": {
        const { action, isShown } = outcome;
        const { message = "", ...why } = action.refused ?? { status: 0 };
        lists.drop(action.id);
        if (isShown) lists.add([action]);
        return waiters.reject(action.id, new ApiError(message, why));
      }
      case "again":
        lists.drop(outcome.action.id);
        return lists.add([outcome.action]);
      case "gone":
        lists.drop(outcome.id);
        return waiters.forget(outcome.id);
    }
  };
  const write = async (outcome: Outcome): Promise<void> => {
    if (outcome.kind === "gone") return memory.forget(outcome.id);
    const { id } = outcome.action;
    if (outcome.kind === "delivered" || (outcome.kind === "refused" && !outcome.isShown)) {
      await memory.forget(id);
      // Whoever has the next one in hand reads there what it is called now.
      await Promise.all(lists.waiting().map((waiting) => memory.kept(waiting.id)));
      return;
    }
    memory.revise(outcome.action);
    await memory.kept(id);
  };
  board.hear(show);
  return async (outcome) => {
    // A page that ends in between must not send after all what its screen showed as taken back.
    const isGone = outcome.kind === "gone";
    if (isGone) await write(outcome);
    board.tell(outcome);
    show(outcome);
    if (!isGone) await write(outcome);
  };
};
