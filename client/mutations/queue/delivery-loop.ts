import type { Setback } from "./deliver.ts";
import { isAhead } from "./due.ts";

const firstWaitMs = 2000;
const longestWaitMs = 60_000;

interface DeliveryLoopDeps {
  /** Resolves when what earlier pages left stands in the queue. */
  readonly ready: () => Promise<void>;
  /** Delivers the first that is due; undefined where none is. */
  readonly next: () => Promise<Setback | undefined> | undefined;
  /** When to look again although nobody asks, in ms. */
  readonly nextDue: () => number | undefined;
  /** Hears when all that was due has been tried. */
  readonly onStill: () => void;
  readonly now: () => number;
}

/** Delivers what waits in a lane, one after the other, and tries again by itself, ever more patiently. */
export interface DeliveryLoop {
  run(): void;
  /** The network or the server is back: it needn't be patient, unless the server asked for time. */
  hurry(): void;
  /** Whether the last try failed. */
  readonly isFailing: () => boolean;
}

/** Makes the pace of a lane. */
export const createDeliveryLoop = (deps: DeliveryLoopDeps): DeliveryLoop => {
  const { ready, next, nextDue, onStill, now } = deps;
  let isRunning = false;
  let failures = 0;
  let askedToWaitUntil = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const runAt = (moment: number): void => {
    clearTimeout(timer);
    timer = setTimeout(run, Math.max(0, moment - now()));
  };
  const fail = ({ waitMs }: Setback): void => {
    const backoffMs = Math.min(longestWaitMs, firstWaitMs * 2 ** failures);
    failures += 1;
    askedToWaitUntil = waitMs > 0 ? now() + waitMs : 0;
    runAt(now() + Math.max(backoffMs, waitMs));
  };
  const runToTheEnd = async (): Promise<void> => {
    await ready();
    let setback: Setback | undefined;
    let delivered = next();
    const hasTried = delivered !== undefined;
    while (delivered !== undefined) {
      // Where the browser itself fails, it is tried again as well.
      setback = await delivered.catch((): Setback => ({ waitMs: 0 }));
      if (setback === undefined) failures = 0;
      delivered = setback === undefined ? next() : undefined;
    }
    // In the same moment: whoever enqueues from here on runs it anew.
    isRunning = false;
    const due = nextDue();
    if (setback !== undefined) fail(setback);
    else if (due !== undefined) runAt(due);
    if (hasTried) onStill();
  };
  const run = (): void => {
    if (isRunning) return;
    if (isAhead(askedToWaitUntil, now())) return runAt(askedToWaitUntil);
    isRunning = true;
    clearTimeout(timer);
    void runToTheEnd();
  };
  return {
    run,
    hurry: () => {
      failures = 0;
      run();
    },
    isFailing: () => failures > 0,
  };
};
