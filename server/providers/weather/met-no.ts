import * as z from "zod";
import type { Condition } from "#contract/weather.ts";
import type { OutboundAnswer } from "../../platform/outbound/outbound.ts";
import { retryAfter } from "../../platform/outbound/retry-after.ts";
import { fittingItems } from "../fitting-items.ts";
import { defineProvider, type ProviderTools } from "../provider.ts";
import { feelsLike } from "./feels-like.ts";
import type { ForecastHours } from "./forecast.ts";
import type { WeatherDeps, WeatherSource } from "./port.ts";
import { testForecast, weatherToday } from "./connection.ts";
import { type ForecastClaims, readForecast } from "./read-forecast.ts";
import type { AskForecast, CoarseCoordinates } from "./forecast-refresh.ts";
import { weatherErrorForStatus } from "./errors.ts";
import { createWeatherSource, ownAddress } from "./weather-source.ts";

const vendor = "https://api.met.no/weatherapi/locationforecast/2.0/compact";
const minute = 60_000;
const untold = 30 * minute;
const shortest = 5 * minute;

const some = z.number().optional();
const period = z.object({
  summary: z.object({ symbol_code: z.string() }),
  details: z
    .object({
      air_temperature_max: some,
      air_temperature_min: some,
      probability_of_precipitation: some,
    })
    .default({}),
});
const step = z.object({
  time: z.iso.datetime({ offset: true }),
  data: z.object({
    instant: z.object({
      details: z
        .object({ air_temperature: some, relative_humidity: some, wind_speed: some })
        .default({}),
    }),
    next_1_hours: period.optional(),
    next_6_hours: period.optional(),
  }),
});
type Step = z.output<typeof step>;
const foreign = z.object({ properties: z.object({ timeseries: fittingItems(step) }) });

/** Parts of symbols' names, the strongest first; `fair` is a clear sky with few clouds. */
const words = [
  ["thunder", "thunder"],
  ["sleet", "sleet"],
  ["snow", "snow"],
  ["lightrain", "drizzle"],
  ["rain", "rain"],
  ["fog", "fog"],
  ["partlycloudy", "partly"],
  ["clearsky", "clear"],
  ["fair", "clear"],
] as const satisfies readonly (readonly [string, Condition])[];

/** The condition of a MET Norway symbol; cloudy for an unknown one. */
export const conditionOfSymbol = (symbol: string): Condition =>
  words.find(([word]) => symbol.includes(word))?.[1] ?? "cloudy";

const sampleOf = ({ time, data }: Step): ForecastHours[] => {
  const { air_temperature: temp, relative_humidity: humid, wind_speed: ms } = data.instant.details;
  const next = data.next_1_hours ?? data.next_6_hours;
  // The last step of a series has no following hours.
  if (next === undefined || temp === undefined || humid === undefined || ms === undefined)
    return [];
  const {
    air_temperature_max: hi,
    air_temperature_min: lo,
    probability_of_precipitation: precipChance,
  } = next.details;
  const humidity = Math.min(100, humid);
  const wind = ms * 3.6;
  return [
    {
      ...{ at: Date.parse(time), hours: data.next_1_hours === undefined ? 6 : 1 },
      ...{ temp, feelsLike: feelsLike(temp, humidity, wind), wind, humidity },
      condition: conditionOfSymbol(next.summary.symbol_code),
      ...{ hi, lo, precipChance },
    },
  ];
};

const translate = ({ properties }: z.output<typeof foreign>): ForecastClaims => ({
  samples: properties.timeseries.fit.flatMap(sampleOf),
  unfit: properties.timeseries.unfit,
});

const freshFor = ({ headers }: OutboundAnswer, now: number): number => {
  const expires = Date.parse(headers["expires"] ?? "");
  return Number.isNaN(expires) ? untold : Math.max(shortest, expires - now);
};

const addressOf = (base: string, { latitude, longitude }: CoarseCoordinates): string => {
  const url = new URL(base);
  url.searchParams.set("lat", latitude);
  url.searchParams.set("lon", longitude);
  return url.href;
};

type MetNoEnv = {
  readonly METNO_URL?: string | undefined;
  readonly METNO_CONTACT?: string | undefined;
};

const askMetNo = (tools: ProviderTools & WeatherDeps, env: MetNoEnv): AskForecast => {
  const { outbound, clock, log, version } = tools;
  const contact = env.METNO_CONTACT === undefined ? "" : ` ${env.METNO_CONTACT}`;
  const userAgent = `FamilyWall/${version} (a family's own wall display)${contact}`;
  return async (here, { lastModified, signal }) => {
    const answer = await outbound({
      url: addressOf(env.METNO_URL ?? vendor, here),
      operatorHost: env.METNO_URL !== undefined,
      headers: {
        accept: "application/json",
        "user-agent": userAgent,
        ...(lastModified === undefined ? {} : { "if-modified-since": lastModified }),
      },
      maxBytes: 2 * 1024 * 1024,
      signal,
    });
    const freshMs = freshFor(answer, clock.now());
    if (answer.status === 304) return { kind: "unchanged", freshMs };
    const waitMs = retryAfter(answer, clock.now());
    // 203: this version of the service is deprecated, and still answers.
    if (answer.status === 203) log.warn("MET Norway will end this version of its forecasts");
    else if (answer.status !== 200)
      return { kind: "wrong", errorCode: weatherErrorForStatus(answer), waitMs };
    const read = readForecast(answer.text(), foreign, translate);
    if (read === null) return { kind: "wrong", errorCode: "strange", waitMs };
    const modified = answer.headers["last-modified"];
    const news = { kind: "forecast", ...read, freshMs } as const;
    return modified === undefined ? news : { ...news, lastModified: modified };
  };
};

const contactWord = z
  .string()
  .regex(/^[\x21-\x7e]{3,100}$/, "expected a mail or web address without spaces");

/** Forecasts from MET Norway for the whole earth, requested within its terms of service. */
export const metNo = defineProvider<"weather", WeatherSource, MetNoEnv, WeatherDeps>({
  domain: "weather",
  name: "met-no",
  env: z.object({ METNO_URL: ownAddress(vendor), METNO_CONTACT: contactWord.optional() }),
  create: (tools, env) =>
    createWeatherSource(tools, {
      name: "met-no",
      credit: { name: "MET Norway", url: "https://api.met.no/", licence: "CC BY 4.0" },
      ask: askMetNo(tools, env),
    }),
  connection: {
    title: { en: "MET Norway", de: "MET Norway" },
    lead: {
      en: "Forecasts of the Norwegian weather service for the whole earth, without an account.",
      de: "Vorhersagen des norwegischen Wetterdienstes für die ganze Erde, ohne Konto.",
    },
    fields: [
      {
        variable: "METNO_CONTACT",
        kind: "text",
        label: { en: "Mail or web address", de: "Mail- oder Webadresse" },
        hint: {
          en: "MET Norway likes to know whom to write to.",
          de: "MET Norway weiß gern, wem es schreiben kann.",
        },
      },
    ],
    today: weatherToday,
    test: (tools, env) => testForecast(tools, askMetNo(tools, env)),
  },
});
