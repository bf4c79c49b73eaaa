import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { replaceFile } from "../../platform/replace-file.ts";

/** The key with which this house signs its backups' manifests: `DATA_DIR/backup-key`, in no backup itself. */
const fileIn = (dataDir: string): string => join(dataDir, "backup-key");

/** The house's key; null where there is none, or what is there can't be one. */
export const readBackupKey = (dataDir: string): Buffer | null => {
  try {
    const text = readFileSync(fileIn(dataDir), "utf8").trim();
    return /^[0-9a-f]{64}$/.test(text) ? Buffer.from(text, "hex") : null;
  } catch {
    return null;
  }
};

/**
 * The house's key, made (mode 0600) where there is none. A damaged one is replaced: backups are needed more than the
 * signatures of earlier ones, which a parent's yes stands in for.
 */
export const ensureBackupKey = (dataDir: string): Buffer => {
  const known = readBackupKey(dataDir);
  if (known !== null) return known;
  const key = randomBytes(32);
  replaceFile(fileIn(dataDir), `${key.toString("hex")}\n`, 0o600);
  return key;
};

/** The signature of a manifest's bytes: HMAC-SHA256 in hex. */
export const signManifest = (key: Buffer, manifest: Buffer): string =>
  createHmac("sha256", key).update(manifest).digest("hex");

/** Whether a signature is this key's for these bytes. */
export const isSignedBy = (key: Buffer, manifest: Buffer, signature: string): boolean => {
  const wanted = Buffer.from(signManifest(key, manifest));
  const given = Buffer.from(signature.trim());
  return given.length === wanted.length && timingSafeEqual(given, wanted);
};
