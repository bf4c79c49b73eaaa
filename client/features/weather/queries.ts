import { useMemo } from "react";
import type { Weather } from "#contract/weather.ts";
import { ApiError } from "../../api/api-error.ts";
import { defineRead } from "../../api/call.ts";
import type { Sample } from "../../query/sample/sample.ts";
import type { QueryState } from "../../query/query-state.ts";
import { useSourceRead } from "../../query/sample-fallback.ts";

const weatherRead = defineRead("GET /api/weather", "weather");
const sampleWeather = (sample: Sample) => sample.weather();

const unreachable = new ApiError("The weather's source can't be reached.", {
  status: 503,
  code: "unreachable",
  source: "weather",
});

/** An answer that the server itself calls stale is as old as its forecast, however lately it was read. */
export const withForecastAge = (shown: QueryState<Weather>): QueryState<Weather> => {
  const isOld = shown.source === "stale" || (shown.source === "live" && shown.data.stale);
  if (!isOld) return shown;
  const error = shown.source === "stale" ? shown.error : unreachable;
  return { source: "stale", data: shown.data, since: Date.parse(shown.data.fetchedAt), error };
};

/** Now, today, the hours and the week. */
export const useWeather = (): QueryState<Weather> => {
  const shown = useSourceRead("weather", weatherRead, {}, sampleWeather);
  return useMemo(() => withForecastAge(shown), [shown]);
};

const dayMs = 86_400_000;

/** Whether the sun is up at `now` (ms), by a forecast that may be from another day. */
export const isDayAt = (
  { current, today: { sunrise, sunset } }: Pick<Weather, "current" | "today">,
  now: number,
): boolean => {
  if (sunrise === undefined || sunset === undefined) return current.isDay;
  const risen = (now - Date.parse(sunrise)) % dayMs;
  return (risen + dayMs) % dayMs < Date.parse(sunset) - Date.parse(sunrise);
};

type Hour = Weather["hourly"][number];

const wet = new Set(["drizzle", "rain", "snow", "sleet", "thunder"]);
const hourMs = 3_600_000;
const soonMs = 12 * hourMs;

/** The hours of a forecast that are still to come at `now` (ms), also where it is an old one. */
export const hoursAhead = ({ hourly }: Pick<Weather, "hourly">, now: number): Hour[] =>
  hourly.filter(({ time }) => Date.parse(time) > now);

/** The days of a forecast from `today` (`YYYY-MM-DD`) on. */
export const daysAhead = ({ week }: Pick<Weather, "week">, today: string): Weather["week"] =>
  week.filter(({ date }) => date >= today);

/** The next of the coming twelve hours in which it begins to rain or snow, when it is dry now (ms). */
export const nextWetHour = (
  { current, hourly }: Pick<Weather, "current" | "hourly">,
  now: number,
): Hour | undefined =>
  wet.has(current.condition)
    ? undefined
    : hoursAhead({ hourly }, now).find(
        ({ time, condition }) => Date.parse(time) < now + soonMs && wet.has(condition),
      );
