import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { findHeadlessShell } from "./find-browser.ts";
import { chromiumForTests } from "./testing/chromium.ts";
import { firstStories } from "./testing/first-stories.ts";
import { playwright, runTests, vitest } from "./testing/run-tests.ts";
import { formatCounts, sumCounts, type TestCounts } from "./testing/test-counts.ts";

const root = resolve(import.meta.dirname, "..");
/** `npm test` plays the first stories of each noun; `npm run test:all` says "all". */
const stories = process.argv[2] === "all" ? [] : [firstStories];
const reports = mkdtempSync(join(tmpdir(), "family-wall-reports-"));
// Each test's programs are compiled once for all of them.
process.env["NODE_COMPILE_CACHE"] = join(reports, "compiled");
// And run as they were just built, which starts in half the time of the source.
process.env["SERVER_PROGRAM"] = join(root, "dist/server/cli.js");

const test = async (): Promise<TestCounts> => {
  const chromium = await chromiumForTests(root);
  const unit = await runTests(vitest(reports));
  if (chromium !== null) {
    const shell = findHeadlessShell() ?? chromium;
    console.log(`The browser tests run in ${shell}.`);
    return sumCounts([unit, await runTests(playwright(reports, { chromium, shell }, stories))]);
  }
  console.error(
    "The tests need a Chromium, and none could be found or fetched; install one (on Debian: sudo apt install chromium) or name it in CHROMIUM_PATH.",
  );
  return sumCounts([unit, { passed: 0, failed: 1, skipped: 0, failures: ["no Chromium"] }]);
};

const tally = await test();
rmSync(reports, { recursive: true, force: true });
// Named once more at the end: a long run is read from there.
for (const failure of tally.failures) console.log(`Failed: ${failure}`);
console.log(formatCounts(tally));
process.exitCode = tally.failed > 0 ? 1 : 0;
