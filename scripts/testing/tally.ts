import * as z from "zod";

/** How many tests went how. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

const vitestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numPendingTests: z.int(),
  numTodoTests: z.int(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
});

const playwrightReport = z.object({
  stats: z.object({
    expected: z.int(),
    unexpected: z.int(),
    flaky: z.int(),
    skipped: z.int(),
  }),
  errors: z.array(z.unknown()),
});

/** Counts Vitest's JSON report; a file that couldn't even be loaded is one failure. */
export const tallyOfVitest = (text: string): Tally => {
  const report = vitestReport.parse(JSON.parse(text));
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
};

/** Counts Playwright's JSON report; an error outside of any test is one failure. */
export const tallyOfPlaywright = (text: string): Tally => {
  const { stats, errors } = playwrightReport.parse(JSON.parse(text));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  };
};

/** The sum of several runs. */
export const sum = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((all, { passed }) => all + passed, 0),
  failed: tallies.reduce((all, { failed }) => all + failed, 0),
  skipped: tallies.reduce((all, { skipped }) => all + skipped, 0),
});

/** The one line that says how it went. */
export const spell = ({ passed, failed, skipped }: Tally): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
