import { useEffect } from "react";

/** Keeps the screen on as long as the component stands, where the browser can. */
export const useWakeLock = (): void =>
  useEffect(() => {
    if (!("wakeLock" in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let isGone = false;
    const ask = () => {
      if (document.visibilityState !== "visible") return;
      navigator.wakeLock.request("screen").then(
        (given) => {
          if (isGone) void given.release();
          else lock = given;
        },
        // Refused, as on a page without https: the wall's own idle time is what keeps it on.
        () => undefined,
      );
    };
    ask();
    // The browser takes the lock away whenever the page is hidden.
    document.addEventListener("visibilitychange", ask);
    return () => {
      isGone = true;
      document.removeEventListener("visibilitychange", ask);
      void lock?.release();
    };
  }, []);
