import type { LookupAddress } from "node:dns";
import { lookup as systemLookup } from "node:dns/promises";
import { isIP, type LookupFunction } from "node:net";
import { networkInterfaces } from "node:os";
import ipaddr from "ipaddr.js";
import { failureOf, OutboundError } from "./failure.ts";

/** All addresses of a name. */
export type ResolveHost = (hostname: string) => Promise<readonly LookupAddress[]>;

/** The system's own resolver, hosts file included. */
export const systemResolve: ResolveHost = (hostname) => systemLookup(hostname, { all: true });

const globalIPv6 = ipaddr.IPv6.parseCIDR("2000::/3");

/** True only for an address on the open internet: not private, loopback, link-local, multicast, reserved, mapped or tunnelled. */
export const isPublicAddress = (address: string): boolean => {
  if (isIP(address) === 0 || !ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== "unicast") return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(globalIPv6);
};

/** How far a request may go: to the open internet, also to the house's other machines, or anywhere. */
export type OutboundReach = "internet" | "house" | "anywhere";

/** A cloud's metadata stands in the range that homes use. */
const metadata = new Set(["fd00:ec2::254", "fd20:ce::254"]);

const isOurs = (address: string): boolean =>
  Object.values(networkInterfaces()).some((each) =>
    each?.some((own) => ipaddr.parse(own.address).toString() === address),
  );

/** True for another machine of the house: a private address that is neither this machine's nor a cloud's metadata. */
const isHouseAddress = (address: string): boolean => {
  if (isIP(address) === 0 || !ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  const plain = parsed.toString();
  return (
    (parsed.range() === "private" || parsed.range() === "uniqueLocal") &&
    !metadata.has(plain) &&
    !isOurs(plain)
  );
};

/** True where a request that may go so far may be sent to an address. */
export const isWithinReach = (address: string, reach: OutboundReach): boolean =>
  reach === "anywhere" ||
  isPublicAddress(address) ||
  (reach === "house" && isHouseAddress(address));

const byFamily = (a: LookupAddress, b: LookupAddress): number => a.family - b.family;

const checkedAddresses = async (
  resolve: ResolveHost,
  hostname: string,
  reach: OutboundReach,
): Promise<LookupAddress[]> => {
  const found = await resolve(hostname);
  if (found.length === 0) throw new OutboundError("dns");
  const usable = found.filter(({ address }) => isWithinReach(address, reach));
  if (usable.length === 0) throw new OutboundError("forbiddenAddress");
  return usable.toSorted(byFamily);
};

/** A lookup for sockets that checks what it answers, so that the checked address is the one connected to; IPv4 first. */
export const checkedLookup =
  (resolve: ResolveHost, reach: OutboundReach): LookupFunction =>
  (hostname, options, callback) => {
    checkedAddresses(resolve, hostname, reach).then(
      (addresses) => {
        const [first] = addresses;
        if (options.all === true || first === undefined) callback(null, addresses);
        else callback(null, first.address, first.family);
      },
      (error: unknown) => callback(failureOf(error), []),
    );
  };
