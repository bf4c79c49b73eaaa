import { apiSentence } from "../../../platform/api-sentence.ts";
import { Conflict } from "../../../platform/errors.ts";

/** Lets one thing at a time happen with second places. */
export interface OneAtATime {
  isBusy(): boolean;
  /** Runs it; throws 409 `backupRunning` while something else runs. */
  run<T>(work: () => Promise<T>): Promise<T>;
  /** Resolves when what runs has ended, however it ends. */
  ended(): Promise<void>;
}

/** Two fetches would mix what they fetched, and a copy could read what a restore is about to replace. */
export const createOneAtATime = (): OneAtATime => {
  let running: Promise<unknown> | null = null;
  return {
    isBusy: () => running !== null,
    run: (work) => {
      if (running !== null) throw new Conflict("backupRunning", apiSentence("backupRunning"));
      const mine = work().finally(() => {
        running = null;
      });
      running = mine;
      return mine;
    },
    ended: async () => {
      await running?.catch(() => undefined);
    },
  };
};
