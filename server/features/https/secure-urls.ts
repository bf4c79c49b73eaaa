import type { Request } from "express";
import type { Https } from "#contract/https.ts";
import { isHouseHttps } from "#server/http/security/house-https-requests.ts";
import type { HouseHttps } from "./house-https.ts";

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

/** The https addresses for phones, and where a phone is led there, from the addresses that this wall has for phones. */
export const secureUrls = (
  by: Https["by"],
  { state }: Pick<HouseHttps, "state">,
  phoneUrls: readonly string[],
): Pick<Https, "urls" | "guideUrls"> => {
  if (by !== "authority")
    return { urls: phoneUrls.filter((url) => url.startsWith("https:")), guideUrls: [] };
  const leaf = state()?.leaf ?? null;
  const covered = phoneUrls
    .map((url) => new URL(url))
    .filter(({ hostname }) => {
      const host = hostname.replaceAll(/^\[|\]$/g, "");
      return leaf !== null && [...leaf.names, ...leaf.addresses].includes(host);
    });
  return {
    urls: covered.map(({ host, port }) => `https://${port === "" ? `${host}:80` : host}/m/`),
    guideUrls: covered.map((url) => new URL("/m/secure", url).href),
  };
};
