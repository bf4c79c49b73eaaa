import { getPosition, getTimes } from "suncalc";
import { iso, startOfDay } from "../../platform/clock.ts";
import type { WeatherPlace } from "./port.ts";

type Where = Pick<WeatherPlace, "latitude" | "longitude">;

/** The sun's centre at sunrise in degrees: half its width below the horizon, when its upper edge is visible. */
const horizon = -0.27;

/** Whether the sun is up at a moment (ms). */
export const isSunUp = (at: number, { latitude, longitude }: Where): boolean =>
  getPosition(new Date(at), latitude, longitude).altitude > horizon;

/** Sunrise and sunset of a day in the family's zone; left out where the sun stays up or down all day. */
export const sunOf = (
  day: string,
  timeZone: string,
  { latitude, longitude }: Where,
): { readonly sunrise?: string; readonly sunset?: string } => {
  const noon = new Date(startOfDay(day, timeZone) + 12 * 3_600_000);
  const { sunrise, sunset } = getTimes(noon, latitude, longitude);
  return {
    ...(sunrise === null ? {} : { sunrise: iso(sunrise.getTime()) }),
    ...(sunset === null ? {} : { sunset: iso(sunset.getTime()) }),
  };
};
