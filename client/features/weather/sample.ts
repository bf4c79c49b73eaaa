import type { Condition, Weather } from "#contract/weather.ts";
import { addDays, daysBetween, instantAt, minuteOfDay, today } from "../../i18n/time.ts";
import { stableRandom, type SampleInput } from "../../query/sample/sample-input.ts";
import { samplePlace } from "../../query/sample/sample-texts.ts";

const south = /^(Australia|Antarctica)|Auckland|Sao_Paulo|Buenos_Aires|Santiago|Johannesburg|Lima/;

/** From midwinter (-1) to midsummer (1). */
const warmthOf = (day: string, timeZone: string): number => {
  const sinceMidwinter = daysBetween(`${day.slice(0, 4)}-01-15`, day);
  const warmth = -Math.cos((2 * Math.PI * sinceMidwinter) / 365);
  return south.test(timeZone) ? -warmth : warmth;
};

const wet = new Set<Condition>(["drizzle", "rain", "snow", "sleet", "thunder"]);

const conditionOf = (luck: number, warmth: number, mean: number): Condition => {
  if (luck < 0.24) return "clear";
  if (luck < 0.52) return "partly";
  if (luck < 0.72) return "cloudy";
  if (luck < 0.78) return warmth < 0.3 ? "fog" : "partly";
  if (mean < 1) return "snow";
  if (luck < 0.86) return "drizzle";
  return luck > 0.96 && warmth > 0.5 ? "thunder" : "rain";
};

interface SampleDay {
  readonly hi: number;
  readonly lo: number;
  readonly condition: Condition;
  readonly precipChance: number;
  /** Minutes of the day. */
  readonly sunrise: number;
  readonly sunset: number;
}

const dayOfWeather = (day: string, timeZone: string): SampleDay => {
  const warmth = warmthOf(day, timeZone);
  const mean = 10 + warmth * 9 + (stableRandom(day, "mean") - 0.5) * 5;
  const spread = 3 + stableRandom(day, "spread") * 3 + warmth;
  const condition = conditionOf(stableRandom(day, "sky"), warmth, mean);
  const halfDay = 60 * (6.1 + 2.1 * warmth);
  const noon = 12 * 60 + 20;
  return {
    hi: mean + spread,
    lo: mean - spread,
    condition,
    precipChance: Math.round(
      wet.has(condition) ? 55 + stableRandom(day) * 40 : stableRandom(day) * 25,
    ),
    sunrise: Math.round(noon - halfDay),
    sunset: Math.round(noon + halfDay),
  };
};

/** Weather as it might be in this season and at this hour. */
export const sampleWeather = ({ now, timeZone, language, units }: SampleInput): Weather => {
  const day = today(timeZone, now);
  const is = dayOfWeather(day, timeZone);
  const degrees = (celsius: number) =>
    Math.round(units === "metric" ? celsius : celsius * 1.8 + 32);
  const iso = (ms: number) => new Date(ms).toISOString();

  const at = (ms: number) => {
    const there = today(timeZone, ms);
    const { hi, lo, condition, precipChance, sunrise, sunset } = dayOfWeather(there, timeZone);
    const minute = minuteOfDay(ms, timeZone);
    // Coldest at five, warmest at three in the afternoon.
    const share = (1 - Math.cos((2 * Math.PI * (minute - 300)) / 1440)) / 2;
    return {
      celsius: lo + (hi - lo) * share,
      condition,
      isDay: minute >= sunrise && minute < sunset,
      precipChance,
    };
  };
  const current = at(now);
  const hour = Math.ceil(now / 3_600_000) * 3_600_000;
  const wind = 6 + stableRandom(day, "wind") * 16;

  return {
    place: samplePlace[language],
    units,
    current: {
      temp: degrees(current.celsius),
      feelsLike: degrees(current.celsius - wind / 8),
      condition: current.condition,
      isDay: current.isDay,
      wind: Math.round(units === "metric" ? wind : wind / 1.609),
      humidity: Math.round(55 + stableRandom(day, "humid") * 35),
    },
    today: {
      hi: degrees(is.hi),
      lo: degrees(is.lo),
      sunrise: iso(instantAt(day, is.sunrise, timeZone)),
      sunset: iso(instantAt(day, is.sunset, timeZone)),
      precipChance: is.precipChance,
    },
    hourly: Array.from({ length: 24 }, (_, count) => {
      const time = hour + count * 3_600_000;
      const { celsius, ...sky } = at(time);
      return { time: iso(time), temp: degrees(celsius), ...sky };
    }),
    week: Array.from({ length: 7 }, (_, count) => {
      const date = addDays(day, count);
      const { hi, lo, condition, precipChance } = dayOfWeather(date, timeZone);
      return { date, condition, hi: degrees(hi), lo: degrees(lo), precipChance };
    }),
    fetchedAt: iso(now),
    stale: false,
  };
};
