import * as z from "zod";
import { conditions } from "#contract/weather.ts";

const hourMs = 3_600_000;
const degrees = z.number().min(-120).max(80);
const percent = z.number().min(0).max(100);

/** The contract's years, a day inside of them in every zone. */
const moment = z
  .number()
  .min(Date.UTC(1900, 0, 2))
  .max(Date.UTC(2199, 11, 30));

/** Some hours of a forecast; impossible values don't parse. */
export const sample = z.object({
  /** When it starts; milliseconds since 1970. */
  at: moment,
  /** How long it applies, in hours. */
  hours: z.number().positive(),
  condition: z.enum(conditions),
  /** Celsius. */
  temp: degrees,
  feelsLike: degrees,
  hi: degrees.optional(),
  lo: degrees.optional(),
  /** Kilometres an hour. */
  wind: z.number().min(0).max(600),
  humidity: percent,
  precipChance: percent.optional(),
});
/** The weather of some hours, in metric units whatever the family uses. */
export type ForecastHours = z.infer<typeof sample>;

/** A source's forecast of one place: ordered, without a time zone. Impossible values don't parse. */
export const forecast = z.object({
  /** Measured, or the model's newest value. */
  current: sample.optional(),
  samples: z.array(sample).min(1),
});
export type Forecast = z.infer<typeof forecast>;

const holdsUntil = ({ at, hours }: ForecastHours): number => at + hours * hourMs;

/** Whether a sample covers time that is still to come. */
export const isAhead = (each: ForecastHours, now: number): boolean => holdsUntil(each) > now;

/** The weather at a moment (ms); undefined where the forecast ends before it or begins an hour after it. */
export const forecastHoursAt = (
  { current, samples }: Forecast,
  now: number,
): ForecastHours | undefined => {
  if (current !== undefined && Math.abs(now - current.at) < hourMs) return current;
  const next = samples.find((each) => isAhead(each, now));
  return next !== undefined && next.at < now + hourMs ? next : undefined;
};

/** The new forecast with the hours of this day that only the previous one has. */
export const withEarlierHours = (fresh: Forecast, before: Forecast, now: number): Forecast => {
  const begins = fresh.samples[0]?.at ?? 0;
  const earlier = before.samples.filter(({ at }) => at < begins && at > now - 30 * hourMs);
  return { ...fresh, samples: [...earlier, ...fresh.samples] };
};
