import { describe, expect, it } from "vitest";
import { clockReaders, filesFor } from "./clock-readers.ts";

const report = (seconds: Record<string, number>): string =>
  JSON.stringify({
    testResults: Object.entries(seconds).map(([name, took]) => ({
      ...{ name, startTime: 5_000, endTime: 5_000 + took * 1000 },
    })),
  });

describe("the tests that run on every date", () => {
  it("are the files that read the clock, each once", () => {
    const list = "/b.test.ts\n/a.test.ts\n/b.test.ts\n";
    const seconds = { "/a.test.ts": 0.1, "/b.test.ts": 60, "/c.test.ts": 40 };
    expect(clockReaders(list, report(seconds))).toEqual([
      { file: "/a.test.ts", isSlow: false },
      { file: "/b.test.ts", isSlow: true },
    ]);
    expect(clockReaders("", report(seconds))).toEqual([]);
  });

  it("are the quick ones; the slow ones take turns, and none is left out", () => {
    const slow = ["/q.test.ts", "/r.test.ts", "/s.test.ts", "/t.test.ts"];
    const readers = [
      { file: "/quick.test.ts", isSlow: false },
      ...slow.map((file) => ({ file, isSlow: true })),
    ];
    const dates = [0, 1, 2].map((date) => filesFor(readers, date));
    for (const files of dates) expect(files).toContain("/quick.test.ts");
    for (const file of slow) expect(dates.filter((files) => files.includes(file))).toHaveLength(1);
  });
});
