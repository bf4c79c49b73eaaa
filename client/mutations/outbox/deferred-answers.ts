import type { ApiError } from "../../api/api-error.ts";
import type { ApiReply } from "../../api/call.ts";

type Answered = Promise<ApiReply<unknown>>;

/** Who waits for what becomes of an action. */
export interface DeferredAnswers {
  /** Settles when the action does; the same promise for everybody. */
  wait(id: string): Answered;
  resolve(id: string, reply: ApiReply<unknown>): void;
  reject(id: string, error: ApiError): void;
  /** Nobody will hear of it any more. */
  forget(id: string): void;
}

interface DeferredAnswer {
  readonly answered: Answered;
  readonly resolve: (reply: ApiReply<unknown>) => void;
  readonly reject: (error: ApiError) => void;
}

const newWaiter = (): DeferredAnswer => {
  let settle: Omit<DeferredAnswer, "answered"> = {
    resolve: () => undefined,
    reject: () => undefined,
  };
  const answered = new Promise<ApiReply<unknown>>((resolve, reject) => {
    settle = { resolve, reject };
  });
  // Whoever made it may be gone.
  answered.catch(() => undefined);
  return { answered, ...settle };
};

/** Makes an empty waiting room. */
export const createDeferredAnswers = (): DeferredAnswers => {
  const waiters = new Map<string, DeferredAnswer>();
  const leave = (id: string): DeferredAnswer | undefined => {
    const waiter = waiters.get(id);
    waiters.delete(id);
    return waiter;
  };
  return {
    wait: (id) => {
      const waiter = waiters.get(id) ?? newWaiter();
      waiters.set(id, waiter);
      return waiter.answered;
    },
    resolve: (id, reply) => leave(id)?.resolve(reply),
    reject: (id, error) => leave(id)?.reject(error),
    forget: (id) => void leave(id),
  };
};
