const delaysSec = [1, 2, 5, 10, 30, 60] as const;
const mostCrashes = 5;
const withinMs = 5 * 60_000;
/** A server that ran this long resets the waits between starts. */
const wellAfterMs = 60_000;

/** Counts the ends of a server; all times are milliseconds of a monotonic clock. */
export interface CrashCount {
  /** How long to wait before the next start, in milliseconds. */
  waitMs(): number;
  /** Records an end, and whether it was a crash rather than a refusal with a cause. */
  ended(end: { readonly at: number; readonly servedMs: number; readonly crashed: boolean }): void;
  /** Whether there were five crashes within five minutes. */
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
