import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { node24 } from "./node-24.mjs";

const packagesOf = (file) => JSON.parse(readFileSync(file, "utf8")).packages ?? {};

/** Whether everything that a lock file asks for is in place, by npm's own note of what it installed. */
export const matchesLockFile = (wanted, installed) =>
  Object.entries(wanted).every(([path, { version, optional, devOptional, peer }]) => {
    if (path === "") return true;
    const there = installed[path];
    // Another machine's bindings are in the lock file too.
    if (there === undefined) return optional === true || devOptional === true || peer === true;
    return there.version === version;
  });

/** Whether node_modules is what package-lock.json asks for. */
export const isInstalled = (root) => {
  const note = join(root, "node_modules/.package-lock.json");
  if (!existsSync(note) || node24(root) === null) return false;
  return matchesLockFile(packagesOf(join(root, "package-lock.json")), packagesOf(note));
};
