import * as z from "zod";
import type { Condition } from "#contract/weather.ts";
import { retryAfter } from "../../platform/outbound/retry-after.ts";
import { defineProvider, type ProviderTools } from "../provider.ts";
import { testForecast, weatherToday } from "./connection.ts";
import type { ForecastHours } from "./forecast.ts";
import type { WeatherDeps, WeatherSource } from "./port.ts";
import { type ForecastClaims, readForecast } from "./read-forecast.ts";
import type { AskForecast, CoarseCoordinates } from "./forecast-refresh.ts";
import { weatherErrorForStatus } from "./errors.ts";
import { createWeatherSource, ownAddress } from "./weather-source.ts";

const vendor = "https://api.open-meteo.com/v1/forecast";
const freshMs = 15 * 60_000;

const now = [
  ...["temperature_2m", "apparent_temperature", "relative_humidity_2m"],
  ...["wind_speed_10m", "weather_code"],
];
const parameters = {
  current: now.join(","),
  hourly: [...now, "precipitation_probability"].join(","),
  // Days are split in the family's zone here, so that the source doesn't learn the zone.
  timezone: "GMT",
  timeformat: "unixtime",
  past_days: "1",
  forecast_days: "8",
} as const;

// A value that is no number costs its own hour, not the forecast.
const column = z.array(z.number().nullable().catch(null));
const foreign = z.object({
  current: z
    .object({
      time: z.number(),
      temperature_2m: z.number(),
      apparent_temperature: z.number(),
      relative_humidity_2m: z.number(),
      wind_speed_10m: z.number(),
      weather_code: z.number(),
    })
    .optional()
    .catch(undefined),
  hourly: z.object({
    time: z.array(z.number().catch(Number.NaN)),
    temperature_2m: column,
    apparent_temperature: column,
    relative_humidity_2m: column,
    wind_speed_10m: column,
    weather_code: column,
    precipitation_probability: column.default([]),
  }),
});

const freezing = [56, 57, 66, 67];

/** The condition of a WMO weather code (table 4677, the codes that models produce). */
export const conditionOfCode = (code: number): Condition => {
  if (freezing.includes(code)) return "sleet";
  if (code <= 1) return "clear";
  if (code === 2) return "partly";
  if (code < 40) return "cloudy";
  if (code < 50) return "fog";
  if (code < 60) return "drizzle";
  if (code < 70) return "rain";
  if (code < 80 || code === 85 || code === 86) return "snow";
  return code < 90 ? "rain" : "thunder";
};

const translate = ({ current, hourly }: z.output<typeof foreign>): ForecastClaims => {
  const samples = hourly.time.flatMap((time, at): ForecastHours[] => {
    const [temp, feelsLike, humidity, wind, code] = [
      hourly.temperature_2m[at],
      hourly.apparent_temperature[at],
      hourly.relative_humidity_2m[at],
      hourly.wind_speed_10m[at],
      hourly.weather_code[at],
    ];
    // The models' last hours may lack values.
    if (temp == null || feelsLike == null || humidity == null || wind == null || code == null)
      return [];
    const chance = hourly.precipitation_probability[at] ?? null;
    const sample = { temp, feelsLike, humidity, wind, condition: conditionOfCode(code) };
    const when = { at: time * 1000, hours: 1 };
    return [{ ...when, ...sample, ...(chance === null ? {} : { precipChance: chance }) }];
  });
  if (current === undefined) return { samples };
  return {
    samples,
    current: {
      ...{ at: current.time * 1000, hours: 1 },
      temp: current.temperature_2m,
      feelsLike: current.apparent_temperature,
      humidity: current.relative_humidity_2m,
      wind: current.wind_speed_10m,
      condition: conditionOfCode(current.weather_code),
    },
  };
};

const addressOf = (base: string, { latitude, longitude }: CoarseCoordinates): string => {
  const url = new URL(base);
  for (const [name, value] of Object.entries({ latitude, longitude, ...parameters }))
    url.searchParams.set(name, value);
  return url.href;
};

const askOpenMeteo =
  ({ outbound, clock }: ProviderTools, ownUrl: string | undefined): AskForecast =>
  async (here, { signal }) => {
    const answer = await outbound({
      url: addressOf(ownUrl ?? vendor, here),
      operatorHost: ownUrl !== undefined,
      headers: { accept: "application/json" },
      maxBytes: 1024 * 1024,
      signal,
    });
    const waitMs = retryAfter(answer, clock.now());
    if (answer.status !== 200)
      return { kind: "wrong", errorCode: weatherErrorForStatus(answer), waitMs };
    const read = readForecast(answer.text(), foreign, translate);
    return read === null
      ? { kind: "wrong", errorCode: "strange", waitMs }
      : { kind: "forecast", ...read, freshMs };
  };

/** Forecasts from Open-Meteo, the vendor's or the operator's own; needs no key. */
export const openMeteo = defineProvider<
  "weather",
  WeatherSource,
  { OPEN_METEO_URL?: string | undefined },
  WeatherDeps
>({
  domain: "weather",
  name: "open-meteo",
  env: z.object({ OPEN_METEO_URL: ownAddress(vendor) }),
  create: (tools, { OPEN_METEO_URL }) =>
    createWeatherSource(tools, {
      name: "open-meteo",
      credit: { name: "Open-Meteo", url: "https://open-meteo.com/", licence: "CC BY 4.0" },
      ask: askOpenMeteo(tools, OPEN_METEO_URL),
    }),
  connection: {
    title: { en: "Open-Meteo", de: "Open-Meteo" },
    lead: {
      en: "Forecasts for the whole earth, without an account.",
      de: "Vorhersagen für die ganze Erde, ohne Konto.",
    },
    fields: [
      {
        variable: "OPEN_METEO_URL",
        kind: "address",
        label: { en: "A server of your own", de: "Ein eigener Server" },
        hint: {
          en: "Only for a family that runs Open-Meteo itself.",
          de: "Nur für Familien, die Open-Meteo selbst betreiben.",
        },
        placeholder: "http://192.168.1.20:8080/v1/forecast",
      },
    ],
    today: weatherToday,
    test: (tools, env) => testForecast(tools, askOpenMeteo(tools, env.OPEN_METEO_URL)),
  },
});
