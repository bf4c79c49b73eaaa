import type { Request } from "express";
import type { Https } from "#contract/https.ts";
import { isHouseHttps } from "#server/http/security/house-https-requests.ts";
import type { HouseHttps } from "./house-https.ts";
import type { HouseNetwork } from "./house-network.ts";

/** http's own port, which browsers leave out of an address. */
const usualPort = "80";
const portOf = (host: string | undefined): string =>
  /:(\d{1,5})$/.exec(host ?? "")?.[1] ?? usualPort;

/** The origins by which a page on plain http may try whether its phone trusts the wall; empty where there is nothing to try. */
export const secureOrigins = (
  { state }: Pick<HouseHttps, "state">,
  request: Pick<Request, "headers" | "socket">,
): string[] => {
  const leaf = state()?.leaf ?? null;
  if (leaf === null || isHouseHttps(request)) return [];
  const port = portOf(request.headers.host);
  // A policy can't name an address of IPv6.
  const hosts = [...leaf.names, ...leaf.addresses].filter((host) => !host.includes(":"));
  return hosts.map((host) => `https://${host}:${port}`);
};

interface PhoneAddresses {
  /** The addresses that this wall has for phones. */
  readonly phoneUrls: readonly string[];
  /** Whether other machines reach the wall at all. */
  readonly isReachable: boolean;
  /** The port that it listens on. */
  readonly port: number | undefined;
}

/** The addresses on plain http that the wall's certificate names too; its `.local` name where it says none of the others. */
const coveredUrls = (
  leaf: HouseNetwork,
  { phoneUrls, isReachable, port }: PhoneAddresses,
): URL[] => {
  const known = phoneUrls
    .map((url) => new URL(url))
    .filter(({ hostname }) =>
      [...leaf.names, ...leaf.addresses].includes(hostname.replaceAll(/^\[|\]$/g, "")),
    );
  const name = leaf.names.find((one) => one.endsWith(".local"));
  if (known.length > 0 || name === undefined || !isReachable) return known;
  return [new URL(`http://${name}:${port ?? usualPort}/m/`)];
};

/** The https addresses for phones, and where a phone is led there. */
export const secureUrls = (
  by: Https["by"],
  { state }: Pick<HouseHttps, "state">,
  addresses: PhoneAddresses,
): Pick<Https, "urls" | "guideUrls"> => {
  if (by !== "authority")
    return { urls: addresses.phoneUrls.filter((url) => url.startsWith("https:")), guideUrls: [] };
  const leaf = state()?.leaf ?? null;
  const covered = leaf === null ? [] : coveredUrls(leaf, addresses);
  return {
    urls: covered.map(
      ({ host, port }) => `https://${port === "" ? `${host}:${usualPort}` : host}/m/`,
    ),
    guideUrls: covered.map((url) => new URL("/m/secure", url).href),
  };
};
