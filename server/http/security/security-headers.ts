import type { RequestHandler } from "express";
import { isLoopback } from "./addresses.ts";
import { hostNameOf } from "./host-checks.ts";

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
  ["Permissions-Policy", "camera=(self), microphone=(), geolocation=(), payment=(), usb=()"],
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
