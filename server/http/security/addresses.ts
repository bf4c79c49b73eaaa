import ipaddr from "ipaddr.js";

/**
 * The key under which an address' PIN tries count: itself, or for IPv6 the /64, within which a machine may choose
 * freely.
 */
export const throttledAddress = (address: string): string => {
  if (!ipaddr.IPv6.isValid(address)) return address;
  const network = ipaddr.IPv6.parse(address).parts.map((part, n) => (n < 4 ? part : 0));
  return `${new ipaddr.IPv6(network).toString()}/64`;
};

/** Whether a name or address always means this machine. */
export const isLoopback = (host: string): boolean =>
  host === "localhost" || (ipaddr.isValid(host) && ipaddr.process(host).range() === "loopback");
