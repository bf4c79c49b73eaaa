import type { Config } from "../../../contract/meta.ts";

const eveningFrom = 20 * 60;
const eveningTo = 6 * 60 + 30;

/**
 * The theme of this moment: what Settings say, else evening from sunset to sunrise.
 * `sun` holds today's instants (ISO 8601) where the weather is known; without it evening is 20:00 to 06:30 by `minute` of the day.
 */
export const themeOf = (
  chosen: Config["theme"],
  now: number,
  minute: number,
  sun?: { readonly sunrise: string; readonly sunset: string },
): "day" | "evening" | "contrast" => {
  if (chosen !== "auto") return chosen;
  const isDark =
    sun === undefined
      ? minute >= eveningFrom || minute < eveningTo
      : now >= Date.parse(sun.sunset) || now < Date.parse(sun.sunrise);
  return isDark ? "evening" : "day";
};
