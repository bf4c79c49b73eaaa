import type { Config } from "#contract/meta.ts";

/** The themes that a waking screen has. */
export type DayTheme = "day" | "evening" | "contrast";

const eveningFrom = 20 * 60;
const eveningTo = 6 * 60 + 30;

/** What the weather tells of the sun. */
export interface SunTimes {
  readonly sunrise?: string | undefined;
  readonly sunset?: string | undefined;
  readonly isUp: boolean;
}

const dayMs = 86_400_000;

// Weather that is some days old still knows the hour at which the sun sets.
const isSunUp = ({ sunrise, sunset, isUp }: SunTimes, now: number): boolean => {
  if (sunrise === undefined || sunset === undefined) return isUp;
  const sinceSunrise = (until: number) => (((until - Date.parse(sunrise)) % dayMs) + dayMs) % dayMs;
  return sinceSunrise(now) < sinceSunrise(Date.parse(sunset));
};

/**
 * The theme of this moment (`now` in ms): what Settings say, else evening from sunset to sunrise.
 * `sun` holds the instants (ISO 8601) of this or a recent day where the weather is known, and where the sun doesn't rise or
 * set only whether it is up; without it evening is 20:00 to 06:30 by `minute` of the day.
 */
export const chooseTheme = (
  chosen: Config["theme"],
  now: number,
  minute: number,
  sun?: SunTimes,
): DayTheme => {
  if (chosen !== "auto") return chosen;
  const isDark =
    sun === undefined ? minute >= eveningFrom || minute < eveningTo : !isSunUp(sun, now);
  return isDark ? "evening" : "day";
};
