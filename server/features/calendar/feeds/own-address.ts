import { isIP } from "node:net";
import { createPlaceOfAddress } from "#server/platform/outbound/address-place.ts";

const placeOf = createPlaceOfAddress();

const isThisMachine = (host: string): boolean => {
  const literal = host.replace(/^\[|\]$/g, "");
  if (isIP(literal) === 0) return host === "localhost" || host.endsWith(".localhost");
  return placeOf(literal) === "here";
};

const portOf = ({ port, protocol }: URL): number =>
  Number(port) || (protocol === "https:" ? 443 : 80);

const hostOf = ({ hostname }: URL): string => hostname.replace(/\.$/, "");

/** Host and port of an address, in the form of `LOCAL_HOSTS`. */
export const hostAndPort = (address: string): string => {
  const url = new URL(address);
  return `${hostOf(url)}:${portOf(url)}`;
};

interface Here {
  /** The host names of this wall, in lower case. */
  readonly ownNames: ReadonlySet<string>;
  /** Other programs on this machine that the operator allows to be requested: `host:port`. */
  readonly localHosts: readonly string[];
}

/** Recognizes addresses of the wall itself, or of this machine where the operator didn't allow them. */
export const createOwnAddressCheck =
  ({ ownNames, localHosts }: Here) =>
  (address: string, ownPort: number | undefined): boolean => {
    const url = new URL(address);
    const host = hostOf(url);
    if (!ownNames.has(host) && !isThisMachine(host)) return false;
    return portOf(url) === ownPort || !localHosts.includes(hostAndPort(address));
  };
