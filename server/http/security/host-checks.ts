import { hostname } from "node:os";
import type { RequestHandler } from "express";
import { isIP } from "node:net";
import { isLoopback } from "./addresses.ts";
import { apiSentence } from "../../platform/api-sentence.ts";
import { HttpError } from "../../platform/errors.ts";

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

/** Refuses requests for names that don't belong to this machine, which prevents DNS rebinding. */
export const checkHost = (gateAddresses: GateAddresses): RequestHandler => {
  const known = ownNames(gateAddresses);
  return (request, _response, next) => {
    const name = hostNameOf(request.headers.host);
    const isAddress = name !== null && isIP(name.replace(/^\[|\]$/g, "")) !== 0;
    if (name === null || (!isAddress && !known.has(name)))
      throw new HttpError(421, apiSentence("wrongHost", { name: name ?? "" }), {
        code: "wrongHost",
        field: "ALLOWED_HOSTS",
      });
    next();
  };
};

/** Refuses requests of other web pages; programs send no Origin and pass. */
export const checkOrigin = ({ publicUrl }: GateAddresses): RequestHandler => {
  const ours = publicUrl === undefined ? null : new URL(publicUrl).origin;
  return (request, _response, next) => {
    const { origin } = request.headers;
    const own =
      origin === `http://${request.headers.host}` || origin === `https://${request.headers.host}`;
    if (origin !== undefined && !own && origin !== ours)
      throw new HttpError(403, apiSentence("foreignOrigin"), { code: "foreignOrigin" });
    next();
  };
};

const policy = [
  "default-src 'self'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

/** The policy of the API documentation: Swagger UI needs inline styles and data images; scripts stay strict. */
export const docsPolicy = policy
  .replace("base-uri 'none'", "base-uri 'self'")
  .concat("; style-src 'self' 'unsafe-inline'");

const always = [
  ["X-Content-Type-Options", "nosniff"],
  ["Referrer-Policy", "no-referrer"],
  ["Cross-Origin-Resource-Policy", "same-origin"],
  ["Cross-Origin-Opener-Policy", "same-origin"],
  ["X-Frame-Options", "DENY"],
  ["Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=(), usb=()"],
] as const;

/**
 * HSTS applies to every port of a name: on a name that other programs of this machine share, it would lock them out.
 */
const insists = (host: string | undefined): boolean => {
  const name = hostNameOf(host)?.replaceAll(/^\[|\]$/g, "");
  return name !== undefined && !isLoopback(name);
};

/** Sets the headers of every answer; those that need TLS only on https. */
export const securityHeaders: RequestHandler = (request, response, next) => {
  response.setHeader("Content-Security-Policy", policy);
  for (const [name, value] of always) response.setHeader(name, value);
  if (request.secure) {
    response.setHeader("Content-Security-Policy", `${policy}; upgrade-insecure-requests`);
    if (insists(request.headers.host))
      response.setHeader("Strict-Transport-Security", "max-age=31536000");
  }
  next();
};
