import { OutboundError } from "../../platform/outbound/failure.ts";
import type { Connection, ConnectionOutcome } from "../connection.ts";
import type { AskForecast } from "./forecast-refresh.ts";
import type { WeatherDeps } from "./port.ts";
import { coarsePlace } from "./weather-source.ts";

/** What a new source of forecasts makes of today's. */
export const weatherToday: Connection<unknown, unknown>["today"] = {
  en: "The forecast comes from here from then on; the place stays as it is.",
  de: "Die Vorhersage kommt dann von hier; der Ort bleibt, wie er ist.",
};

/** Asks once for the forecast of the family's place. */
export const testForecast = async (
  { place }: Pick<WeatherDeps, "place">,
  ask: AskForecast,
): Promise<ConnectionOutcome> => {
  const here = place();
  if (here === null)
    return {
      found: [
        {
          en: "It is asked once a place is chosen, under House.",
          de: "Gefragt wird, sobald unter Haus ein Ort gewählt ist.",
        },
      ],
    };
  try {
    const signal = AbortSignal.timeout(10_000);
    const answer = await ask(coarsePlace(here), { lastModified: undefined, signal });
    if (answer.kind === "wrong") return { problem: answer.errorCode };
    const { name } = here;
    return { found: [{ en: `The forecast for ${name}`, de: `Die Vorhersage für ${name}` }] };
  } catch (error) {
    if (error instanceof OutboundError) return { problem: error.reason };
    throw error;
  }
};
