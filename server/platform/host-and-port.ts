/** The port of an address, also where it isn't written. */
export const portOf = ({ port, protocol }: URL): number =>
  Number(port) || (protocol === "https:" ? 443 : 80);

/** The host of an address, without the dot that a whole name may end in. */
export const plainHostOf = ({ hostname }: URL): string => hostname.replace(/\.$/, "");

/** Host and port of an address, such as `localhost:5232`. */
export const hostAndPort = (address: string): string => {
  const url = new URL(address);
  return `${plainHostOf(url)}:${portOf(url)}`;
};
