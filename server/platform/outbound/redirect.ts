import { unescape } from "node:querystring";
import { OutboundError } from "./failure.ts";
import type { OutboundRequest } from "./outbound.ts";
import type { OutboundReach } from "./reach.ts";
import type { ReachedHost } from "./reached-host.ts";

/** One request of a chain: where to, and what may be said there. */
export interface Hop {
  readonly url: URL;
  readonly method: NonNullable<OutboundRequest["method"]>;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array | undefined;
  /** Where this host may be; further than the internet only for the one that was given. */
  readonly reach: OutboundReach;
}

/** What another origin may hear; any other header could be a credential. */
const harmless = new Set([
  "accept",
  "accept-language",
  "if-modified-since",
  "if-none-match",
  "user-agent",
]);

const redirects = new Set([301, 302, 303, 307, 308]);

/** An address to go to; only http and https are web addresses. */
export const parseAddress = (address: string, base?: URL): URL => {
  const url = URL.parse(address, base?.href);
  if (url === null || !/^https?:$/.test(url.protocol) || url.hostname === "")
    throw new OutboundError("badAddress");
  return url;
};

/** The step from plain http to https on the same machine is no move to another place. */
const isSamePlace = (from: URL, to: URL): boolean =>
  from.hostname === to.hostname &&
  (from.origin === to.origin ||
    (from.protocol === "http:" && from.port === "" && to.protocol === "https:" && to.port === ""));

const reachOf = ({ operatorHost = false, onlyPrivate }: OutboundRequest): OutboundReach => {
  const reach = operatorHost === true ? "anywhere" : operatorHost || "internet";
  return onlyPrivate === true ? `${reach}, private` : reach;
};

/** The first hop; a name and password in the address become a header, so that they stay with its origin. */
export const firstHop = (request: OutboundRequest): Hop => {
  const url = parseAddress(request.url);
  const headers = Object.fromEntries(
    Object.entries(request.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]),
  );
  if (url.username !== "" || url.password !== "") {
    const pair = `${unescape(url.username)}:${unescape(url.password)}`;
    headers["authorization"] ??= `Basic ${Buffer.from(pair).toString("base64")}`;
    url.username = "";
    url.password = "";
  }
  return {
    url,
    method: request.method ?? "GET",
    headers,
    body: request.body,
    reach: reachOf(request),
  };
};

const portOf = ({ port, protocol }: URL): string => port || (protocol === "https:" ? "443" : "80");

/**
 * How far a redirect may lead. What was named is a host with its port, so only these stay reachable on this machine; a
 * host of the house stays at the addresses that it had, so that its name can't come to mean another device meanwhile.
 */
const reachAfter = (hop: Hop, url: URL, { place, addresses }: ReachedHost): OutboundReach => {
  const isUsual = hop.reach === "anywhere" || hop.reach === "house";
  if (!isSamePlace(hop.url, url) || (!isUsual && typeof hop.reach === "string")) return "internet";
  if (typeof hop.reach === "object") return hop.reach;
  if (hop.reach === "anywhere" && portOf(hop.url) === portOf(url)) return "anywhere";
  return place === "house" ? { pinned: addresses } : "internet";
};

/** What an answer says about where to go on. */
interface AnswerHead {
  readonly status: number;
  readonly location: string | undefined;
}

/** Where an answer sends us, or null when it is the answer itself. */
export const nextHop = (
  hop: Hop,
  { status, location }: AnswerHead,
  reached: ReachedHost,
): Hop | null => {
  if (!redirects.has(status) || location === undefined) return null;
  const url = parseAddress(location, hop.url);
  url.username = "";
  url.password = "";
  const samePlace = isSamePlace(hop.url, url);
  const becomesGet = status === 303 || (status < 303 && hop.method === "POST");
  // What was meant for one host isn't told to another.
  if (!samePlace && !becomesGet && hop.body !== undefined) throw new OutboundError("redirects");
  const keeps = (name: string): boolean =>
    (samePlace || harmless.has(name)) && !(becomesGet && name.startsWith("content-"));
  return {
    url,
    method: becomesGet ? "GET" : hop.method,
    headers: Object.fromEntries(Object.entries(hop.headers).filter(([name]) => keeps(name))),
    body: becomesGet ? undefined : hop.body,
    reach: reachAfter(hop, url, reached),
  };
};
