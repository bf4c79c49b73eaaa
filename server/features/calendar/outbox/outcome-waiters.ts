import { setTimeout as pause } from "node:timers/promises";
import type { Delivered } from "./delivery/delivered.ts";

/** What became of a write: also that the one for which it waited wasn't taken. */
type Ended = Delivered | { readonly kind: "dropped" };

/** What became of a write, or that there is no answer of its server yet. */
export type DeliveryOutcome = Ended | { readonly kind: "waiting" };

/** Lets requests wait for what becomes of the writes that they stored, until `signal` aborts. */
export const createOutcomeWaiters = (signal: AbortSignal) => {
  const waiters = new Map<number, (outcome: DeliveryOutcome) => void>();
  return {
    /** Whether a request waits for a write. */
    isAwaited: (id: number): boolean => waiters.has(id),
    /** Tells the request that waits, where there is one. */
    resolve: (id: number, outcome: DeliveryOutcome): void => waiters.get(id)?.(outcome),
    /** What becomes of a write; `waiting` after some milliseconds without an answer. */
    outcome: async (id: number, ms: number): Promise<DeliveryOutcome> => {
      const settled = new Promise<DeliveryOutcome>((resolve) => waiters.set(id, resolve));
      const late = new AbortController();
      const timeout = pause(ms, { kind: "waiting" } as const, {
        signal: AbortSignal.any([late.signal, signal]),
        ref: false,
      }).catch(() => ({ kind: "waiting" }) as const);
      const outcome = await Promise.race([settled, timeout]);
      waiters.delete(id);
      late.abort();
      return outcome;
    },
  };
};
export type OutcomeWaiters = ReturnType<typeof createOutcomeWaiters>;
