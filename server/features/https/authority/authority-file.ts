import { createPrivateKey, X509Certificate } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { AsnConvert } from "@peculiar/asn1-schema";
import {
  Certificate as Asn1Certificate,
  id_ce_nameConstraints,
  NameConstraints,
} from "@peculiar/asn1-x509";
import { replaceFile } from "#server/platform/replace-file.ts";
import type { Authority } from "./make-authority.ts";

/** The file in CONFIG_DIR that keeps the house's authority: two certificates, and the key of the second. */
export const authorityName = "https-authority.pem";

const block = /-----BEGIN (CERTIFICATE|PRIVATE KEY)-----[\s\S]+?-----END \1-----\n?/g;

/** The names that a certificate's constraints permit. */
const permittedNames = (certificate: X509Certificate): string[] => {
  const { tbsCertificate } = AsnConvert.parse(certificate.raw, Asn1Certificate);
  const found = tbsCertificate.extensions?.find(({ extnID }) => extnID === id_ce_nameConstraints);
  if (found === undefined) return [];
  const { permittedSubtrees } = AsnConvert.parse(found.extnValue.buffer, NameConstraints);
  return (permittedSubtrees ?? []).flatMap(({ base: { dNSName } }) => dNSName ?? []);
};

/** Reads an authority as it is stored; null where its parts don't belong together. */
export const parseAuthority = (text: string): Authority | null => {
  const [root, intermediate, key, more] = [...text.matchAll(block)].map(([pem]) => pem);
  if (root === undefined || intermediate === undefined || key === undefined) return null;
  try {
    const [trusted, signing] = [new X509Certificate(root), new X509Certificate(intermediate)];
    const fits =
      more === undefined &&
      signing.verify(trusted.publicKey) &&
      signing.checkPrivateKey(createPrivateKey(key));
    const names = permittedNames(signing);
    return fits && names.length > 0 ? { root, intermediate, key, names } : null;
  } catch {
    return null;
  }
};

const fileOf = (configDir: string): string => join(configDir, authorityName);

/** The house's authority; null where it has none, `damaged` where what is there can't be one. */
export const readAuthority = (configDir: string): Authority | "damaged" | null => {
  let text: string;
  try {
    text = readFileSync(fileOf(configDir), "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    return "damaged";
  }
  return parseAuthority(text) ?? "damaged";
};

/** Keeps an authority, readable by the wall alone; throws what the disk says. */
export const writeAuthority = (configDir: string, authority: Authority): void =>
  replaceFile(
    fileOf(configDir),
    [authority.root, authority.intermediate, authority.key].join(""),
    0o600,
  );
