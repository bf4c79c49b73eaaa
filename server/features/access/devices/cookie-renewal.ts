import type { Request, Response } from "express";
import { serializeCookie } from "#server/http/security/set-cookie.ts";
import { cookieNameOf } from "#server/http/cookie-names.ts";
import { readTokenCookie } from "#server/http/security/token-cookies.ts";
import type { StoredDevice } from "./device-store.ts";
import { cookieLifeSec, type DeviceCookies } from "./device-cookies.ts";

/** Gives a browser the cookie of a device. */
export const giveCookie = (
  request: Request,
  response: Response,
  kind: StoredDevice["kind"],
  token: string,
): void =>
  void response.append(
    "Set-Cookie",
    serializeCookie(cookieNameOf(kind, request), token, {
      maxAgeSec: cookieLifeSec[kind],
      secure: request.secure,
    }),
  );

/** Creates the renewal of cookies: it records that a device is in use, and renews the cookie of its request. */
export const createCookieRenewal =
  (devices: DeviceCookies) =>
  (request: Request, device: StoredDevice | null): void => {
    if (device === null || !devices.noteUse(device)) return;
    const token = readTokenCookie(request.headers.cookie, cookieNameOf(device.kind, request));
    if (token !== null && device.seenAt !== null && request.res !== undefined)
      giveCookie(request, request.res, device.kind, token);
  };
