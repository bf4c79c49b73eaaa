import type { WallPreset } from "#contract/wall-view.ts";
import { useConfig } from "#client/context/config.ts";
import { useToday } from "#client/context/clock.ts";
import { useWall } from "#client/context/wall.ts";
import { isArranged, layoutOf } from "#client/features/walls/layout/layout-of.ts";
import type { Layouts } from "#client/features/walls/preset-layouts.ts";
import { presetAt } from "#client/features/walls/preset-at.ts";
import { addDays, minuteOfDay } from "#client/i18n/time.ts";
import { useIsLow, useOrientation } from "./low-screen.ts";
import { useNow } from "#client/platform/clock.ts";

/** The preset that this wall shows now. */
export const usePreset = (): WallPreset => {
  const wall = useWall();
  const { timeZone } = useConfig();
  const today = useToday();
  const minute = minuteOfDay(useNow("minute"), timeZone);
  return presetAt(wall, today, addDays(today, -1), minute);
};

/** Where this wall's cards are now, where a parent has arranged them; undefined while it shows a preset as it comes. */
export const useArrangedLayouts = (preset: WallPreset): Layouts | undefined => {
  const wall = useWall();
  const isLow = useIsLow();
  const orientation = useOrientation();
  return preset === wall.preset && isArranged(wall, orientation, isLow)
    ? layoutOf(wall, isLow)
    : undefined;
};
