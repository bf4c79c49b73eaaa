import { minutesOf } from "./minutes-of.ts";

/** Early in the morning today is told, in minutes of the day. */
const [morningFrom, morningUntil] = [5 * 60, 9 * 60];

/** Which day is told at a minute of the day: tomorrow from the evening hour on, and today before nine. */
export const dayShownAt = (
  minute: number,
  evening: string | undefined,
  { today, tomorrow }: { readonly today: string; readonly tomorrow: string },
): string | undefined => {
  if (evening === undefined) return undefined;
  if (minute >= minutesOf(evening)) return tomorrow;
  return minute >= morningFrom && minute < morningUntil ? today : undefined;
};
