import type { LookupAddress } from "node:dns";
import { lookup as systemLookup } from "node:dns/promises";
import { isIP, type LookupFunction } from "node:net";
import type { AddressPlace, PlaceOfAddress } from "./address-place.ts";
import { failureOf, OutboundError } from "./failure.ts";

/** All addresses of a name. */
export type ResolveHost = (hostname: string) => Promise<readonly LookupAddress[]>;

/** The system's own resolver, hosts file included. */
export const systemResolve: ResolveHost = (hostname) => systemLookup(hostname, { all: true });

/** The places that a request may go to; a private one stays off the internet. Null: any place. */
const placesWithin = {
  internet: ["internet"],
  house: ["internet", "house"],
  machine: ["internet", "house", "here"],
  anywhere: null,
  "internet, private": [],
  "house, private": ["house"],
  "machine, private": ["house", "here"],
  "anywhere, private": ["house", "here", "nowhere"],
} as const satisfies Readonly<Record<string, readonly AddressPlace[] | null>>;

/**
 * How far a request may go: to the open internet, also to the house's other machines, to this machine too, or anywhere;
 * after a redirect on a machine of the house to these addresses of it alone.
 */
export type OutboundReach =
  | keyof typeof placesWithin
  | { readonly pinned: readonly LookupAddress[] };

/** The name or address of a URL's host as sockets know it. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, "");

const byFamily = (a: LookupAddress, b: LookupAddress): number => a.family - b.family;

/** Creates the decision which of a host's addresses a request may be sent to. */
export const createReachCheck = (resolve: ResolveHost, placeOf: PlaceOfAddress) => {
  const isWithin = (address: string, reach: OutboundReach): boolean => {
    if (reach === "anywhere") return true;
    const place = placeOf(address);
    if (typeof reach === "object")
      return place !== "here" && reach.pinned.some((each) => each.address === address);
    const places: readonly AddressPlace[] | null = placesWithin[reach];
    return places === null || places.includes(place);
  };

  /** The addresses that may be asked, IPv4 first; rejects with an OutboundError where there is none. */
  const usableAddresses = async (host: string, reach: OutboundReach): Promise<LookupAddress[]> => {
    const family = isIP(host);
    const found =
      family !== 0
        ? [{ address: host, family }]
        : typeof reach === "object"
          ? reach.pinned
          : await resolve(host);
    if (found.length === 0) throw new OutboundError("dns");
    const usable = found.filter(({ address }) => isWithin(address, reach));
    if (usable.length === 0) throw new OutboundError("forbiddenAddress");
    return usable.toSorted(byFamily);
  };

  return {
    usableAddresses,
    /** A lookup for sockets that checks what it answers, so that the checked address is the one connected to. */
    lookupWithin:
      (
        reach: OutboundReach,
        found: (host: string, addresses: readonly LookupAddress[]) => void,
      ): LookupFunction =>
      (hostname, options, callback) => {
        usableAddresses(hostname, reach).then(
          (addresses) => {
            found(hostname, addresses);
            const [first] = addresses;
            if (options.all === true || first === undefined) callback(null, addresses);
            else callback(null, first.address, first.family);
          },
          (error: unknown) => callback(failureOf(error), []),
        );
      },
  };
};
