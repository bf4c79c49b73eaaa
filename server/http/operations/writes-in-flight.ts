import { isPromise } from "./run-write.ts";

export interface WritesInFlightDeps {
  /** Looks at the database's files; throws once it was seen to be damaged: from then on nothing is acknowledged. */
  readonly requireSound: () => void;
  /** Takes note of why the operation of this name failed; may throw what is answered instead. */
  readonly onFailure: (operation: string, error: unknown) => void;
}

/** Runs writes, those with the same Idempotency-Key one after the other. */
export const createWritesInFlight = ({ requireSound, onFailure }: WritesInFlightDeps) => {
  const inFlight = new Map<string, Promise<unknown>>();

  const track = (idempotencyKey: string, running: Promise<unknown>): void => {
    inFlight.set(idempotencyKey, running);
    void running.catch(() => undefined).finally(() => inFlight.delete(idempotencyKey));
  };

  return {
    /** Whether a write with this key runs. */
    isRunning: (idempotencyKey: string): boolean => inFlight.has(idempotencyKey),
    /** Resolves when the write with this key that runs now has ended, however it did. */
    settled: async (idempotencyKey: string): Promise<void> => {
      await inFlight.get(idempotencyKey)?.catch(() => undefined);
    },
    /**
     * Runs a write and resolves with its result; it is tracked before this returns. Throws once the database was seen to be
     * damaged: what nobody may hear of must not come back with the next start.
     */
    run: async (
      operation: string,
      idempotencyKey: string | null,
      start: () => unknown,
    ): Promise<unknown> => {
      requireSound();
      try {
        const running = start();
        if (idempotencyKey !== null && isPromise(running)) track(idempotencyKey, running);
        return await running;
      } catch (error) {
        onFailure(operation, error);
        throw error;
      }
    },
  };
};
