import type { WallPreset } from "#contract/wall-view.ts";
import { useConfig } from "#client/context/config.ts";
import { useToday } from "#client/context/clock.ts";
import { useWall } from "#client/context/wall.ts";
import { presetAt } from "#client/features/walls/preset-at.ts";
import { addDays, minuteOfDay } from "#client/i18n/time.ts";
import { useOrientation } from "./low-screen.ts";
import { useNow } from "#client/platform/clock.ts";

/** The preset that this wall shows now. */
export const usePreset = (): WallPreset => {
  const wall = useWall();
  const { timeZone } = useConfig();
  const today = useToday();
  const minute = minuteOfDay(useNow("minute"), timeZone);
  return presetAt(wall, today, addDays(today, -1), minute);
};

/** Whether a parent has arranged the preset that this wall shows now, for screens that hang as this one does. */
export const useHasArrangement = (preset: WallPreset): boolean => {
  const wall = useWall();
  const orientation = useOrientation();
  return preset === wall.preset && wall.layout[orientation] !== null;
};
