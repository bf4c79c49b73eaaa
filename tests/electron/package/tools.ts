import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const runtimeBytes = 4096;

/** Unpacks the appended archive and runs it, where an AppImage's runtime would mount it. */
const runtime = `#!/bin/sh
export APPIMAGE=$(readlink -f "$0")
export APPDIR=$(mktemp -d)/app
unsquashfs -quiet -no-progress -offset ${runtimeBytes} -dest "$APPDIR" "$APPIMAGE" >/dev/null
exec "$APPDIR/AppRun" "$@"
`;

const writeProgram = (file: string, script: string): void => {
  writeFileSync(file, script);
  chmodSync(file, 0o755);
};

const found = (name: string): string | null => {
  const file = join("/usr/bin", name);
  return existsSync(file) ? file : null;
};

/**
 * Replacements, made of Debian's programs, for tools that electron-builder downloads; null where these aren't
 * installed.
 */
export const standInTools = (dir: string): Record<string, string> | null => {
  const [squash, validate, dpkg] = ["mksquashfs", "desktop-file-validate", "dpkg-deb"].map(found);
  if (squash == null || validate == null || dpkg == null) return null;
  mkdirSync(join(dir, "runtimes"), { recursive: true });
  mkdirSync(join(dir, "lib/x64"), { recursive: true });
  symlinkSync(squash, join(dir, "mksquashfs"));
  symlinkSync(validate, join(dir, "desktop-file-validate"));
  writeFileSync(join(dir, "runtimes/runtime-x64"), runtime.padEnd(runtimeBytes, "#"));
  const fpm = join(dir, "fpm");
  const program = join(import.meta.dirname, "fpm.ts");
  writeProgram(fpm, `#!/bin/sh\nexec "${process.execPath}" "${program}" "$@"\n`);
  return { CUSTOM_FPM_PATH: fpm, APPIMAGE_TOOLS_PATH: dir };
};

/** Runs a program to its end; returns its output. */
export const run = (
  program: string,
  words: readonly string[],
  env: Record<string, string> = {},
): string =>
  execFileSync(program, words, {
    encoding: "utf8",
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "inherit"],
    maxBuffer: 64 * 1024 * 1024,
  });
