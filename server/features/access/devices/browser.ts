import type { Request } from "express";
import { throttledAddress } from "#server/http/security/addresses.ts";
import { plainAddress } from "#server/platform/plain-address.ts";
import { isLocalRequest } from "#server/http/security/this-machine.ts";
import { type CookieKind, cookieNameOf } from "#server/http/cookie-names.ts";
import { readBearerToken, readTokenCookie } from "#server/http/security/token-cookies.ts";
import type { StoredDevice } from "./device-store.ts";
import { deviceLabel } from "./device-label.ts";
import type { DeviceCookies } from "./device-cookies.ts";

/** The browser that sent a request, as far as its cookies and address show. */
export interface RequestBrowser {
  /** The address of the connection. */
  readonly address: string;
  /** The address, or its network, whose throttle counts PIN tries without a known cookie. */
  readonly network: string;
  /** Whether this machine's own screen asks. */
  readonly isLocal: boolean;
  /** The device's label for people. */
  readonly label: string;
  readonly wall: StoredDevice | null;
  readonly phone: StoredDevice | null;
  readonly unlockToken: string | null;
}

/** Identifies the browser that sent a request. */
export const browserOfRequest = (request: Request, devices: DeviceCookies): RequestBrowser => {
  const { cookie, authorization, "user-agent": userAgent } = request.headers;
  const tokenOf = (kind: CookieKind): string | null =>
    readTokenCookie(cookie, cookieNameOf(kind, request));
  const phoneToken = readBearerToken(authorization) ?? tokenOf("phone");
  const address = plainAddress(request.ip);
  const about = {
    network: throttledAddress(address),
    isLocal: isLocalRequest(request),
    label: deviceLabel(userAgent),
  };
  return {
    ...{ address, ...about },
    wall: devices.findOrStoreWall(tokenOf("wall"), about),
    phone: devices.find("phone", phoneToken),
    unlockToken: tokenOf("unlock"),
  };
};
