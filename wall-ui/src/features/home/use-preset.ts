import type { WallPreset } from "#contract/wall-view.ts";
import { useWall } from "#client/context/wall.ts";
import { usePresetNow } from "#client/features/walls/use-preset-now.ts";
import { useOrientation } from "./low-screen.ts";

/** The preset that this wall shows now. */
export const usePreset = (): WallPreset => usePresetNow(useWall());

/** Whether a parent has arranged the preset that this wall shows now, for screens that hang as this one does. */
export const useHasArrangement = (preset: WallPreset): boolean => {
  const wall = useWall();
  const orientation = useOrientation();
  return preset === wall.preset && wall.layout[orientation] !== null;
};
