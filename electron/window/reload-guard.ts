const most = 3;
const withinMs = 60_000;

/** Lets a page be loaded again three times in a minute; `now` is a clock that never jumps. */
export const createReloadGuard = (now: () => number) => {
  let times: readonly number[] = [];
  return {
    /** False where it has been too often; then it may be tried again after a minute. */
    mayReload: (): boolean => {
      const at = now();
      times = times.filter((time) => at - time < withinMs);
      if (times.length >= most) return false;
      times = [...times, at];
      return true;
    },
  };
};
