import type { Logger } from "pino";
import type { OutOfRangeItem } from "#contract/health.ts";
import type { Clock } from "../../platform/clock.ts";
import { OutboundError } from "../../platform/outbound/failure.ts";
import { type Forecast, forecastHoursAt, withEarlierHours } from "./forecast.ts";
import type { ForecastCache, CachedForecast } from "./forecast-cache.ts";
import type { WeatherErrorCode } from "./errors.ts";

/** Coordinates rounded to about a kilometre, as they are sent to the source. */
export interface CoarseCoordinates {
  readonly latitude: string;
  readonly longitude: string;
}

/** The result of a request; `freshMs` is how long the source wants it to be used. */
export type ForecastAnswer =
  | {
      readonly kind: "forecast";
      readonly forecast: Forecast;
      /** What was left out of it. */
      readonly unfit: readonly OutOfRangeItem[];
      readonly freshMs: number;
      readonly lastModified?: string;
    }
  | { readonly kind: "unchanged"; readonly freshMs: number }
  | { readonly kind: "wrong"; readonly errorCode: WeatherErrorCode; readonly waitMs: number };

/** Requests a forecast once; rejects with an OutboundError where no answer came. */
export type AskForecast = (
  here: CoarseCoordinates,
  options: { readonly lastModified: string | undefined; readonly signal: AbortSignal },
) => Promise<ForecastAnswer>;

interface ForecastRefreshDeps {
  readonly here: CoarseCoordinates;
  readonly ask: AskForecast;
  readonly cache: ForecastCache;
  readonly clock: Clock;
  readonly log: Logger;
  /** Called when there is something new to read. */
  readonly changed: () => void;
}

const minute = 60_000;
/** The pauses after failures, increasing. */
const rests = [minute, 5 * minute, 15 * minute] as const;
const longestRest = 30 * minute;
const longestFresh = 6 * 60 * minute;

type WrongAnswer = Extract<ForecastAnswer, { kind: "wrong" }>;

/** Turns the error of a request into its answer. */
const failedAnswer =
  (log: Logger) =>
  (error: unknown): WrongAnswer => {
    const isOutside = error instanceof OutboundError;
    if (!isOutside) log.error({ err: error }, "fetching the forecast broke");
    return { kind: "wrong", errorCode: isOutside ? error.reason : "broken", waitMs: 0 };
  };

/** The forecast to use after an answer, with the day's earlier hours; null where the answer is of no use. */
const cachedForecastOf = (
  answer: Exclude<ForecastAnswer, WrongAnswer>,
  at: { readonly place: string; readonly now: number; readonly before: CachedForecast | null },
): CachedForecast | null => {
  const { place, now, before } = at;
  const freshUntil = now + Math.min(answer.freshMs, longestFresh);
  if (answer.kind === "unchanged") return before && { ...before, fetchedAt: now, freshUntil };
  const { forecast, lastModified } = answer;
  // An outdated forecast that is labelled as new would stay on the wall.
  if (forecastHoursAt(forecast, now) === undefined) return null;
  const whole = before === null ? forecast : withEarlierHours(forecast, before.forecast, now);
  const about = { place, fetchedAt: now, freshUntil, forecast: whole };
  return lastModified === undefined ? about : { ...about, lastModified };
};

const knowsHour = (cached: CachedForecast | null, now: number): boolean =>
  cached !== null && forecastHoursAt(cached.forecast, now) !== undefined;

/** When the next request is due: once a forecast gets old, and later after each failure in a row. */
const createPace = (clock: Clock, freshUntil: number) => {
  let failures = 0;
  const freshFor = Math.min(freshUntil - clock.now(), longestFresh);
  let dueAt = clock.monotonic() + Math.max(0, freshFor);
  return {
    isDue: (): boolean => clock.monotonic() >= dueAt,
    failed: (waitMs: number): void => {
      dueAt = clock.monotonic() + Math.max(rests[failures] ?? longestRest, waitMs);
      failures += 1;
    },
    succeeded: (freshForMs: number): void => {
      dueAt = clock.monotonic() + freshForMs;
      failures = 0;
    },
  };
};

/**
 * Holds the forecast of one place: requested at most once at a time, no earlier than the source wants, and stored on
 * disk.
 */
export const createForecastRefresh = (deps: ForecastRefreshDeps) => {
  const { here, ask, cache, clock, log, changed } = deps;
  const place = `${here.latitude},${here.longitude}`;
  let cached: CachedForecast | null = cache.read(place);
  let errorCode: WeatherErrorCode | null = null;
  let unfit: readonly OutOfRangeItem[] = [];
  let checkedAt: number | null = null;
  let pending: Promise<void> | null = null;
  const stopping = new AbortController();
  const pace = createPace(clock, cached?.freshUntil ?? 0);

  const failed = ({ errorCode: why, waitMs }: WrongAnswer): void => {
    pace.failed(waitMs);
    const isNews = errorCode === null;
    errorCode = why;
    if (!isNews) return;
    log.info({ why }, "the forecast can't be fetched");
    if (cached !== null) changed();
  };

  const succeeded = (next: CachedForecast, isNews: boolean): void => {
    pace.succeeded(next.freshUntil - next.fetchedAt);
    errorCode = null;
    cached = next;
    if (isNews) changed();
    cache.keep(next);
  };

  const refresh = async (): Promise<void> => {
    const { signal } = stopping;
    const lastModified = cached?.lastModified;
    const answer = await ask(here, { lastModified, signal }).catch(failedAnswer(log));
    if (signal.aborted) return;
    const now = clock.now();
    checkedAt = now;
    if (answer.kind === "wrong") return failed(answer);
    const next = cachedForecastOf(answer, { place, now, before: cached });
    if (next === null) return failed({ kind: "wrong", errorCode: "strange", waitMs: 0 });
    if (answer.kind === "forecast") ({ unfit } = answer);
    succeeded(next, answer.kind === "forecast" || errorCode !== null);
  };

  return {
    place,
    /** The current state without a request; `checkedAt` is null before the first answer of this run. */
    status: () => ({
      cached: knowsHour(cached, clock.now()) ? cached : null,
      errorCode,
      checkedAt,
      unfit,
    }),
    /** Requests when it is time; waits for that only where this hour's weather is unknown. */
    ready: async (): Promise<void> => {
      if (stopping.signal.aborted) return;
      if (pending === null && pace.isDue())
        pending = refresh().finally(() => {
          pending = null;
        });
      if (!knowsHour(cached, clock.now())) await pending;
    },
    stop: async (): Promise<void> => {
      stopping.abort();
      await pending;
    },
  };
};
export type ForecastRefresh = ReturnType<typeof createForecastRefresh>;
