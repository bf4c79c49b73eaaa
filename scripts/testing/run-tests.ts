import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { type TestCounts, countsOfPlaywright, countsOfVitest } from "./test-counts.ts";

const root = resolve(import.meta.dirname, "../..");

/** A program that runs tests, and the report that it leaves behind. */
export interface TestRunner {
  readonly name: string;
  readonly words: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly report: string;
  readonly count: (report: string) => TestCounts;
}

/** Vitest, whose report goes into a folder; `words` are added to its command. */
export const vitest = (reports: string, words: readonly string[] = []): TestRunner => {
  const report = join(reports, "vitest.json");
  return {
    name: "Vitest",
    words: [join(root, "node_modules/vitest/vitest.mjs"), "run", ...words],
    env: { VITEST_JSON_OUTPUT_FILE: report },
    report,
    count: countsOfVitest,
  };
};

/** Playwright with the browsers to use, whose report goes into a folder; `words` are added to its command. */
export const playwright = (
  reports: string,
  { chromium, shell }: { readonly chromium: string; readonly shell: string },
  words: readonly string[] = [],
): TestRunner => {
  const report = join(reports, "playwright.json");
  const cli = join(root, "node_modules/@playwright/test/cli.js");
  return {
    name: "Playwright",
    words: [cli, "test", "--reporter=list,json", ...words],
    env: {
      CHROMIUM_PATH: chromium,
      HEADLESS_SHELL_PATH: shell,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
    report,
    count: countsOfPlaywright,
  };
};

const exitOf = (child: ChildProcess): Promise<number | null> =>
  new Promise((done) => child.once("exit", done));

/** Runs tests and counts how they went; what the runner says goes to the terminal, or to `output`, a file's descriptor. */
export const runTests = async (
  { name, words, env, report, count }: TestRunner,
  output: "inherit" | number = "inherit",
): Promise<TestCounts> => {
  // What an earlier run left behind says nothing about this one.
  rmSync(report, { force: true });
  const child = spawn(process.execPath, words, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ["ignore", output, output],
  });
  const code = await exitOf(child);
  const nothing = { passed: 0, failed: 0, skipped: 0, failures: [] };
  const tally = existsSync(report) ? count(readFileSync(report, "utf8")) : nothing;
  const ranNothing = tally.passed + tally.failed === 0;
  if (ranNothing) console.error(`${name} ran no test at all.`);
  // A runner that fails without naming a test has failed all the same.
  const unnamed = (code !== 0 || ranNothing) && tally.failed === 0 ? 1 : 0;
  const failures = unnamed === 0 ? tally.failures : [`${name} ended with ${code}`];
  return { ...tally, failed: tally.failed + unnamed, failures };
};
