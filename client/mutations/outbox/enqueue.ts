import type { OperationAnswer, OperationInput, WriteKey } from "#contract/api.ts";
import { ApiError } from "../../api/api-error.ts";
import type { ApiReply, WriteOperation } from "../../api/call.ts";
import { newId } from "../../platform/random-id.ts";
import {
  type QueuedMutation,
  maxQueued,
  type QueuedEffects,
  type EnqueueOptions,
} from "./queued-mutation.ts";
import type { QueueEntries } from "./entries.ts";
import type { QueuePersistence } from "./persistence.ts";
import type { DeliveryLoop } from "./delivery-loop.ts";
import type { DeferredAnswers } from "./deferred-answers.ts";

interface EnqueueDeps {
  readonly lists: QueueEntries;
  readonly memory: QueuePersistence;
  readonly waiters: DeferredAnswers;
  readonly late: Set<string>;
  readonly running: DeliveryLoop;
  readonly now: () => number;
}

/** The way into the line. */
export interface Enqueue {
  /**
   * Puts a write in line and promises its answer, however late. Rejects with an ApiError when the server refused it,
   * or at once with code `outboxFull`. What was `written` waits under its own id, and is shown when it is refused.
   */
  send<K extends WriteKey>(
    operation: WriteOperation<K>,
    sent: OperationInput<K>,
    shows: QueuedEffects,
    written?: EnqueueOptions,
  ): Promise<ApiReply<OperationAnswer<K>>>;
}

/** Makes the way into the line. */
export const createEnqueue = ({
  lists,
  memory,
  waiters,
  late,
  running,
  now,
}: EnqueueDeps): Enqueue => {
  const join = (action: QueuedMutation, isWritten: boolean): void => {
    // Behind a door that is closed it waits as long as what stands there.
    if (isWritten || running.isFailing()) late.add(action.id);
    lists.add([action]);
    memory.save(action);
    running.run();
  };
  return {
    send: async <K extends WriteKey>(
      { key, stale }: WriteOperation<K>,
      sent: OperationInput<K>,
      shows: QueuedEffects,
      written?: EnqueueOptions,
    ) => {
      if (lists.queued().length >= maxQueued)
        throw new ApiError("Too much waits to be sent.", { status: 0, code: "outboxFull" });
      const { id = newId(), pictures, notBefore } = written ?? {};
      const answered = waiters.wait(id);
      if (lists.find(id) === undefined) {
        const order = lists.nextPlace(now());
        const action: QueuedMutation = {
          ...{ id, order, key, sent, stale, at: now(), shows, tries: 0 },
          ...(pictures === undefined ? {} : { pictures }),
          ...(notBefore === undefined ? {} : { notBefore }),
        };
        join(action, written !== undefined);
      }
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the answer of this very operation, whose type no store can carry
      return (await answered) as ApiReply<OperationAnswer<K>>;
    },
  };
};
