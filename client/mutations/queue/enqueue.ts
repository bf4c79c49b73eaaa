import type { Answer, Sent, WriteKey } from "#contract/api.ts";
import { ApiError } from "../../api/api-error.ts";
import type { Reply, Write } from "../../api/call.ts";
import { newId } from "../../platform/random-id.ts";
import { type Action, mostWaiting, type Shown, type Written } from "./queued-mutation.ts";
import type { Lists } from "./entries.ts";
import type { Memory } from "./persistence.ts";
import type { Running } from "./delivery-loop.ts";
import type { Waiters } from "./deferred-answers.ts";

interface Parts {
  readonly lists: Lists;
  readonly memory: Memory;
  readonly waiters: Waiters;
  readonly late: Set<string>;
  readonly running: Running;
  readonly now: () => number;
}

/** The way into the line. */
export interface Joining {
  /**
   * Puts a write in line and promises its answer, however late. Rejects with an ApiError when the server refused it,
   * or at once with code `outboxFull`. What was `written` waits under its own id, and is shown when it is refused.
   */
  send<K extends WriteKey>(
    operation: Write<K>,
    sent: Sent<K>,
    shows: Shown,
    written?: Written,
  ): Promise<Reply<Answer<K>>>;
}

/** Makes the way into the line. */
export const createJoining = ({ lists, memory, waiters, late, running, now }: Parts): Joining => {
  const join = (action: Action, isWritten: boolean): void => {
    // Behind a door that is closed it waits as long as what stands there.
    if (isWritten || running.isFailing()) late.add(action.id);
    lists.add([action]);
    memory.keep(action);
    running.run();
  };
  return {
    send: async <K extends WriteKey>(
      { key, stale }: Write<K>,
      sent: Sent<K>,
      shows: Shown,
      written?: Written,
    ) => {
      if (lists.waiting().length >= mostWaiting)
        throw new ApiError("Too much waits to be sent.", { status: 0, code: "outboxFull" });
      const { id = newId(), pictures, notBefore } = written ?? {};
      const answered = waiters.wait(id);
      if (lists.find(id) === undefined) {
        const order = lists.nextPlace(now());
        const action: Action = {
          ...{ id, order, key, sent, stale, at: now(), shows, tries: 0 },
          ...(pictures === undefined ? {} : { pictures }),
          ...(notBefore === undefined ? {} : { notBefore }),
        };
        join(action, written !== undefined);
      }
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the answer of this very operation, whose type no store can carry
      return (await answered) as Reply<Answer<K>>;
    },
  };
};
