import { createPrivateKey, X509Certificate } from "node:crypto";
import { readFileSync } from "node:fs";
import { createSecureContext } from "node:tls";
import { collectProblems, ConfigError } from "../platform/config-error.ts";

/** Where the operator keeps a certificate with its chain, and its private key; both PEM. */
export interface CertificateFiles {
  readonly cert: string;
  readonly key: string;
}

/** A pair that fits together, ready to be shown to browsers. */
export interface Certificate {
  readonly cert: string;
  readonly key: string;
  /** When browsers stop to trust it, in milliseconds since 1970. */
  readonly endsAt: number;
}

type Variable = "TLS_CERT" | "TLS_KEY";

const complain = (where: Variable, message: string): never => {
  throw new ConfigError([{ where, message }]);
};

const read = (where: Variable, file: string): string => {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return complain(where, `the file can't be read: ${reason}`);
  }
};

const leafOf = (pem: string, file: string): X509Certificate => {
  try {
    return new X509Certificate(pem);
  } catch {
    return complain(
      "TLS_CERT",
      `${file} holds no certificate; expected PEM, which begins with -----BEGIN CERTIFICATE-----`,
    );
  }
};

const checkKey = (pem: string, file: string): ReturnType<typeof createPrivateKey> => {
  if (pem.includes("ENCRYPTED"))
    return complain("TLS_KEY", `${file} is locked by a passphrase; expected a key without one`);
  try {
    return createPrivateKey(pem);
  } catch {
    return complain(
      "TLS_KEY",
      `${file} holds no private key; expected PEM, which begins with -----BEGIN PRIVATE KEY-----`,
    );
  }
};

/** Reads a certificate and its key; throws a ConfigError where one can't be read or they don't belong together. */
export const readCertificate = (files: CertificateFiles): Certificate => {
  const { tried, throwAny } = collectProblems();
  const cert = tried(() => read("TLS_CERT", files.cert));
  const key = tried(() => read("TLS_KEY", files.key));
  const leaf = cert === undefined ? undefined : tried(() => leafOf(cert, files.cert));
  const own = key === undefined ? undefined : tried(() => checkKey(key, files.key));
  throwAny();
  if (cert === undefined || key === undefined || leaf === undefined || own === undefined)
    throw new Error("a pair without problems is complete");
  if (!leaf.checkPrivateKey(own))
    complain("TLS_KEY", `${files.key} doesn't belong to the certificate in ${files.cert}`);
  try {
    createSecureContext({ cert, key });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    complain("TLS_CERT", `${files.cert} can't be used: ${reason}`);
  }
  return { cert, key, endsAt: leaf.validToDate.getTime() };
};
