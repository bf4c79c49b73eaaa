import { describe, expect, it } from "vitest";
import { formatCounts, sumCounts, countsOfPlaywright, countsOfVitest } from "./test-counts.ts";

const unit = (over: Record<string, unknown> = {}): string =>
  JSON.stringify({
    numPassedTests: 40,
    numFailedTests: 0,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults: [],
    ...over,
  });

describe("the last line of npm test", () => {
  it("adds up what all runners did", () => {
    const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 0 };
    const browser = countsOfPlaywright(JSON.stringify({ stats, suites: [], errors: [] }));
    expect(formatCounts(sumCounts([countsOfVitest(unit()), browser]))).toBe(
      "48 passed, 1 failed, 2 skipped",
    );
  });

  it("names no skipped tests when there are none", () => {
    expect(formatCounts({ passed: 3, failed: 0, skipped: 0, failures: [] })).toBe(
      "3 passed, 0 failed",
    );
  });

  it("counts a file that couldn't be loaded as a failure", () => {
    const testResults = [{ name: "torn.test.ts", status: "failed", assertionResults: [] }];
    expect(countsOfVitest(unit({ testResults })).failed).toBe(1);
  });

  it("counts an error outside of any test as a failure", () => {
    const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
    expect(
      countsOfPlaywright(JSON.stringify({ stats, suites: [], errors: [{ message: "no browser" }] }))
        .failed,
    ).toBe(1);
  });

  it("is preceded by the names of what failed, of both runners and however deep", () => {
    const assertionResults = [
      { status: "passed", fullName: "a star is kept" },
      { status: "failed", fullName: "a star is lost" },
    ];
    const testResults = [{ name: "stars.test.ts", status: "failed", assertionResults }];
    const specs = [
      { title: "two phones agree", ok: false },
      { title: "a tap counts", ok: true },
    ];
    const suites = [{ title: "", suites: [{ title: "lists.spec.ts", specs }] }];
    const stats = { expected: 1, unexpected: 1, flaky: 0, skipped: 0 };
    const browser = countsOfPlaywright(JSON.stringify({ stats, suites, errors: [] }));
    expect(sumCounts([countsOfVitest(unit({ testResults })), browser]).failures).toEqual([
      "a star is lost",
      "lists.spec.ts: two phones agree",
    ]);
  });
});
