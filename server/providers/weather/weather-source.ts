import { join } from "node:path";
import * as z from "zod";
import type { Weather } from "#contract/weather.ts";
import { iso } from "../../platform/clock.ts";
import { apiSentence } from "../../platform/api-sentence.ts";
import { SourceMissing } from "../../platform/errors.ts";
import type { ProviderTools } from "../provider.ts";
import { openForecastCache } from "./forecast-cache.ts";
import type { WeatherPlace, WeatherDeps, WeatherSource } from "./port.ts";
import {
  type AskForecast,
  createForecastRefresh,
  type CoarseCoordinates,
  type ForecastRefresh,
} from "./forecast-refresh.ts";
import { weatherErrorSentence } from "./errors.ts";
import { weatherAt } from "./weather-at.ts";

/** The variable for the operator's own address in place of a vendor's. */
export const ownAddress = (vendor: string) =>
  z.url({ protocol: /^https?$/, error: `expected an address such as ${vendor}` }).optional();

interface Backend {
  readonly name: string;
  readonly credit: NonNullable<Weather["credit"]>;
  readonly ask: AskForecast;
}

/** How long after its time a forecast that wasn't renewed is stale, in milliseconds. */
const graceMs = 15 * 60_000;

const coarse = (degrees: number): string => String(Math.round(degrees * 100) / 100 + 0);
/** A place as sources are told it. */
export const coarsePlace = ({ latitude, longitude }: WeatherPlace): CoarseCoordinates => ({
  latitude: coarse(latitude),
  longitude: coarse(longitude),
});

const healthOf = ({
  cached,
  errorCode,
  checkedAt,
}: ReturnType<ForecastRefresh["status"]>): ReturnType<WeatherSource["health"]> => {
  const since = checkedAt ?? cached?.fetchedAt;
  const checked = since === undefined ? {} : { checkedAt: iso(since) };
  if (errorCode === null) return { ...checked, state: "ok" };
  const state = cached === null ? "unreachable" : "stale";
  return { ...checked, state, error: weatherErrorSentence(errorCode), code: errorCode };
};

/** The weather of the family's place from one backend; a new place is requested at once. */
export const createWeatherSource = (
  tools: ProviderTools & WeatherDeps,
  { name, credit, ask }: Backend,
): WeatherSource => {
  const { clock, log } = tools;
  const cache = openForecastCache(join(tools.cacheDir(), `${name}.json`), log);
  const ending = new Set<Promise<void>>();
  let station: ForecastRefresh | null = null;

  const end = (old: ForecastRefresh): void => {
    const ended = old.stop().finally(() => ending.delete(ended));
    ending.add(ended);
  };
  const stationAt = (here: CoarseCoordinates): ForecastRefresh => {
    if (station?.place === `${here.latitude},${here.longitude}`) return station;
    if (station !== null) end(station);
    station = createForecastRefresh({
      ...{ here, ask, cache, clock, log },
      changed: () => tools.changed("weather"),
    });
    return station;
  };

  return {
    can: [],
    weather: async () => {
      const place = tools.place();
      if (place === null)
        throw new SourceMissing("weather", "unconfigured", apiSentence("unconfigured.place"));
      const here = stationAt(coarsePlace(place));
      await here.ready();
      const { cached, errorCode } = here.status();
      const now = clock.now();
      const asked = { place, units: tools.units(), timeZone: tools.timeZone(), now };
      const known = cached === null ? null : weatherAt(cached.forecast, asked);
      if (cached === null || known === null)
        throw new SourceMissing(
          "weather",
          "unreachable",
          weatherErrorSentence(errorCode ?? "broken"),
        );
      return {
        ...known,
        credit,
        fetchedAt: iso(cached.fetchedAt),
        stale: errorCode !== null || now > cached.freshUntil + graceMs,
      };
    },
    health: () => {
      const place = tools.place();
      if (place === null) return { state: "unconfigured" };
      return { ...healthOf(stationAt(coarsePlace(place)).status()), part: place.name };
    },
    outOfRange: () => station?.status().unfit ?? [],
    stop: async () => {
      if (station !== null) end(station);
      await Promise.all(ending);
    },
  };
};
