import { useSyncExternalStore } from "react";
import type { WallOrientation } from "#client/features/walls/preset-layouts.ts";
import type { BoxSize } from "#client/ui/layout/use-box-size.ts";

/** A lower screen in landscape shows Home in three parts, in CSS pixels. */
const lowHeight = 560;

/** Whether a place for Home is low and wide. */
export const isLowScreen = ({ width, height }: BoxSize): boolean =>
  width > height && height < lowHeight;

const onResize = (changed: () => void): (() => void) => {
  addEventListener("resize", changed);
  return () => removeEventListener("resize", changed);
};

/** Whether this screen is low and wide. */
export const useIsLow = (): boolean =>
  useSyncExternalStore(onResize, () => isLowScreen({ width: innerWidth, height: innerHeight }));

/** Whether this screen is wide or high. */
export const useOrientation = (): WallOrientation =>
  useSyncExternalStore(onResize, () => (innerWidth > innerHeight ? "landscape" : "portrait"));
