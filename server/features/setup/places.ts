import { parseOutsideJson } from "#server/platform/outbound/outside-json.ts";
import { truncateText } from "#server/platform/plain-text.ts";
import { LRUCache } from "lru-cache";
import * as z from "zod";
import type { FoundPlace } from "#contract/setup.ts";
import type { Clock } from "../../platform/clock.ts";
import { apiSentence } from "../../platform/api-sentence.ts";
import { HttpError } from "../../platform/errors.ts";
import type { ProviderTools } from "../../providers/provider.ts";

interface FindPlacesDeps {
  readonly clock: Clock;
  readonly outbound: ProviderTools["outbound"];
  /** The base address of the operator's own geocoding service. */
  readonly ownUrl: string | undefined;
}

interface Query {
  /** At least two characters. */
  readonly q: string;
  /** A BCP 47 tag. */
  readonly language?: string | undefined;
}

/** Finds places by name; rejects with 502 where the geocoding service doesn't answer. */
export type FindPlaces = (query: Query) => Promise<readonly FoundPlace[]>;

const openMeteo = "https://geocoding-api.open-meteo.com/v1/search";
const hourMs = 3600_000;

const foundByOpenMeteo = z.object({
  results: z
    .array(
      z.object({
        name: z.string().min(1),
        latitude: z.number().min(-90).max(90),
        longitude: z.number().min(-180).max(180),
        admin1: z.string().optional(),
        country: z.string().optional(),
        timezone: z.string().optional(),
      }),
    )
    .default([]),
});

/** The weather needs no more than about a kilometre, and the settings store no more. */
const coarse = (degrees: number): number => Math.round(degrees * 100) / 100;

const asPlaces = (text: string): FoundPlace[] =>
  foundByOpenMeteo
    .parse(parseOutsideJson(text))
    .results.map(({ name, latitude, longitude, admin1, country, timezone }) => ({
      name: truncateText(name, 100),
      latitude: coarse(latitude),
      longitude: coarse(longitude),
      ...(admin1 === undefined ? {} : { region: admin1 }),
      ...(country === undefined ? {} : { country }),
      ...(timezone === undefined ? {} : { timeZone: timezone }),
    }));

const unanswered = (): never => {
  throw new HttpError(502, apiSentence("placesUnreachable"), { code: "placesUnreachable" });
};

/** Searches with Open-Meteo's geocoding, at most once an hour for each name. */
export const createFindPlaces = ({ clock, outbound, ownUrl }: FindPlacesDeps): FindPlaces => {
  const known = new LRUCache<string, { until: number; places: Promise<FoundPlace[]> }>({
    max: 100,
  });

  const ask = async (name: string, language: string): Promise<FoundPlace[]> => {
    const url = new URL(ownUrl ?? openMeteo);
    for (const [key, value] of Object.entries({ name, count: "8", language, format: "json" }))
      url.searchParams.set(key, value);
    const answer = await outbound({
      url: url.href,
      operatorHost: ownUrl !== undefined,
      timeoutMs: 6_000,
      maxBytes: 256 * 1024,
      headers: { accept: "application/json" },
    });
    return answer.status === 200 ? asPlaces(answer.text()) : unanswered();
  };

  return ({ q, language = "en" }) => {
    const tongue = /^[a-z]{2,3}(?=-|$)/i.exec(language)?.[0].toLowerCase() ?? "en";
    const key = `${tongue} ${q.toLowerCase()}`;
    const before = known.get(key);
    if (before !== undefined && clock.monotonic() < before.until) return before.places;
    const places = ask(q, tongue).catch(unanswered);
    known.set(key, { until: clock.monotonic() + hourMs, places });
    places.catch(() => known.delete(key));
    return places;
  };
};
