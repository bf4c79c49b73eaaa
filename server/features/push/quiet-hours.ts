import { Temporal } from "temporal-polyfill";

/** When the house sleeps, `HH:MM` in its zone; twice the same: never. */
export interface QuietHours {
  readonly sleepStart: string;
  readonly sleepEnd: string;
  readonly timeZone: string;
}

const zoned = (ms: number, timeZone: string): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(timeZone);

/** The time of day in a zone, `HH:MM`. */
export const timeOfDayAt = (ms: number, timeZone: string): string =>
  zoned(ms, timeZone).toPlainTime().toString({ smallestUnit: "minute" });

/** Whether nobody may be disturbed at an instant. */
export const isQuiet = (ms: number, { sleepStart, sleepEnd, timeZone }: QuietHours): boolean => {
  if (sleepStart === sleepEnd) return false;
  const at = timeOfDayAt(ms, timeZone);
  return sleepStart < sleepEnd
    ? at >= sleepStart && at < sleepEnd
    : at >= sleepStart || at < sleepEnd;
};

/** When the house next goes to sleep, in milliseconds since 1970; null where it never does. */
export const nextSleep = (
  ms: number,
  { sleepStart, sleepEnd, timeZone }: QuietHours,
): number | null => {
  if (sleepStart === sleepEnd) return null;
  const today = zoned(ms, timeZone).toPlainDate();
  const next = [today, today.add({ days: 1 })]
    .map((day) => day.toZonedDateTime({ timeZone, plainTime: sleepStart }).epochMilliseconds)
    .find((at) => at > ms);
  return next ?? null;
};
