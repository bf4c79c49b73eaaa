import { isIP } from "node:net";
import { hostAndPort, plainHostOf, portOf } from "#server/platform/host-and-port.ts";
import { createPlaceOfAddress } from "#server/platform/outbound/address-place.ts";

const placeOf = createPlaceOfAddress();

const isThisMachine = (host: string): boolean => {
  const literal = host.replace(/^\[|\]$/g, "");
  if (isIP(literal) === 0) return host === "localhost" || host.endsWith(".localhost");
  return placeOf(literal) === "here";
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
    const host = plainHostOf(url);
    if (!ownNames.has(host) && !isThisMachine(host)) return false;
    return portOf(url) === ownPort || !localHosts.includes(hostAndPort(address));
  };
