import { createPrivateKey, X509Certificate } from "node:crypto";
import { readFileSync } from "node:fs";
import { isIP } from "node:net";
import { plainAddress } from "#server/platform/plain-address.ts";
import type { Authority, IssuedLeaf } from "./authority/authority.ts";
import type { HouseNetwork } from "./house-network.ts";

/** The wall's own certificate, with what it says. */
export interface Leaf extends IssuedLeaf, HouseNetwork {
  readonly from: number;
  /** In milliseconds since 1970. */
  readonly endsAt: number;
}

/** Two months before its end another one is issued, so that a wall that was off for weeks comes back with a good one. */
const renewBeforeMs = 60 * 86_400_000;

/** Reads what a certificate says. */
export const readLeaf = (issued: IssuedLeaf): Leaf => {
  const certificate = new X509Certificate(issued.cert);
  const said = (certificate.subjectAltName ?? "").split(", ");
  const values = said.map((word) => word.replace(/^(DNS|IP Address):/, ""));
  return {
    ...issued,
    names: values.filter((value) => isIP(value) === 0),
    addresses: values.filter((value) => isIP(value) !== 0).map((value) => plainAddress(value)),
    from: certificate.validFromDate.getTime(),
    endsAt: certificate.validToDate.getTime(),
  };
};

/** The certificate that an earlier start issued; null where there is none that this authority signed, with its key. */
export const readStoredLeaf = (file: string, { intermediate }: Authority): Leaf | null => {
  try {
    const text = readFileSync(file, "utf8");
    const keyAt = text.indexOf("-----BEGIN PRIVATE KEY-----");
    const leaf = { cert: text.slice(0, keyAt), key: text.slice(keyAt) };
    const issuer = new X509Certificate(intermediate);
    const certificate = new X509Certificate(leaf.cert);
    const isOurs =
      certificate.verify(issuer.publicKey) &&
      certificate.checkPrivateKey(createPrivateKey(leaf.key));
    return isOurs ? readLeaf(leaf) : null;
  } catch {
    return null;
  }
};

/** Whether another certificate is to be issued: a name or address is new, it ends soon and its authority later, or it was issued by a wrong clock. */
export const isOutdated = (
  leaf: Leaf,
  wanted: HouseNetwork,
  { now, endsAt }: { readonly now: number; readonly endsAt: number },
): boolean =>
  leaf.from > now ||
  (leaf.endsAt - now < renewBeforeMs && leaf.endsAt < endsAt) ||
  wanted.names.some((name) => !leaf.names.includes(name)) ||
  wanted.addresses.some((address) => !leaf.addresses.includes(address));
