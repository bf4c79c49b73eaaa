import type { Idempotency } from "./idempotency.ts";

/** What a restore answers is remembered by the database that it put in place: from `handOver` on the heir keeps answers. */
export const createHandOver = (own: Idempotency) => {
  let keeper = own;
  return {
    idempotency: {
      ...own,
      keep: (key, requestHash, answer) => keeper.keep(key, requestHash, answer),
    } satisfies Idempotency,
    handOver: (heir: Idempotency): void => {
      keeper = heir;
    },
  };
};
