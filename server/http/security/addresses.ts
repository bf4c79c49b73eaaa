import ipaddr from "ipaddr.js";

/** An address as one machine is always spelled: IPv4 also where it came mapped into IPv6, and without a zone. */
export const plainAddress = (address: string | undefined): string => {
  if (address === undefined || !ipaddr.isValid(address)) return "unknown";
  return ipaddr.process(address).toString().replace(/%.*$/, "");
};

/** What PIN tries of an address count for: itself, or the /64 that an IPv6 machine may choose from at will. */
export const throttledAddress = (address: string): string => {
  if (!ipaddr.IPv6.isValid(address)) return address;
  const network = ipaddr.IPv6.parse(address).parts.map((part, n) => (n < 4 ? part : 0));
  return `${new ipaddr.IPv6(network).toString()}/64`;
};

/** Whether a name or address only ever means this machine itself. */
export const isLoopback = (host: string): boolean =>
  host === "localhost" || (ipaddr.isValid(host) && ipaddr.process(host).range() === "loopback");
