import { createHash, X509Certificate } from "node:crypto";

/** The house's own certificate authority: what phones trust, and what signs for the wall. */
export interface Authority {
  /** The names that it may sign for, fixed when it was made; with each all names below it. */
  readonly names: readonly string[];
  /** What phones trust, PEM. Its key was never stored. */
  readonly root: string;
  /** What signs, PEM. */
  readonly intermediate: string;
  /** The key of what signs, PEM. */
  readonly key: string;
}

/** The wall's own certificate with its chain, and its key; both PEM. */
export interface IssuedLeaf {
  readonly cert: string;
  readonly key: string;
}

/** The private networks of RFC 1918 and RFC 4193, in which homes have their addresses. */
export const privateNetworks = ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"];

const dayMs = 86_400_000;

/** When an authority was made, by its certificate; in milliseconds since 1970. */
export const authorityMadeAt = (certificate: X509Certificate): number =>
  certificate.validFromDate.getTime() + dayMs;

/** The name of a certificate, which phones show. */
export const subjectOf = (pem: string): string =>
  new X509Certificate(pem).subject.replace(/^CN=/, "").replaceAll(/\\(.)/g, "$1");

/** The SHA-256 of a certificate, in pairs of hexadecimal digits, as phones show it. */
export const fingerprintOfCertificate = (pem: string): string =>
  createHash("sha256")
    .update(new X509Certificate(pem).raw)
    .digest("hex")
    .toUpperCase()
    .replaceAll(/(..)(?=.)/g, "$1:");
