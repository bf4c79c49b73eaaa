import * as z from "zod";
import { type Forecast, forecast } from "./forecast.ts";

/** Converts a foreign answer by its schema; null where it isn't a forecast. */
export const readForecast = <Foreign>(
  text: string,
  foreign: z.ZodType<Foreign>,
  translate: (answer: Foreign) => Forecast,
): Forecast | null => {
  const json = z.string().transform((words, context): unknown => {
    try {
      return JSON.parse(words);
    } catch {
      context.addIssue("expected JSON");
      return z.NEVER;
    }
  });
  const read = json.pipe(foreign).transform(translate).pipe(forecast).safeParse(text);
  return read.success ? read.data : null;
};
