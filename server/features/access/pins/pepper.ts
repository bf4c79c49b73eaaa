import { createHash, randomBytes } from "node:crypto";
import { chmodSync, existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { ConfigError } from "#server/platform/config-error.ts";
import { replaceFile } from "#server/platform/replace-file.ts";

/** The secret without which the PINs in a stolen database or backup can't be guessed. */
export interface Pepper {
  /** Identifies the pepper without revealing it. */
  readonly id: string;
  readonly secret: Buffer;
}

/** Reads `DATA_DIR/pepper` (mode 0600) and creates it on first use; throws a ConfigError when it is damaged. */
export const readPepper = (dataDir: string): Pepper => {
  const file = join(dataDir, "pepper");
  let text: string;
  try {
    // Flushed together with its name, so that no PIN is on the disk before the pepper that it was hashed with.
    if (!existsSync(file)) replaceFile(file, `${randomBytes(32).toString("hex")}\n`, 0o600);
    if ((statSync(file).mode & 0o077) !== 0) chmodSync(file, 0o600);
    text = readFileSync(file, "utf8").trim();
  } catch (error) {
    throw new ConfigError([{ where: file, message: `can't be used: ${String(error)}` }]);
  }
  if (!/^[0-9a-f]{64}$/.test(text))
    throw new ConfigError([
      {
        where: file,
        message: "is damaged. Put it back as it was, or remove it and choose every PIN anew.",
      },
    ]);
  const secret = Buffer.from(text, "hex");
  return {
    id: createHash("sha256").update("pepper").update(secret).digest("hex").slice(0, 16),
    secret,
  };
};
