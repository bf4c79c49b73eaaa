import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { needNode24 } from "./node-24.mjs";
import { runQuietly, timed } from "./run-quietly.mjs";
import { UserError } from "./user-error.mjs";

/** The inputs of the build; migrations and config are read while the server runs. */
const sources = [
  "contract",
  "client",
  "wall-ui",
  "pwa",
  "server",
  "electron",
  "scripts/build.ts",
  "scripts/compress.ts",
  "scripts/package-file.ts",
  "package.json",
  "package-lock.json",
];
/** The outputs of the build; when one is missing, it has to run. */
const results = ["wall-ui/index.html", "pwa/index.html", "server/cli.js", "electron/main.js"];

const filesBelow = (path) => {
  // oxlint-disable-next-line unicorn/no-array-sort -- Node 18 has no toSorted
  const below = readdirSync(path, { withFileTypes: true }).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  );
  return below.flatMap((entry) => {
    const file = join(path, entry.name);
    if (entry.isDirectory()) return filesBelow(file);
    return entry.isFile() && !/\.test\.tsx?$/.test(entry.name) ? [file] : [];
  });
};

/** A hash of all sources; it depends on their content, not on their times. */
export const sourceHash = (root) => {
  const hash = createHash("sha256");
  for (const source of sources) {
    const path = join(root, source);
    for (const file of /\.\w+$/.test(source) ? [path] : filesBelow(path))
      hash.update(file.slice(root.length)).update("\0").update(readFileSync(file)).update("\0");
  }
  return hash.digest("hex");
};

const noteOf = (root) => join(root, "dist/.built-from");

/** Whether dist was built from the current sources. */
export const isBuilt = (root, now = sourceHash(root)) =>
  existsSync(noteOf(root)) &&
  readFileSync(noteOf(root), "utf8") === now &&
  results.every((file) => existsSync(join(root, "dist", file)));

/** Builds everything into dist; throws a UserError with the tools' output where that fails. */
export const build = (root) =>
  timed("Building the wall", async () => {
    const now = sourceHash(root);
    mkdirSync(join(root, "dist"), { recursive: true });
    const { code, said } = await runQuietly(needNode24(root), [join(root, "scripts/build.ts")], {
      cwd: root,
    });
    if (code !== 0) throw new UserError(`${said.trim()}\nThe build failed; the reason is above.`);
    writeFileSync(noteOf(root), now);
  });
