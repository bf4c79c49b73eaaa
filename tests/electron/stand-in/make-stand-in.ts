import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import * as z from "zod";

const { version } = z
  .object({ version: z.string() })
  .parse(createRequire(import.meta.url)("electron/package.json"));

/**
 * The bytes that electron-builder searches for to set fuses: a sentinel, the version, the count, and one byte for
 * each.
 */
const fuses = Buffer.concat([
  Buffer.from("\n# dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX"),
  Buffer.from([1, 9]),
  Buffer.from("000000000"),
  Buffer.from("\n"),
]);

const script = `#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
export STAND_IN_DIR="$here" STAND_IN_VERSION="${version}"
exec "${process.execPath}" "${join(import.meta.dirname, "boot.ts")}" "$0" "$@"
`;

/**
 * Writes a folder in the form of Electron's distribution that runs on Node and the machine's Chromium; returns its
 * program.
 */
export const makeStandIn = (dir: string): string => {
  mkdirSync(join(dir, "locales"), { recursive: true });
  mkdirSync(join(dir, "resources"), { recursive: true });
  for (const [name, text] of [
    ["version", version],
    ["LICENSE", "of the stand-in"],
    ["LICENSES.chromium.html", ""],
    ["locales/en-US.pak", ""],
    ["chrome-sandbox", ""],
  ] as const)
    writeFileSync(join(dir, name), text);
  const program = join(dir, "electron");
  writeFileSync(program, Buffer.concat([Buffer.from(script), fuses]));
  chmodSync(program, 0o755);
  return program;
};
