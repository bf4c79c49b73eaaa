import type { Request } from "express";
import { plainAddress, throttledAddress } from "#server/http/security/addresses.ts";
import { cookieNames, readTokenCookie } from "./cookies.ts";
import type { StoredDevice } from "./device-store.ts";
import { deviceLabel } from "./device-label.ts";
import type { DeviceCookies } from "./devices.ts";

/** The browser that a request came from, as far as its cookies and its address tell. */
export interface RequestBrowser {
  /** Where the connection came from. */
  readonly address: string;
  /** The address, or its network, that tries without a known cookie count for. */
  readonly network: string;
  /** What a person would call it. */
  readonly label: string;
  readonly wall: StoredDevice | null;
  readonly phone: StoredDevice | null;
  readonly unlockToken: string | null;
}

/** Reads who a request came from. */
export const browserOfRequest = (request: Request, devices: DeviceCookies): RequestBrowser => {
  const { cookie, "user-agent": userAgent } = request.headers;
  const address = plainAddress(request.ip);
  return {
    address,
    network: throttledAddress(address),
    label: deviceLabel(userAgent),
    wall: devices.find("wall", readTokenCookie(cookie, cookieNames.wall)),
    phone: devices.find("phone", readTokenCookie(cookie, cookieNames.phone)),
    unlockToken: readTokenCookie(cookie, cookieNames.unlock),
  };
};

/** What a browser's PIN tries count for: a device with a throttle of its own, else its address. */
export const throttleKeyOf = ({ phone, wall, network }: RequestBrowser): string => {
  const own = [phone, wall].find((device) => device?.ownThrottle === true);
  return own == null ? `address ${network}` : `device ${own.id}`;
};
