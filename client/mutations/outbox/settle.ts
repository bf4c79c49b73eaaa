import { ApiError } from "../../api/api-error.ts";
import type { OutcomeChannel, QueueOutcome } from "./broadcast.ts";
import type { QueueEntries } from "./entries.ts";
import type { QueuePersistence } from "./persistence.ts";
import { replaceTemporaryId } from "./temporary-ids.ts";
import type { DeferredAnswers } from "./deferred-answers.ts";

interface SettleDeps {
  readonly lists: QueueEntries;
  readonly memory: QueuePersistence;
  readonly waiters: DeferredAnswers;
  readonly board: OutcomeChannel;
}

/**
 * Makes the one way in which an action comes to its end: on this page's screens, in the device's memory, and on the
 * other pages of this browser. What is returned resolves when the memory has it.
 */
export const createSettle = ({
  lists,
  memory,
  waiters,
  board,
}: SettleDeps): ((outcome: QueueOutcome) => Promise<void>) => {
  const show = (outcome: QueueOutcome): void => {
    switch (outcome.kind) {
      case "delivered": {
        const { action, reply } = outcome;
        lists.drop(action.id, replaceTemporaryId(action, reply.answer)).forEach(memory.update);
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
  const write = async (outcome: QueueOutcome): Promise<void> => {
    if (outcome.kind === "gone") return memory.remove(outcome.id);
    const { id } = outcome.action;
    if (outcome.kind === "delivered" || (outcome.kind === "refused" && !outcome.isShown)) {
      await memory.remove(id);
      // Whoever has the next one in hand reads there what it is called now.
      await Promise.all(lists.queued().map((waiting) => memory.isSaved(waiting.id)));
      return;
    }
    memory.update(outcome.action);
    await memory.isSaved(id);
  };
  board.listen(show);
  return async (outcome) => {
    // A page that ends in between must not send after all what its screen showed as taken back.
    const isGone = outcome.kind === "gone";
    if (isGone) await write(outcome);
    board.post(outcome);
    show(outcome);
    if (!isGone) await write(outcome);
  };
};
