import type { LookupAddress } from "node:dns";
import { lookup as systemLookup } from "node:dns/promises";
import { isIP, type LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";
import { failureOf, OutboundError } from "./failure.ts";

/** All addresses of a name. */
export type Resolve = (hostname: string) => Promise<readonly LookupAddress[]>;

/** The system's own resolver, hosts file included. */
export const systemResolve: Resolve = (hostname) => systemLookup(hostname, { all: true });

const globalIPv6 = ipaddr.IPv6.parseCIDR("2000::/3");

/** True only for an address on the open internet: not private, loopback, link-local, multicast, reserved, mapped or tunnelled. */
export const isPublicAddress = (address: string): boolean => {
  if (isIP(address) === 0 || !ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== "unicast") return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(globalIPv6);
};

const byFamily = (a: LookupAddress, b: LookupAddress): number => a.family - b.family;

const checkedAddresses = async (
  resolve: Resolve,
  hostname: string,
  mayBePrivate: boolean,
): Promise<LookupAddress[]> => {
  const found = await resolve(hostname);
  if (found.length === 0) throw new OutboundError("dns");
  const usable = mayBePrivate
    ? [...found]
    : found.filter(({ address }) => isPublicAddress(address));
  if (usable.length === 0) throw new OutboundError("forbiddenAddress");
  return usable.toSorted(byFamily);
};

/** A lookup for sockets that checks what it answers, so that the checked address is the one connected to; IPv4 first. */
export const checkedLookup =
  (resolve: Resolve, mayBePrivate: boolean): LookupFunction =>
  (hostname, options, callback) => {
    checkedAddresses(resolve, hostname, mayBePrivate).then(
      (addresses) => {
        const [first] = addresses;
        if (options.all === true || first === undefined) callback(null, addresses);
        else callback(null, first.address, first.family);
      },
      (error: unknown) => callback(failureOf(error), []),
    );
  };
