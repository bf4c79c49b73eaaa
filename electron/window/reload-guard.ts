const most = 3;
const withinMs = 60_000;

/** Allows three reloads of a page a minute; `now` is a monotonic clock in milliseconds. */
export const createReloadGuard = (now: () => number) => {
  let times: readonly number[] = [];
  return {
    /** False where there were too many; allowed again after a minute. */
    mayReload: (): boolean => {
      const at = now();
      times = times.filter((time) => at - time < withinMs);
      if (times.length >= most) return false;
      times = [...times, at];
      return true;
    },
  };
};
