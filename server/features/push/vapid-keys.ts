import { createECDH, generateKeyPairSync } from "node:crypto";
import { chmodSync, existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Env } from "../../config/env.ts";
import { ConfigError } from "../../platform/config-error.ts";
import { replaceFile } from "../../platform/replace-file.ts";

/** The VAPID key pair, base64url, and the contact address that push services see. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
  /** A `mailto:` or `https:` address. */
  readonly subject: string;
}

type Chosen = Pick<
  Env,
  "DATA_DIR" | "VAPID_PUBLIC_KEY" | "VAPID_PRIVATE_KEY" | "VAPID_SUBJECT" | "PUBLIC_URL"
>;

const publicKeyOf = (privateKey: string): string | null => {
  const curve = createECDH("prime256v1");
  try {
    curve.setPrivateKey(Buffer.from(privateKey, "base64url"));
    return curve.getPublicKey().toString("base64url");
  } catch {
    return null;
  }
};

/** A new private key, base64url: its 32 bytes, also where the first of them are zero. */
const newPrivateKey = (): string => {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  return String(privateKey.export({ format: "jwk" }).d);
};

/** Push services require an address; this one has no mailbox. */
const nobody = "mailto:family-wall@example.org";

const subjectOf = ({ VAPID_SUBJECT, PUBLIC_URL }: Chosen): string =>
  VAPID_SUBJECT ?? (PUBLIC_URL?.startsWith("https:") === true ? PUBLIC_URL : nobody);

/** Reads `DATA_DIR/push-key` (mode 0600) and creates it on first use. */
const readKept = (dataDir: string): string => {
  const file = join(dataDir, "push-key");
  try {
    if (!existsSync(file)) replaceFile(file, `${newPrivateKey()}\n`, 0o600);
    if ((statSync(file).mode & 0o077) !== 0) chmodSync(file, 0o600);
    const privateKey = readFileSync(file, "utf8").trim();
    if (/^[\w-]{43}$/.test(privateKey) && publicKeyOf(privateKey) !== null) return privateKey;
  } catch (error) {
    throw new ConfigError([{ where: file, message: `can't be used: ${String(error)}` }]);
  }
  throw new ConfigError([
    {
      where: file,
      message:
        "is damaged. Put it back as it was, or remove it and switch notifications on again on each phone.",
    },
  ]);
};

/** The operator's keys, else the stored ones; throws a ConfigError where they are damaged or don't form a pair. */
export const readVapidKeys = (chosen: Chosen): VapidKeys => {
  const privateKey = chosen.VAPID_PRIVATE_KEY ?? readKept(chosen.DATA_DIR);
  const publicKey = publicKeyOf(privateKey);
  if (publicKey === null || (chosen.VAPID_PUBLIC_KEY ?? publicKey) !== publicKey)
    throw new ConfigError([
      {
        where: "VAPID_PUBLIC_KEY",
        message: "doesn't belong to VAPID_PRIVATE_KEY; take both of one pair",
      },
    ]);
  return { publicKey, privateKey, subject: subjectOf(chosen) };
};
