import { isIP } from "node:net";
import { networkInterfaces } from "node:os";
import ipaddr from "ipaddr.js";

const isThisMachine = (host: string): boolean => {
  const literal = host.replace(/^\[|\]$/g, "");
  if (isIP(literal) === 0) return host === "localhost" || host.endsWith(".localhost");
  const address = ipaddr.process(literal);
  if (["loopback", "unspecified"].includes(address.range())) return true;
  return Object.values(networkInterfaces()).some((each) =>
    each?.some((own) => ipaddr.process(own.address).toString() === address.toString()),
  );
};

const portOf = ({ port, protocol }: URL): number =>
  Number(port) || (protocol === "https:" ? 443 : 80);

const hostOf = ({ hostname }: URL): string => hostname.replace(/\.$/, "");

/** Host and port of an address, as the operator names them. */
export const hostAndPort = (address: string): string => {
  const url = new URL(address);
  return `${hostOf(url)}:${portOf(url)}`;
};

interface Here {
  /** Names that this wall answers to, in small letters. */
  readonly ownNames: ReadonlySet<string>;
  /** Where the operator says that another program of this machine may be asked: `host:port`. */
  readonly localHosts: readonly string[];
}

/** Tells addresses that lead back to the wall itself, or to this machine where the operator didn't name it. */
export const createOwnAddressCheck =
  ({ ownNames, localHosts }: Here) =>
  (address: string, ownPort: number | undefined): boolean => {
    const url = new URL(address);
    const host = hostOf(url);
    if (!ownNames.has(host) && !isThisMachine(host)) return false;
    return portOf(url) === ownPort || !localHosts.includes(hostAndPort(address));
  };
