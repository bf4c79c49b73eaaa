/** Suffixes of hosts that one provider runs: an account there may move between them. */
const providerSuffixes = ["icloud.com", "fastmail.com", "mailbox.org"];

const isBelow = (host: string, parent: string): boolean =>
  host === parent || host.endsWith(`.${parent}`);

const isAddress = (host: string): boolean => host.startsWith("[") || /^[\d.]+$/.test(host);

/**
 * Whether an account's password may be sent to an address that its server named. Over https: the same host with its port,
 * its subdomains, the same provider's hosts, and hosts that a parent allowed; over plain http: the very same place, or
 * its way to https.
 */
export const isInCredentialScope = (
  account: { readonly url: string; readonly hosts: readonly string[] },
  to: URL,
): boolean => {
  const from = new URL(account.url);
  if (to.origin === from.origin) return true;
  if (to.protocol !== "https:") return false;
  if (to.hostname === from.hostname)
    return to.port === from.port || (from.protocol === "http:" && from.port === "");
  if (to.port !== "" && to.port !== from.port) return false;
  if (account.hosts.includes(to.hostname)) return true;
  if (isAddress(from.hostname) || isAddress(to.hostname)) return false;
  if (isBelow(to.hostname, from.hostname)) return true;
  return providerSuffixes.some(
    (suffix) => isBelow(from.hostname, suffix) && isBelow(to.hostname, suffix),
  );
};
