/** Announces changes in one call after a time, or earlier when asked to. */
export const createThrottledChange = (announce: () => void, everyMs: number) => {
  let timer: NodeJS.Timeout | undefined;
  const cancel = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  return {
    /** Announces a change when the time is over. */
    changed: (): void => {
      timer ??= setTimeout(() => {
        timer = undefined;
        announce();
      }, everyMs).unref();
    },
    /** Announces now what is waiting. */
    flush: (): void => {
      if (timer === undefined) return;
      cancel();
      announce();
    },
    /** Drops what is waiting. */
    cancel,
  };
};
