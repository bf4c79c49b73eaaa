import ipaddr from "ipaddr.js";

/** The canonical form of an address: IPv4 also where it is mapped into IPv6, and without a zone; `unknown` of anything else. */
export const plainAddress = (address: string | undefined): string => {
  if (address === undefined || !ipaddr.isValid(address)) return "unknown";
  return ipaddr.process(address).toString().replace(/%.*$/, "");
};
