import { isIP } from "node:net";
import { networkInterfaces } from "node:os";
import ipaddr from "ipaddr.js";
import { plainAddress } from "#server/platform/plain-address.ts";
import { privateNetworks } from "./authority/authority.ts";

/** How phones may call the wall at home. */
export interface HouseNetwork {
  /** Names of two parts at least, in lower case. */
  readonly names: readonly string[];
  /** Addresses in the private networks. */
  readonly addresses: readonly string[];
}

const mostAddresses = 50;
const label = "[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?";
/** One label alone may be a whole top-level domain: a machine called `kitchen` must not be able to sign for all of `.kitchen`. */
const nameOfTwoParts = new RegExp(`^(${label}\\.)+${label}$`);

const containerId = /^[0-9a-f]{12}(\.|$)/;
/** What Kubernetes puts behind a pod's name; its letters make no word. */
const ofPod = /-[bcdfghjklmnpqrstvwxz2456789]{6,10}-[bcdfghjklmnpqrstvwxz2456789]{5}(\.|$)/;

/** Whether a name is a container's or a pod's, which is another one after each update and which nobody types. */
export const isContainerName = (name: string): boolean =>
  containerId.test(name) || ofPod.test(name);

const networks = privateNetworks.map((network) => ipaddr.parseCIDR(network));

/** Whether an address is in one of the private networks, for which the house's authority may sign. */
export const isPrivateAddress = (address: string): boolean => {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  return networks.some(
    ([network, bits]) => network.kind() === parsed.kind() && parsed.match(network, bits),
  );
};

/** What of a wall's names and of this machine's addresses a certificate of the house's own may say. */
export const certifiable = (names: Iterable<string>, addresses: Iterable<string>): HouseNetwork => {
  const all = [...names].map((name) => name.replaceAll(/^\[|\]$/g, ""));
  const isAddress = (name: string): boolean => isIP(name) !== 0;
  const known = [...all.filter(isAddress), ...addresses].map((address) => plainAddress(address));
  return {
    names: all.filter((name) => !isAddress(name) && nameOfTwoParts.test(name)).toSorted(),
    addresses: [...new Set(known)].filter(isPrivateAddress).toSorted().slice(0, mostAddresses),
  };
};

/** The addresses of this machine as they are now. */
export const machineAddresses = (): string[] =>
  Object.values(networkInterfaces())
    .flat()
    .flatMap((face) => (face === undefined || face.internal ? [] : [face.address]));
