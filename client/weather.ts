import type { Weather } from "../contract/weather.ts";
import { read } from "./api.ts";
import type { Sample } from "./demo/sample.ts";
import type { Shown } from "./query.ts";
import { useSourceRead } from "./source.ts";

const weatherRead = read("GET /api/weather", "weather");
const sampleWeather = (sample: Sample) => sample.weather();

/** Now, today, the hours and the week. */
export const useWeather = (): Shown<Weather> =>
  useSourceRead("weather", weatherRead, {}, sampleWeather);

const wet = new Set(["drizzle", "rain", "snow", "sleet", "thunder"]);
const soonMs = 12 * 3_600_000;

/** The next of the coming twelve hours in which it begins to rain or snow, when it is dry now (ms). */
export const wetFrom = (
  { current, hourly }: Pick<Weather, "current" | "hourly">,
  now: number,
): Weather["hourly"][number] | undefined =>
  wet.has(current.condition)
    ? undefined
    : hourly.find(({ time, condition }) => {
        const ahead = Date.parse(time) - now;
        return ahead > 0 && ahead < soonMs && wet.has(condition);
      });
