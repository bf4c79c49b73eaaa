import type { Config } from "../contract/meta.ts";

/** The themes that a waking screen has. */
export type DayTheme = "day" | "evening" | "contrast";

const eveningFrom = 20 * 60;
const eveningTo = 6 * 60 + 30;

/**
 * The theme of this moment (`now` in ms): what Settings say, else evening from sunset to sunrise.
 * `sun` holds today's instants (ISO 8601) where the weather is known; without it evening is 20:00 to 06:30 by `minute` of the day.
 */
export const themeOf = (
  chosen: Config["theme"],
  now: number,
  minute: number,
  sun?: { readonly sunrise: string; readonly sunset: string },
): DayTheme => {
  if (chosen !== "auto") return chosen;
  const isDark =
    sun === undefined
      ? minute >= eveningFrom || minute < eveningTo
      : now >= Date.parse(sun.sunset) || now < Date.parse(sun.sunrise);
  return isDark ? "evening" : "day";
};
