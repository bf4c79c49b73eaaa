import { createHash, randomBytes } from "node:crypto";
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { ConfigError } from "../../config/problems.ts";

/** The secret without which the PINs in a stolen database or backup can't be guessed. */
export interface Pepper {
  /** Tells one pepper from another without telling it. */
  readonly id: string;
  readonly secret: Buffer;
}

const makePepper = (dataDir: string, file: string): void => {
  const next = `${file}.new`;
  const written = openSync(next, "w", 0o600);
  writeFileSync(written, `${randomBytes(32).toString("hex")}\n`);
  fsyncSync(written);
  closeSync(written);
  renameSync(next, file);
  // Otherwise a PIN could be on the disk before the name of the file that it was made with.
  const dir = openSync(dataDir, "r");
  fsyncSync(dir);
  closeSync(dir);
};

/** Reads `DATA_DIR/pepper`, for its owner's eyes only, and makes it on first use; throws a ConfigError when it is damaged. */
export const readPepper = (dataDir: string): Pepper => {
  const file = join(dataDir, "pepper");
  let text: string;
  try {
    if (!existsSync(file)) makePepper(dataDir, file);
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
