const delaysSec = [1, 2, 5, 10, 30, 60] as const;
const mostCrashes = 5;
const withinMs = 5 * 60_000;
/** Who served this long starts anew from the shortest wait. */
const wellAfterMs = 60_000;

/** Counts the times that a server didn't live, in milliseconds of a clock that never jumps. */
export interface CrashCount {
  /** How long to wait before the next start, in milliseconds. */
  waitMs(): number;
  /** Notes an end, and whether it was a crash and not a refusal with a cause. */
  ended(end: { readonly at: number; readonly servedMs: number; readonly crashed: boolean }): void;
  /** Five crashes within five minutes. */
  tooMany(): boolean;
  forget(): void;
}

/** Waits 1, 2, 5, 10, 30 and then every 60 seconds. */
export const countCrashes = (): CrashCount => {
  let failed = 0;
  let times: readonly number[] = [];
  return {
    waitMs: () => (delaysSec[Math.max(0, failed - 1)] ?? 60) * 1000,
    ended: ({ at, servedMs, crashed }) => {
      failed = servedMs > wellAfterMs ? 1 : failed + 1;
      if (crashed) times = [...times.filter((time) => at - time < withinMs), at];
    },
    tooMany: () => times.length >= mostCrashes,
    forget: () => {
      failed = 0;
      times = [];
    },
  };
};
