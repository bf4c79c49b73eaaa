import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { findHeadlessShell } from "./find-browser.ts";
import { chromiumForTests } from "./testing/chromium.ts";
import {
  formatCounts,
  sumCounts,
  type TestCounts,
  countsOfPlaywright,
  countsOfVitest,
} from "./testing/test-counts.ts";

const root = resolve(import.meta.dirname, "..");
const reports = mkdtempSync(join(tmpdir(), "family-wall-reports-"));

interface Runner {
  readonly name: string;
  readonly words: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly report: string;
  readonly count: (report: string) => TestCounts;
}

const run = ({ name, words, env, report, count }: Runner): Promise<TestCounts> =>
  new Promise((done) => {
    const child = spawn(process.execPath, words, {
      cwd: root,
      env: { ...process.env, NODE_COMPILE_CACHE: join(reports, "compiled"), ...env },
      stdio: ["ignore", "inherit", "inherit"],
    });
    child.once("exit", (code) => {
      const nothing = { passed: 0, failed: 0, skipped: 0, failures: [] };
      const tally = existsSync(report) ? count(readFileSync(report, "utf8")) : nothing;
      const ranNothing = tally.passed + tally.failed === 0;
      if (ranNothing) console.error(`${name} ran no test at all.`);
      // A runner that fails without naming a test counts as one failure.
      const unnamed = (code !== 0 || ranNothing) && tally.failed === 0 ? 1 : 0;
      const failures = unnamed === 0 ? tally.failures : [`${name} ended with ${code}`];
      done({ ...tally, failed: tally.failed + unnamed, failures });
    });
  });

const vitest = (): Runner => {
  const report = join(reports, "vitest.json");
  return {
    name: "Vitest",
    words: [join(root, "node_modules/vitest/vitest.mjs"), "run"],
    env: { VITEST_JSON_OUTPUT_FILE: report },
    report,
    count: countsOfVitest,
  };
};

const playwright = (chromium: string): Runner => {
  const report = join(reports, "playwright.json");
  const shell = findHeadlessShell() ?? chromium;
  console.log(`The browser tests run in ${shell}.`);
  return {
    name: "Playwright",
    words: [join(root, "node_modules/@playwright/test/cli.js"), "test", "--reporter=list,json"],
    env: {
      CHROMIUM_PATH: chromium,
      HEADLESS_SHELL_PATH: shell,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
    report,
    count: countsOfPlaywright,
  };
};

const test = async (): Promise<TestCounts> => {
  const chromium = await chromiumForTests(root);
  const unit = await run(vitest());
  if (chromium !== null) return sumCounts([unit, await run(playwright(chromium))]);
  console.error(
    "The tests need a Chromium, and none could be found or fetched; install one (on Debian: sudo apt install chromium) or name it in CHROMIUM_PATH.",
  );
  return sumCounts([unit, { passed: 0, failed: 1, skipped: 0, failures: ["no Chromium"] }]);
};

const tally = await test();
rmSync(reports, { recursive: true, force: true });
// Repeated at the end, where a long run's output is read.
for (const failure of tally.failures) console.log(`Failed: ${failure}`);
console.log(formatCounts(tally));
process.exitCode = tally.failed > 0 ? 1 : 0;
