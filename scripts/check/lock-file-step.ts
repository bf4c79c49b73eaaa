import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { lockFile, packageLockFile, lockFileFaults } from "./lock-file.ts";

const root = resolve(import.meta.dirname, "../..");
const read = (name: string): unknown => JSON.parse(readFileSync(join(root, name), "utf8"));

const troubles = lockFileFaults(
  lockFile.parse(read("package-lock.json")),
  packageLockFile.parse(read("package.json")),
);
for (const trouble of troubles) console.error(trouble);
process.exitCode = troubles.length > 0 ? 1 : 0;
