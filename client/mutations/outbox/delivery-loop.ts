import type { RetryDelay } from "./delivery.ts";

const firstWaitMs = 2000;
const longestWaitMs = 60_000;

interface DeliveryLoopDeps {
  /** Resolves when what earlier pages left stands in line. */
  readonly ready: () => Promise<void>;
  /** Sends what is first in line; undefined where nothing may leave it now. */
  readonly next: () => Promise<RetryDelay | undefined> | undefined;
  /** When to look again although nobody asks, in ms. */
  readonly nextDue: () => number | undefined;
  /** Hears when the line stands still. */
  readonly onIdle: () => void;
  readonly now: () => number;
}

/** Sends what waits, one after the other, and tries again by itself, ever more patiently. */
export interface DeliveryLoop {
  run(): void;
  /** The network or the server is back: it needn't be patient, unless the house asked for time. */
  retryNow(): void;
  /** Whether the last try failed. */
  readonly isFailing: () => boolean;
}

/** Makes the pace of a line. */
export const createDeliveryLoop = ({
  ready,
  next,
  nextDue,
  onIdle,
  now,
}: DeliveryLoopDeps): DeliveryLoop => {
  let isRunning = false;
  let failures = 0;
  let askedToWaitUntil = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const runAt = (moment: number): void => {
    clearTimeout(timer);
    timer = setTimeout(run, Math.max(0, moment - now()));
  };
  const fail = ({ waitMs }: RetryDelay): void => {
    const patience = Math.min(longestWaitMs, firstWaitMs * 2 ** failures);
    failures += 1;
    askedToWaitUntil = waitMs > 0 ? now() + waitMs : 0;
    runAt(now() + Math.max(patience, waitMs));
  };
  const runToTheEnd = async (): Promise<void> => {
    await ready();
    let setback: RetryDelay | undefined;
    let sent = next();
    while (sent !== undefined) {
      // Where the browser itself fails, it is tried again as well.
      setback = await sent.catch((): RetryDelay => ({ waitMs: 0 }));
      if (setback === undefined) failures = 0;
      sent = setback === undefined ? next() : undefined;
    }
    // In the same moment: whoever joins the line from here on runs it anew.
    isRunning = false;
    const due = nextDue();
    if (setback !== undefined) fail(setback);
    else if (due !== undefined) runAt(due);
    onIdle();
  };
  const run = (): void => {
    if (isRunning) return;
    if (askedToWaitUntil > now()) return runAt(askedToWaitUntil);
    isRunning = true;
    clearTimeout(timer);
    void runToTheEnd();
  };
  return {
    run,
    retryNow: () => {
      failures = 0;
      run();
    },
    isFailing: () => failures > 0,
  };
};
