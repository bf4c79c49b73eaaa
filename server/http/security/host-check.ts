import { hostname } from "node:os";
import type { RequestHandler } from "express";
import { isIP } from "node:net";
import { apiSentence } from "../../platform/api-sentence.ts";
import { HttpError, InvalidInput } from "../../platform/errors.ts";

interface GateAddresses {
  readonly allowedHosts: readonly string[];
  readonly publicUrl: string | undefined;
}

const localSuffixes = ["", ".local", ".lan", ".home.arpa", ".internal"];

/** The name in a Host header, in lower case and without port; null where it is invalid. */
export const hostNameOf = (host: string | undefined): string | null => {
  const match = /^(\[[0-9a-f:.%]+\]|[^:/?#@\\\s]+)(?::\d{1,5})?$/i.exec(host ?? "");
  return match?.[1]?.toLowerCase().replace(/\.$/, "") ?? null;
};

/** The names of this wall in addition to its addresses, in lower case. */
export const ownNames = ({ allowedHosts, publicUrl }: GateAddresses): ReadonlySet<string> => {
  const machine = hostname().toLowerCase().split(".")[0] ?? "";
  return new Set([
    "localhost",
    ...localSuffixes.map((suffix) => machine + suffix),
    ...allowedHosts.map((host) => hostNameOf(host) ?? host.toLowerCase()),
    ...(publicUrl === undefined ? [] : [new URL(publicUrl).hostname]),
  ]);
};

/** The host that a request target names itself, as in `GET http://wall.lan/ HTTP/1.1`; undefined where it is a path. */
const targetHost = (target: string): string | undefined =>
  /^[a-z][a-z0-9+.-]*:\/\/([^/?#]*)/i.exec(target)?.[1];

/** Refuses requests for names that don't belong to this machine, which prevents DNS rebinding. */
export const checkHost = (gateAddresses: GateAddresses): RequestHandler => {
  const known = ownNames(gateAddresses);
  const requireOwn = (host: string | undefined): void => {
    const name = hostNameOf(host);
    const isAddress = name !== null && isIP(name.replace(/^\[|\]$/g, "")) !== 0;
    if (name === null || (!isAddress && !known.has(name)))
      throw new HttpError(421, apiSentence("wrongHost", { name: name ?? "" }), {
        code: "wrongHost",
        field: "ALLOWED_HOSTS",
      });
  };
  return (request, _response, next) => {
    // Node takes the first of two, a proxy before it may have looked at the other.
    if ((request.headersDistinct["host"]?.length ?? 0) > 1)
      throw new InvalidInput("Host", apiSentence("invalid.hostTwice"));
    requireOwn(request.headers.host);
    // RFC 9112 (3.2.2) lets a target's host win over the header.
    const target = request.originalUrl;
    if (!target.startsWith("/") && target !== "*") requireOwn(targetHost(target));
    next();
  };
};
