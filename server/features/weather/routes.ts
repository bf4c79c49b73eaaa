import type { weather as contract } from "#contract/weather.ts";
import { apiSentence } from "../../platform/api-sentence.ts";
import { SourceMissing } from "../../platform/errors.ts";
import type { OperationHandlers } from "../../http/handlers.ts";
import type { WeatherSource } from "../../providers/weather/port.ts";

/** The handler of the weather; null where the configured backend can't be used. */
export const weatherRoutes = (
  source: WeatherSource | null,
): OperationHandlers<typeof contract> => ({
  "GET /api/weather": () => {
    if (source === null)
      throw new SourceMissing("weather", "unconfigured", apiSentence("unconfigured.weather"));
    return source.weather();
  },
});
