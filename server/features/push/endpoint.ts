import { HttpError } from "../../http/errors.ts";

/** Push services of the browsers that phones have: Chrome and its kin, Firefox, Edge, Safari. */
const known =
  /^(fcm\.googleapis\.com|jmt17\.google\.com|([\w-]+\.)+push\.services\.mozilla\.com|([\w-]+\.)+notify\.windows\.com|([\w-]+\.)*push\.apple\.com)$/;

/** Where a subscription's messages may go. */
export interface PushEndpoint {
  /** The operator named its host, which may then be in the house and on plain http. */
  readonly ofOperator: boolean;
}

/** Null where an address is at no push service that is known or that the operator named. */
export const readEndpoint = (address: string, ownHosts: readonly string[]): PushEndpoint | null => {
  const url = URL.parse(address);
  if (url === null || url.username !== "" || url.password !== "") return null;
  if (ownHosts.includes(url.host)) return { ofOperator: true };
  const isKnown = url.protocol === "https:" && url.port === "" && known.test(url.hostname);
  return isKnown ? { ofOperator: false } : null;
};

/** 400 `pushServiceUnknown` unless messages may go there. */
export const requireKnownEndpoint = (address: string, ownHosts: readonly string[]): void => {
  if (readEndpoint(address, ownHosts) !== null) return;
  throw new HttpError(400, "endpoint: this is at no push service that the wall knows.", {
    code: "pushServiceUnknown",
    field: "endpoint",
  });
};
