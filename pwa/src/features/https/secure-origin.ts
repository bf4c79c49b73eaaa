import type { Https } from "#contract/https.ts";

/** http's own port, which an address leaves out. */
const usualPort = "80";

/** The https origin that this page's phone goes on at: the same name where the certificate says it, else the wall's best one. */
export const secureOriginOf = (
  { authority, urls }: Pick<Https, "authority" | "urls">,
  { hostname, port }: Pick<Location, "hostname" | "port">,
): string | undefined => {
  const leaf = authority?.leaf;
  const host = hostname.replaceAll(/^\[|\]$/g, "");
  if (leaf != null && [...leaf.names, ...leaf.addresses].includes(host))
    return `https://${hostname}:${port === "" ? usualPort : port}`;
  const [best] = urls;
  return best === undefined ? undefined : new URL(best).origin;
};
