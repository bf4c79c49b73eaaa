import { apiSentence } from "../../platform/api-sentence.ts";
import { HttpError } from "../../platform/errors.ts";

/** The push services of phones' browsers: Chrome and its derivatives, Firefox, Edge, Safari. */
const known =
  /^(fcm\.googleapis\.com|jmt17\.google\.com|([\w-]+\.)+push\.services\.mozilla\.com|([\w-]+\.)+notify\.windows\.com|([\w-]+\.)*push\.apple\.com)$/;

/** The push service address of a subscription. */
export interface PushEndpoint {
  /** Whether the operator configured its host, which may then be in the local network and on plain http. */
  readonly ofOperator: boolean;
}

/** Null where the address belongs to no known or configured push service. */
export const readEndpoint = (address: string, ownHosts: readonly string[]): PushEndpoint | null => {
  const url = URL.parse(address);
  if (url === null || url.username !== "" || url.password !== "") return null;
  if (ownHosts.includes(url.host)) return { ofOperator: true };
  const isKnown = url.protocol === "https:" && url.port === "" && known.test(url.hostname);
  return isKnown ? { ofOperator: false } : null;
};

/** Throws 400 `pushServiceUnknown` unless the address belongs to a known or configured push service. */
export const requireKnownEndpoint = (address: string, ownHosts: readonly string[]): void => {
  if (readEndpoint(address, ownHosts) !== null) return;
  throw new HttpError(400, apiSentence("pushServiceUnknown"), {
    code: "pushServiceUnknown",
    field: "endpoint",
  });
};
