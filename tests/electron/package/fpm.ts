import { execFileSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { parseArgs } from "node:util";

/**
 * The part of fpm that electron-builder uses for Debian packages, implemented with dpkg-deb; where downloads work,
 * the real fpm is used.
 */
const text = { type: "string" } as const;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: {
    s: { type: "string", short: "s" },
    t: { type: "string", short: "t" },
    d: { type: "string", short: "d", multiple: true },
    force: { type: "boolean" },
    ...{ package: text, name: text, version: text, architecture: text, maintainer: text },
    ...{ description: text, url: text, vendor: text, license: text, category: text },
    ...{ "after-install": text, "after-remove": text, "deb-priority": text },
    ...{ "deb-compression": text, "deb-recommends": { type: "string", multiple: true } },
  },
});
const word = (name: string): string => String(values[name] ?? "");

const root = mkdtempSync(join(tmpdir(), "family-wall-deb-"));
for (const pair of positionals) {
  const at = pair.lastIndexOf("=");
  const to = join(root, pair.slice(at + 1));
  mkdirSync(dirname(to), { recursive: true });
  cpSync(pair.slice(0, at), to, { recursive: true, verbatimSymlinks: true });
}
const control = join(root, "DEBIAN");
mkdirSync(control);
for (const [name, script] of [
  ["postinst", word("after-install")],
  ["postrm", word("after-remove")],
] as const) {
  cpSync(script, join(control, name));
  chmodSync(join(control, name), 0o755);
}
const depends = [values["d"] ?? []].flat().map(String);
writeFileSync(
  join(control, "control"),
  [
    `Package: ${word("name")}`,
    `Version: ${word("version")}`,
    `Architecture: ${word("architecture")}`,
    `Maintainer: ${word("maintainer")}`,
    `Depends: ${depends.join(", ")}`,
    `Priority: ${word("deb-priority")}`,
    `Description: ${word("description").trim().replaceAll("\n", "\n ")}`,
    "",
  ].join("\n"),
);
execFileSync("dpkg-deb", ["--root-owner-group", "-Zgzip", "-z1", "--build", root, word("package")]);
rmSync(root, { recursive: true });
console.error(`made ${relative(process.cwd(), word("package"))}`);
