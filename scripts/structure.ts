import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import * as z from "zod";
import { namesWithSeveralMeanings } from "./structure/exported-names.ts";
import { arrowsBetween, importsInCircles, longestChain } from "./structure/import-arrows.ts";
import { readSources, trackedFiles } from "./structure/sources.ts";

// Prints the numbers by which the tree is judged; another checkout's can be named: npm run structure -- FOLDER.
const root = resolve(import.meta.dirname, "..");
const tree = resolve(process.argv[2] ?? root);
const roots = ["contract", "client", "server", "electron", "wall-ui", "pwa"];
const sources = readSources(tree, [...roots, "scripts", "tests"]);
const product = sources.filter(({ file }) => !/^(scripts|tests)\//.test(file));
const linesOf = (text: string): number => text.split("\n").length - 1;

const lintReport = z.object({ diagnostics: z.array(z.unknown()) });

/** Functions above sixty lines, blank lines and comments left out; tests, and the suites that all sources pass, not counted. */
const longFunctions = (): number => {
  const said = execFileSync(
    process.execPath,
    [
      ...[join(root, "node_modules/oxlint/bin/oxlint"), "--format=json"],
      ...["--config", join(root, "scripts/structure/long-functions.json")],
      ...["--ignore-pattern=**/*.test.ts", "--ignore-pattern=**/suite.ts", ...roots],
    ],
    { cwd: tree, encoding: "utf8" },
  );
  return lintReport.parse(JSON.parse(said)).diagnostics.length;
};

console.log("part      | root files | longest chain | imports in circles");
for (const part of ["client", "server", "wall-ui/src", "pwa/src", "electron"]) {
  const arrows = arrowsBetween(part, sources);
  const atRoot = trackedFiles(tree, [part]).filter(
    (file) => file.slice(part.length + 1).split("/").length === 1,
  );
  const cells = [atRoot.length, longestChain(arrows).length, importsInCircles(arrows).length];
  console.log([part.padEnd(9), ...cells.map(String)].join(" | "));
}
const styles = trackedFiles(tree, roots).filter((file) => file.endsWith(".css"));
const styleLines = styles.map((file) => linesOf(readFileSync(join(tree, file), "utf8")));
const suppressions = product.flatMap(({ text }) => text.match(/oxlint-disable/g) ?? []);
const casts = product
  .filter(({ file }) => file.startsWith("client/"))
  .flatMap(({ text }) => text.match(/oxlint-disable[^\n]*no-unsafe-type-assertion/g) ?? []);
const figures = {
  "lines of source": product.reduce((sum, { text }) => sum + linesOf(text), 0),
  "lines of CSS": styleLines.reduce((sum, lines) => sum + lines, 0),
  "functions above 60 lines": longFunctions(),
  "lint suppressions": suppressions.length,
  "of unsafe casts in client": casts.length,
  "exports with two meanings": namesWithSeveralMeanings(sources).size,
};
for (const [name, figure] of Object.entries(figures)) console.log(`${name}: ${figure}`);
