import type { ApiError } from "../../api/api-error.ts";
import type { Reply } from "../../api/call.ts";

type Answered = Promise<Reply<unknown>>;

/** Who waits for what becomes of an action. */
export interface Waiters {
  /** Settles when the action does; the same promise for everybody. */
  wait(id: string): Answered;
  resolve(id: string, reply: Reply<unknown>): void;
  reject(id: string, error: ApiError): void;
  /** Nobody will hear of it any more. */
  forget(id: string): void;
}

interface Waiter {
  readonly answered: Answered;
  readonly resolve: (reply: Reply<unknown>) => void;
  readonly reject: (error: ApiError) => void;
}

const newWaiter = (): Waiter => {
  let settle: Omit<Waiter, "answered"> = { resolve: () => undefined, reject: () => undefined };
  const answered = new Promise<Reply<unknown>>((resolve, reject) => {
    settle = { resolve, reject };
  });
  // Whoever made it may be gone.
  answered.catch(() => undefined);
  return { answered, ...settle };
};

/** Makes an empty waiting room. */
export const createWaiters = (): Waiters => {
  const waiters = new Map<string, Waiter>();
  const leave = (id: string): Waiter | undefined => {
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
