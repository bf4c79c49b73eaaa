import { useEffect } from "react";

/** Whether this browser can keep its screen on: on plain http and in older ones it can't. */
export const canKeepScreenOn = (): boolean => "wakeLock" in navigator;

/** Keeps the screen on while one cooks or shops, where the browser can; it forgets when the page is hidden, so it is asked again. */
export const useWakeLock = (): void =>
  useEffect(() => {
    if (!canKeepScreenOn()) return;
    let isOver = false;
    let lock: WakeLockSentinel | undefined;
    const hold = async () => {
      if (document.visibilityState !== "visible") return;
      // A phone that saves its battery refuses.
      const held = await navigator.wakeLock.request("screen").catch(() => undefined);
      if (isOver) await held?.release();
      else lock = held;
    };
    const asked = () => void hold();
    asked();
    document.addEventListener("visibilitychange", asked);
    return () => {
      isOver = true;
      document.removeEventListener("visibilitychange", asked);
      void lock?.release();
    };
  }, []);
