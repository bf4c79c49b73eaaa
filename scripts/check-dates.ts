import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { Temporal } from "temporal-polyfill";
import { findAnotherDate } from "./dates/another-date.ts";
import { clockReaders, filesFor } from "./dates/clock-readers.ts";
import { browserMoments, type Moment, unitMoments } from "./dates/moments.ts";
import { runPart } from "./dates/run-part.ts";
import { findHeadlessShell } from "./find-browser.ts";
import { chromiumForTests } from "./testing/chromium.ts";
import { playwright, type TestRunner, vitest } from "./testing/run-tests.ts";
import { sumCounts, type TestCounts } from "./testing/test-counts.ts";

const root = resolve(import.meta.dirname, "..");
const dir = mkdtempSync(join(tmpdir(), "family-wall-dates-"));
process.env["NODE_COMPILE_CACHE"] = join(dir, "compiled");

/** To look into a failure, name a moment and files: `npm run check:dates -- Sunday tests/api/push/push.test.ts`. */
const [wanted = "", ...files] = process.argv.slice(2);
const unitFiles = files.filter((file) => !file.includes(".spec."));
const browserFiles = files.filter((file) => file.includes(".spec."));

const now = Temporal.Now.instant();
const anotherDate = findAnotherDate();
const tallies: TestCounts[] = [];
const run = async (
  name: string,
  moment: Moment,
  runner: TestRunner,
  noting: { readonly readers?: string } = {},
): Promise<void> => {
  tallies.push(await runPart(name, moment, runner, { anotherDate, dir, ...noting }));
};

/** Runs every test at the first moment, and at each other one the files that read the clock at the first. */
const runUnitTests = async ([first, ...others]: readonly Moment[]): Promise<void> => {
  if (first === undefined) return;
  const list = join(dir, "clock-readers");
  writeFileSync(list, "");
  // A test runs the server as another user, which would take what it can't note for a disk that can't be written.
  chmodSync(dir, 0o755);
  chmodSync(list, 0o666);
  const all = vitest(dir, ["--config", "scripts/dates/vitest.config.ts", ...unitFiles]);
  await run("every test", first, all, { readers: list });
  if (others.length === 0 || !existsSync(all.report)) return;
  const readers = clockReaders(readFileSync(list, "utf8"), readFileSync(all.report, "utf8"));
  console.log(
    `${readers.length} test files read the clock and run on every date; ${readers.filter(({ isSlow }) => isSlow).length} of them are slow and take turns, each on every third.`,
  );
  for (const [date, moment] of others.entries()) {
    const chosen = filesFor(readers, date);
    if (chosen.length > 0) await run("clock readers", moment, vitest(dir, chosen));
  }
};

const runBrowserTests = async (moments: readonly Moment[]): Promise<void> => {
  if (moments.length === 0) return;
  const chromium = anotherDate.inBrowsers ? await chromiumForTests(root) : null;
  if (chromium === null) {
    console.log("Browser tests are skipped: they need Debian's faketime, and a Chromium.");
    return;
  }
  const shell = findHeadlessShell() ?? chromium;
  for (const moment of moments)
    await run("browser tests", moment, playwright(dir, { chromium, shell }, browserFiles));
};

const isWanted = ({ name }: Moment): boolean => name.includes(wanted);
console.log(`Other dates come from ${anotherDate.name}.`);
if (files.length === 0 || unitFiles.length > 0)
  await runUnitTests(unitMoments(now).filter(isWanted));
if (files.length === 0 || browserFiles.length > 0)
  await runBrowserTests(browserMoments(now).filter(isWanted));

const { passed, failed, failures } = sumCounts(tallies);
for (const failure of failures) console.log(`Failed: ${failure}`);
console.log(`${passed} passed, ${failed} failed`);
// Tests that ran on no other date prove nothing.
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
if (failed === 0) rmSync(dir, { recursive: true, force: true });
