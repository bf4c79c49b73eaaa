import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Whether the tests run that need companions, which npm fetches: `TEST_COMPANIONS=1`, as in CI. */
export const usesCompanions = process.env["TEST_COMPANIONS"] === "1";

const isInstalled = (dir: string): boolean => {
  const read = (...path: string[]) => JSON.parse(readFileSync(join(dir, ...path), "utf8"));
  const wanted: Record<string, string> = read("package.json").dependencies;
  return Object.entries(wanted).every(
    ([name, version]) =>
      existsSync(join(dir, "node_modules", name, "package.json")) &&
      read("node_modules", name, "package.json").version === version,
  );
};

/** Installs a companion, a package of its own beside this file, as its lock file says unless it is there; its folder. */
export const installCompanion = (name: string): string => {
  const dir = fileURLToPath(new URL(name, import.meta.url));
  if (isInstalled(dir)) return dir;
  const words = ["ci", "--ignore-scripts", "--prefer-offline", "--no-audit", "--no-fund"];
  execFileSync("npm", words, { cwd: dir, stdio: ["ignore", "ignore", "inherit"] });
  return dir;
};
