import * as z from "zod";
import type { OutOfRangeItem } from "#contract/health.ts";
import { fittingItems } from "../fitting-items.ts";
import { type Forecast, sample } from "./forecast.ts";

/** A forecast as a vendor's answer gives it, and what of that answer was left out. */
export interface ReadForecast {
  readonly forecast: Forecast;
  readonly unfit: readonly OutOfRangeItem[];
}

/** What an answer says, not yet checked. */
export interface ForecastClaims {
  readonly samples: readonly unknown[];
  readonly current?: unknown;
  readonly unfit?: readonly OutOfRangeItem[];
}

const checked = z.object({
  samples: fittingItems(sample).refine(({ fit }) => fit.length > 0),
  current: sample.optional().catch(undefined),
});

/** Converts a foreign answer by its schema, without its impossible hours; null where it isn't a forecast. */
export const readForecast = <Foreign>(
  text: string,
  foreign: z.ZodType<Foreign>,
  translate: (answer: Foreign) => ForecastClaims,
): ReadForecast | null => {
  const json = z.string().transform((words, context): unknown => {
    try {
      return JSON.parse(words);
    } catch {
      context.addIssue("expected JSON");
      return z.NEVER;
    }
  });
  const claims = json.pipe(foreign).transform(translate).safeParse(text);
  if (!claims.success) return null;
  const read = checked.safeParse(claims.data);
  if (!read.success) return null;
  const { samples, current } = read.data;
  return {
    forecast: { samples: [...samples.fit], ...(current === undefined ? {} : { current }) },
    unfit: [...(claims.data.unfit ?? []), ...samples.unfit],
  };
};
