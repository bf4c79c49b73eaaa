import { useCallback } from "react";
import { useConfig } from "./config.ts";
import { useWall } from "./wall.ts";
import { useNow } from "../platform/clock.ts";
import { isNight } from "./nights.ts";

/** Whether the family sleeps now. */
export const useIsNight = (): boolean => isNight(useNow("minute"), useConfig());

/** Asks whether the family sleeps, or wants no sound of this wall, so that nothing that isn't a kitchen timer may sound. */
export const useIsSilent = (): (() => boolean) => {
  const { sleepStart, sleepEnd, sleepNights, timeZone } = useConfig();
  const { sound } = useWall();
  return useCallback(
    () => !sound || isNight(Date.now(), { sleepStart, sleepEnd, sleepNights, timeZone }),
    [sound, sleepStart, sleepEnd, sleepNights, timeZone],
  );
};
