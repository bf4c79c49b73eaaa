import type { Config } from "../../../contract/meta.ts";

export type WallTheme = "day" | "evening" | "contrast";

/**
 * The theme of this moment: what Settings say, else evening from sunset to sunrise.
 * `sun` holds today's instants (ISO 8601) where the weather is known; without it evening is 20:00 to 06:30 by `clock` (`HH:MM`).
 */
export const themeOf = (
  chosen: Config["theme"],
  now: number,
  clock: string,
  sun?: { readonly sunrise: string; readonly sunset: string },
): WallTheme => {
  if (chosen !== "auto") return chosen;
  if (sun === undefined) return clock >= "20:00" || clock < "06:30" ? "evening" : "day";
  return now >= Date.parse(sun.sunset) || now < Date.parse(sun.sunrise) ? "evening" : "day";
};
