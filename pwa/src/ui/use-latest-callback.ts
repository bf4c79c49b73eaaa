import { useCallback, useLayoutEffect, useRef } from "react";

/** A function that keeps its identity and does what the newest one does, so that rows aren't drawn again for it. */
export const useLatestCallback = <T>(act: (given: T) => void): ((given: T) => void) => {
  const newest = useRef(act);
  useLayoutEffect(() => {
    newest.current = act;
  });
  return useCallback((given) => newest.current(given), []);
};
