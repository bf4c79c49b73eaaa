import { createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { bech32 } from "@scure/base";
import { replaceFile } from "../../../platform/replace-file.ts";

/** The file in CONFIG_DIR that keeps the key of the copies; it is in no backup and in no copy. */
export const identityName = "backup-identity";

const pattern = /^AGE-SECRET-KEY-1[02-9AC-HJ-NP-Z]{58}$/;
const secretBytes = 32;

/** What encrypts and what has the words, which a house without copies never needs. */
const age = () => import("age-encryption");
const bip39 = async () => {
  const [words, { wordlist }] = await Promise.all([
    import("@scure/bip39"),
    import("@scure/bip39/wordlists/english.js"),
  ]);
  return { ...words, wordlist };
};

/** Whether a text is an age identity as the standard writes it, with its checksum. */
const isIdentity = (text: string): boolean =>
  pattern.test(text) && bech32.decodeUnsafe(text, 1023) !== undefined;

/** The family's key of its copies: an age X25519 identity. Null where there is none, or what is there can't be one. */
export const readBackupIdentity = (configDir: string): string | null => {
  try {
    const text = readFileSync(join(configDir, identityName), "utf8").trim();
    return isIdentity(text) ? text : null;
  } catch {
    return null;
  }
};

/** Keeps an identity as the family's own, readable by the wall alone. */
export const writeBackupIdentity = (configDir: string, identity: string): void =>
  replaceFile(join(configDir, identityName), `${identity}\n`, 0o600);

/** The file in CONFIG_DIR that keeps the keys of before a restore from elsewhere, one a line: age opens older copies with it. */
const formerName = "former-backup-identities";

const readFormer = (configDir: string): string[] => {
  try {
    return readFileSync(join(configDir, formerName), "utf8").split("\n").filter(Boolean);
  } catch {
    return [];
  }
};

/** Every key that was this house's own once it takes over another one; empty where it had none. */
export const formerIdentities = (configDir: string, next: string): readonly string[] => {
  const own = readBackupIdentity(configDir);
  const all = [...readFormer(configDir), ...(own === null ? [] : [own])];
  return [...new Set(all)].filter((identity) => identity !== next);
};

/** Keeps former keys, readable by the wall alone. */
export const writeFormerIdentities = (configDir: string, identities: readonly string[]): void =>
  replaceFile(join(configDir, formerName), `${identities.join("\n")}\n`, 0o600);

/** The family's identity, made (mode 0600) where there is none. */
export const ensureBackupIdentity = async (configDir: string): Promise<string> => {
  const known = readBackupIdentity(configDir);
  if (known !== null) return known;
  const { generateX25519Identity } = await age();
  const identity = await generateX25519Identity();
  writeBackupIdentity(configDir, identity);
  return identity;
};

/** An identity as 24 words of BIP 39, the last of which is a checksum too. */
export const wordsOfIdentity = async (identity: string): Promise<string> => {
  const { entropyToMnemonic, wordlist } = await bip39();
  const { bytes } = bech32.decodeToBytes(identity);
  return entropyToMnemonic(bytes, wordlist);
};

const identityOfWords = async (words: string): Promise<string | null> => {
  const { mnemonicToEntropy, wordlist } = await bip39();
  try {
    const entropy = mnemonicToEntropy(words, wordlist);
    if (entropy.length !== secretBytes) return null;
    return bech32.encodeFromBytes("age-secret-key-", entropy).toUpperCase();
  } catch {
    return null;
  }
};

/** The identity that somebody typed or scanned, as AGE-SECRET-KEY or as words; null where a letter or a word is wrong. */
export const parseBackupKey = async (typed: string): Promise<string | null> => {
  const text = typed.trim();
  const key = text.replaceAll(/\s+/g, "").toUpperCase();
  if (key.startsWith("AGE-SECRET-KEY-")) return isIdentity(key) ? key : null;
  return identityOfWords(
    text
      .toLowerCase()
      .split(/[^a-z]+/)
      .filter(Boolean)
      .join(" "),
  );
};

/** Says whose copies a place holds, without saying the key. */
export const fingerprintOf = async (identity: string): Promise<string> => {
  const { identityToRecipient } = await age();
  return createHash("sha256")
    .update(await identityToRecipient(identity))
    .digest("hex")
    .slice(0, 32);
};

/** Names what a part holds so that only who has the key can tell which picture it is. */
export const createPartName = (identity: string): ((sha256: string) => string) => {
  const key = createHmac("sha256", identity).update("names of parts").digest();
  return (sha256) => createHmac("sha256", key).update(sha256).digest("hex");
};
