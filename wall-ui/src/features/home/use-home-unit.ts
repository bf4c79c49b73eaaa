import { useSyncExternalStore } from "react";

const unitNow = (): number =>
  innerWidth > innerHeight
    ? Math.min(innerWidth / 1280, innerHeight / 720)
    : Math.min(innerWidth / 800, innerHeight / 1200);

const onResize = (changed: () => void): (() => void) => {
  addEventListener("resize", changed);
  return () => removeEventListener("resize", changed);
};

/** How many CSS pixels one pixel of Home's composition is, which is drawn for screens of 1280 by 720 and of 800 by 1200. */
export const useHomeUnit = (): number => useSyncExternalStore(onResize, unitNow);
