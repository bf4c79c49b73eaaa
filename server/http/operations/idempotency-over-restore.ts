import type { Idempotency } from "./idempotency.ts";

/** What a restore answers is remembered by the database that it put in place: from `handOver` on the heir keeps answers. */
export const createIdempotencyOverRestore = (own: Idempotency) => {
  let keeper = own;
  return {
    idempotency: {
      ...own,
      store: (key, requestHash, answer) => keeper.store(key, requestHash, answer),
    } satisfies Idempotency,
    handOver: (heir: Idempotency): void => {
      keeper = heir;
    },
  };
};
