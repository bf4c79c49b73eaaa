import { useCallback, useSyncExternalStore } from "react";

const steps = { second: 1000, minute: 60_000 } as const;

/** One timer for all who listen: a page's hundred rows would else each set and clear their own as rooms change. */
const createClock = (step: number) => {
  const ticks = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout>;
  const again = () => {
    // A timer may fire a little early; the two milliseconds keep it inside the new minute.
    timer = setTimeout(ticked, step - (Date.now() % step) + 2);
  };
  const ticked = () => {
    again();
    for (const tick of ticks) tick();
  };
  const woke = () => {
    if (document.visibilityState !== "visible") return;
    clearTimeout(timer);
    ticked();
  };
  return (tick: () => void) => {
    const own = () => tick();
    if (ticks.size === 0) {
      again();
      globalThis.document?.addEventListener("visibilitychange", woke);
    }
    ticks.add(own);
    return () => {
      ticks.delete(own);
      if (ticks.size > 0) return;
      clearTimeout(timer);
      globalThis.document?.removeEventListener("visibilitychange", woke);
    };
  };
};

const clocks = { second: createClock(steps.second), minute: createClock(steps.minute) };

/** Calls on every full second or minute of the wall clock, and at once when the page was asleep; returns how to stop. */
export const onClockTick = (every: keyof typeof steps, tick: () => void): (() => void) =>
  clocks[every](tick);

/** The current time in ms, cut to the full minute or second; the component is drawn again when it changes. */
export const useNow = (every: keyof typeof steps = "minute"): number =>
  useSyncExternalStore(
    useCallback((tick: () => void) => onClockTick(every, tick), [every]),
    () => Math.floor(Date.now() / steps[every]) * steps[every],
  );
