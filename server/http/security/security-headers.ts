import type { RequestHandler } from "express";
import { isLoopback } from "./addresses.ts";
import { hostNameOf } from "./host-check.ts";
import { isHouseHttps } from "./house-https-requests.ts";

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

/** The policy of the page that tries whether its phone trusts the wall: it may ask these origins too. */
export const guidePolicy = (secureOrigins: readonly string[]): string =>
  `${policy}; connect-src 'self' ${secureOrigins.join(" ")}`;

const always = [
  ["X-Content-Type-Options", "nosniff"],
  ["Referrer-Policy", "no-referrer"],
  ["Cross-Origin-Resource-Policy", "same-origin"],
  ["Cross-Origin-Opener-Policy", "same-origin"],
  ["X-Frame-Options", "DENY"],
  ["Permissions-Policy", "camera=(self), microphone=(), geolocation=(), payment=(), usb=()"],
] as const;

/**
 * HSTS applies to every port of a name: on a name that other programs of this machine share, it would lock them out.
 */
const insists = (host: string | undefined): boolean => {
  const name = hostNameOf(host)?.replaceAll(/^\[|\]$/g, "");
  return name !== undefined && !isLoopback(name);
};

/** Sets the headers of every answer; those that insist on https only where the whole wall is on https. */
export const securityHeaders: RequestHandler = (request, response, next) => {
  response.setHeader("Content-Security-Policy", policy);
  for (const [name, value] of always) response.setHeader(name, value);
  // Beside the house's own https plain http goes on, also for phones that don't trust its authority yet.
  if (request.secure && !isHouseHttps(request)) {
    response.setHeader("Content-Security-Policy", `${policy}; upgrade-insecure-requests`);
    if (insists(request.headers.host))
      response.setHeader("Strict-Transport-Security", "max-age=31536000");
  }
  next();
};
