import type { Request } from "express";
import { isHouseHttps } from "./security/house-https-requests.ts";

/** The names of the wall's cookies; they carry a prefix because other programs on the same host see them too. */
export const cookieNames = {
  wall: "family_wall_device",
  phone: "family_wall_session",
  unlock: "family_wall_unlock",
  sitter: "family_wall_sitter",
} as const;

/** One of the wall's cookies. */
export type CookieKind = keyof typeof cookieNames;

/**
 * The name of a cookie as a request's browser has it. Where the house's own authority serves https beside http, those of
 * https have another one, which browsers take from https alone: http neither overwrites nor sends those of https.
 */
export const cookieNameOf = (kind: CookieKind, request: Pick<Request, "socket">): string =>
  isHouseHttps(request) ? `__Secure-${cookieNames[kind]}` : cookieNames[kind];
