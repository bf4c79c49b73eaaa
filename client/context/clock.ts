import { useCallback, useSyncExternalStore } from "react";
import { minuteOfDay, today } from "../i18n/time.ts";
import { onClockTick, useNow } from "../platform/clock.ts";
import { useConfig } from "./config.ts";

/** The time of the family's day as `HH:MM`, to the minute, for comparing. */
export const useClock = (): string => {
  const { timeZone } = useConfig();
  const minute = minuteOfDay(useNow("minute"), timeZone);
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
};

/** The family's day, `YYYY-MM-DD`; changes at the family's midnight. */
export const useToday = (): string => {
  const { timeZone } = useConfig();
  return useSyncExternalStore(
    useCallback((tick: () => void) => onClockTick("minute", tick), []),
    () => today(timeZone),
  );
};
