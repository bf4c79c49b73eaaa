import { useCallback, useSyncExternalStore } from "react";

const steps = { second: 1000, minute: 60_000 } as const;

/** Calls on every full second or minute of the wall clock, and at once when the page was asleep; returns how to stop. */
export const onClockTick = (every: keyof typeof steps, tick: () => void): (() => void) => {
  const step = steps[every];
  let timer: ReturnType<typeof setTimeout>;
  const again = () => {
    // A timer may fire a little early; the two milliseconds keep it inside the new minute.
    timer = setTimeout(ticked, step - (Date.now() % step) + 2);
  };
  const ticked = () => {
    tick();
    again();
  };
  const woke = () => {
    if (document.visibilityState !== "visible") return;
    clearTimeout(timer);
    ticked();
  };
  again();
  globalThis.document?.addEventListener("visibilitychange", woke);
  return () => {
    clearTimeout(timer);
    globalThis.document?.removeEventListener("visibilitychange", woke);
  };
};

/** The current time in ms, cut to the full minute or second; the component is drawn again when it changes. */
export const useNow = (every: keyof typeof steps = "minute"): number =>
  useSyncExternalStore(
    useCallback((tick: () => void) => onClockTick(every, tick), [every]),
    () => Math.floor(Date.now() / steps[every]) * steps[every],
  );
