import type { Weather } from "#contract/weather.ts";
import { addDays, dayAt, iso } from "../../platform/clock.ts";
import { conditionOfDay } from "./day-condition.ts";
import { type Forecast, isAhead, type ForecastHours, forecastHoursAt } from "./forecast.ts";
import type { WeatherPlace } from "./port.ts";
import { isSunUp, sunOf } from "./sun.ts";

const hourMs = 3_600_000;
const hoursAhead = 24;
const daysAhead = 7;
/** A day with fewer known hours is left out. */
const enoughOfADay = 12;

type Units = Weather["units"];

const degrees = (celsius: number, units: Units): number =>
  Math.round((units === "metric" ? celsius : celsius * 1.8 + 32) * 10) / 10;
const speed = (kmh: number, units: Units): number =>
  Math.round(units === "metric" ? kmh : kmh / 1.609344);

const chanceIn = (samples: readonly ForecastHours[]): { precipChance?: number } => {
  const chances = samples.flatMap(({ precipChance }) => precipChance ?? []);
  return chances.length === 0 ? {} : { precipChance: Math.round(Math.max(...chances)) };
};

const rangeOf = (samples: readonly ForecastHours[], units: Units): { hi: number; lo: number } => ({
  hi: degrees(Math.max(...samples.map(({ temp, hi = temp }) => Math.max(temp, hi))), units),
  lo: degrees(Math.min(...samples.map(({ temp, lo = temp }) => Math.min(temp, lo))), units),
});

interface Asked {
  readonly place: WeatherPlace;
  readonly units: Units;
  readonly timeZone: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * The weather of a moment from a forecast, in the family's units, zone and days; null where the forecast doesn't
 * cover that hour.
 */
export const weatherAt = (
  forecast: Forecast,
  { place, units, timeZone, now }: Asked,
): Omit<Weather, "fetchedAt" | "stale"> | null => {
  const current = forecastHoursAt(forecast, now);
  if (current === undefined) return null;
  const today = dayAt(now, timeZone);
  const days = Map.groupBy(forecast.samples, ({ at }) => dayAt(at, timeZone));
  const ofToday = [...(days.get(today) ?? []), current];
  const lit = (samples: readonly ForecastHours[]): readonly ForecastHours[] => {
    const byDay = samples.filter(({ at, hours }) => isSunUp(at + (hours * hourMs) / 2, place));
    return byDay.length === 0 ? samples : byDay;
  };
  return {
    place: place.name,
    units,
    current: {
      temp: degrees(current.temp, units),
      feelsLike: degrees(current.feelsLike, units),
      condition: current.condition,
      isDay: isSunUp(now, place),
      wind: speed(current.wind, units),
      humidity: Math.round(current.humidity),
    },
    today: {
      ...rangeOf(ofToday, units),
      ...sunOf(today, timeZone, place),
      ...chanceIn(ofToday.filter((each) => isAhead(each, now))),
    },
    hourly: forecast.samples
      .filter(({ at }) => at > now && at <= now + hoursAhead * hourMs)
      .map((each) => ({
        time: iso(each.at),
        temp: degrees(each.temp, units),
        condition: each.condition,
        isDay: isSunUp(each.at, place),
        ...chanceIn([each]),
      })),
    week: Array.from({ length: daysAhead }, (_, count) => addDays(today, count)).flatMap((date) => {
      const samples = date === today ? ofToday : (days.get(date) ?? []);
      const known = samples.reduce((sum, { hours }) => sum + hours, 0);
      if (date !== today && known < enoughOfADay) return [];
      const condition = conditionOfDay(lit(samples));
      return [{ date, condition, ...rangeOf(samples, units), ...chanceIn(samples) }];
    }),
  };
};
