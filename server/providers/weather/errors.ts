import type { SourceErrorCode } from "#contract/messages/error-codes.ts";
import type { OutboundAnswer } from "../../platform/outbound/outbound.ts";
import type { OutboundFailure } from "../../platform/outbound/failure.ts";

/** Why there is no forecast. */
export type WeatherErrorCode =
  | OutboundFailure
  | Extract<SourceErrorCode, "broken" | "sourceTrouble" | "strange" | "tooOften">;

const again = "It is asked again by itself.";

const sentences = {
  badAddress: "The weather service's address isn't on the web.",
  broken: `The forecast can't be fetched. ${again}`,
  dns: `The weather service's name isn't known; the internet may be down. ${again}`,
  forbiddenAddress: "The weather service's address leads to a place in this house.",
  redirects: "The weather service's address leads on without end.",
  refused: `The weather service can't be reached. ${again}`,
  reset: `The weather service broke off its answer. ${again}`,
  sourceTrouble: `The weather service has trouble of its own. ${again}`,
  strange: `The weather service's answer isn't a forecast. ${again}`,
  timeout: `The weather service took too long to answer. ${again}`,
  tls: "The weather service's certificate isn't valid.",
  tooLarge: "The weather service's answer is too large.",
  tooOften: `The weather service was asked too often. ${again}`,
} as const satisfies Record<WeatherErrorCode, string>;

/** What is wrong, in plain English. */
export const weatherErrorSentence = (errorCode: WeatherErrorCode): string => sentences[errorCode];

/** The error code of an answer without a forecast. */
export const weatherErrorForStatus = ({ status }: OutboundAnswer): WeatherErrorCode => {
  if (status === 429) return "tooOften";
  return status >= 500 ? "sourceTrouble" : "strange";
};
