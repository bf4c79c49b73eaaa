import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { node24 } from "./node-24.mjs";

const packagesOf = (file) => JSON.parse(readFileSync(file, "utf8")).packages ?? {};

/** Whether all packages of a lock file are installed, by npm's own record. */
export const matchesLockFile = (wanted, installed) =>
  Object.entries(wanted).every(([path, { version, optional, devOptional, peer }]) => {
    if (path === "") return true;
    const there = installed[path];
    // The lock file also has other platforms' bindings.
    if (there === undefined) return optional === true || devOptional === true || peer === true;
    return there.version === version;
  });

/** Whether node_modules matches package-lock.json. */
export const isInstalled = (root) => {
  const note = join(root, "node_modules/.package-lock.json");
  if (!existsSync(note) || node24(root) === null) return false;
  return matchesLockFile(packagesOf(join(root, "package-lock.json")), packagesOf(note));
};
