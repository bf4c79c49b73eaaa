import { closeSync, openSync } from "node:fs";
import { join } from "node:path";
import { runTests, type TestRunner } from "../testing/run-tests.ts";
import { formatCounts, type TestCounts } from "../testing/test-counts.ts";
import { type AnotherDate, type ChildEnvironment, preload } from "./another-date.ts";
import type { Moment } from "./moments.ts";

const shown = ({ name, at }: Moment): string =>
  `${name}: ${at.toPlainDateTime().toString().slice(0, 16).replace("T", " ")} ${at.timeZoneId}`;

/** What tells a runner its date and, where `list` is a file, puts the test files there that read the clock. */
const envOf = (date: ChildEnvironment, list: string | undefined): ChildEnvironment => {
  const noting = list === undefined ? {} : { CLOCK_READERS: list, CLOCK_READER: "" };
  // The date comes first: what is noted is who asks for it.
  const options = [date["NODE_OPTIONS"], list === undefined ? "" : preload("note-reads.mjs")];
  const told = { ...date, ...noting, NODE_OPTIONS: options.filter(Boolean).join(" ") };
  // A test hands these on to programs for which it makes an environment anew.
  return { ...told, DATE_VARIABLES: Object.keys(told).join(" ") };
};

interface PartOptions {
  readonly anotherDate: AnotherDate;
  readonly dir: string;
  readonly readers?: string;
}

/** Runs tests as if a moment were now and prints one line; what the runner says goes to a file in `dir`, which the line names when a test fails. */
export const runPart = async (
  name: string,
  moment: Moment,
  runner: TestRunner,
  { anotherDate, dir, readers }: PartOptions,
): Promise<TestCounts> => {
  const file = join(dir, `${name} ${shown(moment)}.txt`.replaceAll(/[^\w.]+/g, "-"));
  const output = openSync(file, "w");
  const begun = performance.now();
  const date = anotherDate.env(moment.at.epochMilliseconds - Date.now());
  const env = { ...envOf(date, readers), ...runner.env, TZ: moment.at.timeZoneId };
  const tally = await runTests({ ...runner, env }, output);
  closeSync(output);
  const seconds = Math.round((performance.now() - begun) / 1000);
  const line = `${name.padEnd(13)} ${shown(moment).padEnd(54)} ${formatCounts(tally)} (${seconds} s)`;
  console.log(tally.failed > 0 ? `FAIL ${line}, see ${file}` : `ok   ${line}`);
  return { ...tally, failures: tally.failures.map((failure) => `${shown(moment)}: ${failure}`) };
};
