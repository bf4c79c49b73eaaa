import type { PresetHours, WallPreset, WallView } from "#contract/wall-view.ts";
import { minutesOf } from "#contract/rules/minutes-of.ts";
import { isWeekend } from "../../i18n/time.ts";

const countsOn = (days: PresetHours["days"], isOff: boolean): boolean =>
  days === "every" || (days === "weekend") === isOff;

/** The preset that a wall shows on a day (`YYYY-MM-DD`) at a minute of it: of its hours the first that counts, else its own. */
export const presetAt = (
  { preset, hours }: Pick<WallView, "preset" | "hours">,
  day: string,
  dayBefore: string,
  minute: number,
): WallPreset => {
  const now = hours.find(({ start, end, days }) => {
    const [from, until] = [minutesOf(start), minutesOf(end)];
    const beganToday = minute >= from && (minute < until || until <= from);
    if (beganToday) return countsOn(days, isWeekend(day));
    return until < from && minute < until && countsOn(days, isWeekend(dayBefore));
  });
  return now?.preset ?? preset;
};
