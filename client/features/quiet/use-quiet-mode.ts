import { useEffect, useSyncExternalStore } from "react";
import { useSealed } from "../babysitter/queries.ts";
import { useConfig } from "../../context/config.ts";
import { useHouse } from "../../context/app-context.ts";
import { createQuiet } from "./quiet-mode.ts";
import type { Rest } from "./quiet-level.ts";

/** How quiet this browser's wall is. */
export const quiet = createQuiet();

const touches = ["pointerdown", "keydown", "wheel"] as const;

/** How quiet the wall is. It rests only where `mayRest`, after set-up, and not under a babysitter's card. */
export const useQuiet = (mayRest: boolean): Rest => {
  const { known, setupDone, screensaverIdleMin: idleMin, ...config } = useConfig();
  const { sleepStart, sleepEnd, sleepNights, timeZone } = config;
  const isSealed = useSealed();
  const isReady = setupDone && !isSealed && mayRest;
  const { onChange } = useHouse();
  useEffect(() => {
    if (!known) return;
    quiet.learn({
      hours: { sleepStart, sleepEnd, sleepNights, timeZone },
      idleMs: idleMin === 0 ? Number.POSITIVE_INFINITY : idleMin * 60_000,
      mayRest: isReady,
    });
  }, [known, isReady, idleMin, sleepStart, sleepEnd, sleepNights, timeZone]);
  useEffect(() => {
    const stop = quiet.start();
    // What covers a wall that rests tells itself which touch wakes it.
    const touched = () => {
      if (quiet.rest() === "awake") quiet.touch();
    };
    for (const touch of touches) addEventListener(touch, touched, { passive: true, capture: true });
    document.addEventListener("visibilitychange", quiet.look);
    const leave = onChange("presence", quiet.approach);
    return () => {
      stop();
      leave();
      for (const touch of touches) removeEventListener(touch, touched, { capture: true });
      document.removeEventListener("visibilitychange", quiet.look);
    };
  }, [onChange]);
  return useSyncExternalStore(quiet.subscribe, quiet.rest);
};
