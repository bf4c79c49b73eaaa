import { useEffect, useSyncExternalStore } from "react";
import { useLockedToCard } from "../babysitter/queries.ts";
import { useWall } from "../../context/wall.ts";
import { useConfig } from "../../context/config.ts";
import { useApp } from "../../context/app-context.ts";
import { createQuietMode } from "./quiet-mode.ts";
import type { QuietLevel } from "./quiet-level.ts";

/** How quiet this browser's wall is. */
export const quietMode = createQuietMode();

const touches = ["pointerdown", "keydown", "wheel"] as const;

/** How quiet the wall is. It rests only where `mayRest`, after set-up, and not under a babysitter's card. */
export const useQuietMode = (mayRest: boolean): QuietLevel => {
  const { known, setupDone, screensaverIdleMin, ...config } = useConfig();
  const idleMin = useWall().screensaver ? screensaverIdleMin : 0;
  const { sleepStart, sleepEnd, sleepNights, timeZone } = config;
  const isSealed = useLockedToCard();
  const isReady = setupDone && !isSealed && mayRest;
  const { onChange } = useApp();
  useEffect(() => {
    if (!known) return;
    quietMode.learn({
      hours: { sleepStart, sleepEnd, sleepNights, timeZone },
      idleMs: idleMin === 0 ? Number.POSITIVE_INFINITY : idleMin * 60_000,
      mayRest: isReady,
    });
  }, [known, isReady, idleMin, sleepStart, sleepEnd, sleepNights, timeZone]);
  useEffect(() => {
    const stop = quietMode.start();
    // What covers a wall that rests tells itself which touch wakes it.
    const touched = () => {
      if (quietMode.rest() === "awake") quietMode.touch();
    };
    for (const touch of touches) addEventListener(touch, touched, { passive: true, capture: true });
    document.addEventListener("visibilitychange", quietMode.look);
    const leave = onChange("presence", quietMode.approach);
    return () => {
      stop();
      leave();
      for (const touch of touches) removeEventListener(touch, touched, { capture: true });
      document.removeEventListener("visibilitychange", quietMode.look);
    };
  }, [onChange]);
  return useSyncExternalStore(quietMode.subscribe, quietMode.rest);
};
