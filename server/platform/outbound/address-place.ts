import { isIP } from "node:net";
import { networkInterfaces } from "node:os";
import ipaddr from "ipaddr.js";
import { plainAddress } from "../plain-address.ts";

/** Where an address leads: to this machine, to another one of the house, to the open internet, or where nothing is asked. */
export const addressPlaces = ["here", "house", "internet", "nowhere"] as const;
export type AddressPlace = (typeof addressPlaces)[number];

export type PlaceOfAddress = (address: string) => AddressPlace;

const globalIPv6 = ipaddr.IPv6.parseCIDR("2000::/3");

/** A cloud's metadata stands in the range that homes use. */
const metadata = new Set(["fd00:ec2::254", "fd20:ce::254"]);

const systemAddresses = (): string[] =>
  Object.values(networkInterfaces()).flatMap((each) => (each ?? []).map(({ address }) => address));

/** Creates the decision about addresses, of which this machine has `own`, also global ones. */
export const createPlaceOfAddress =
  (own: () => readonly string[] = systemAddresses): PlaceOfAddress =>
  (address) => {
    if (isIP(address) === 0 || !ipaddr.isValid(address)) return "nowhere";
    // An IPv4 address that is mapped into IPv6 is the same machine, but nobody writes it so without a purpose.
    const meant = ipaddr.process(address).range();
    const isOwn = (): boolean => own().some((each) => plainAddress(each) === plainAddress(address));
    if (meant === "loopback" || meant === "unspecified" || isOwn()) return "here";
    const parsed = ipaddr.parse(address);
    const range = parsed.range();
    if (range === "private" || range === "uniqueLocal")
      return metadata.has(parsed.toString()) ? "nowhere" : "house";
    const isGlobal = parsed instanceof ipaddr.IPv4 || parsed.match(globalIPv6);
    return range === "unicast" && isGlobal ? "internet" : "nowhere";
  };
