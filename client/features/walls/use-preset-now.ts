import type { WallPreset, WallView } from "#contract/wall-view.ts";
import { useConfig } from "../../context/config.ts";
import { useToday } from "../../context/clock.ts";
import { addDays, minuteOfDay } from "../../i18n/time.ts";
import { useNow } from "../../platform/clock.ts";
import { presetAt } from "./preset-at.ts";

/** The preset that a wall shows now, by its hours. */
export const usePresetNow = (wall: Pick<WallView, "preset" | "hours">): WallPreset => {
  const { timeZone } = useConfig();
  const today = useToday();
  const minute = minuteOfDay(useNow("minute"), timeZone);
  return presetAt(wall, today, addDays(today, -1), minute);
};
