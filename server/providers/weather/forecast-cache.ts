import { readFileSync } from "node:fs";
import type { Logger } from "pino";
import * as z from "zod";
import { replaceFile } from "../../platform/replace-file.ts";
import { forecast } from "./forecast.ts";

const keptForm = z.object({
  /** Coordinates; a copy of another place isn't used. */
  place: z.string(),
  /** When the source last confirmed it; milliseconds since 1970. */
  fetchedAt: z.number(),
  /** Until when the source wants no further request. */
  freshUntil: z.number(),
  lastModified: z.string().optional(),
  forecast,
});
/** The last good forecast. */
export type CachedForecast = z.infer<typeof keptForm>;

/** Stores the last good forecast on disk (mode 0600). */
export const openForecastCache = (file: string, log: Logger) => ({
  read: (place: string): CachedForecast | null => {
    try {
      const cached = keptForm.parse(JSON.parse(readFileSync(file, "utf8")));
      return cached.place === place ? cached : null;
    } catch {
      // Missing or damaged; it is fetched again.
      return null;
    }
  },
  /** Writes it; a failure only costs a request after a restart. */
  keep: (cached: CachedForecast): void => {
    try {
      replaceFile(file, JSON.stringify(cached), 0o600);
    } catch (error) {
      const code = error instanceof Error && "code" in error ? error.code : undefined;
      log.warn({ code }, "the forecast can't be kept on disk");
    }
  },
});
export type ForecastCache = ReturnType<typeof openForecastCache>;
