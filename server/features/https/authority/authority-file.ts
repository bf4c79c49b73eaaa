import { createPrivateKey, X509Certificate } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { replaceFile } from "#server/platform/replace-file.ts";
import type { Authority } from "./authority.ts";
import type { Signing } from "./signing.ts";

/** The file in CONFIG_DIR that keeps the house's authority: two certificates, and the key of the second. */
export const authorityName = "https-authority.pem";

const block = /-----BEGIN (CERTIFICATE|PRIVATE KEY)-----[\s\S]+?-----END \1-----\n?/g;

/** Reads an authority as it is stored; null where its parts don't belong together. */
export const parseAuthority = (text: string, { permittedNames }: Signing): Authority | null => {
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

/** Whether an authority is stored, whatever its file has in it. */
export const hasAuthority = (configDir: string): boolean => existsSync(fileOf(configDir));

/** The house's authority; null where it has none, `damaged` where what is there can't be one. */
export const readAuthority = (
  configDir: string,
  signing: Signing,
): Authority | "damaged" | null => {
  let text: string;
  try {
    text = readFileSync(fileOf(configDir), "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    return "damaged";
  }
  return parseAuthority(text, signing) ?? "damaged";
};

/** Keeps an authority, readable by the wall alone; throws what the disk says. */
export const writeAuthority = (configDir: string, authority: Authority): void =>
  replaceFile(
    fileOf(configDir),
    [authority.root, authority.intermediate, authority.key].join(""),
    0o600,
  );
