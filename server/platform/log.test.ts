import { describe, expect, it } from "vitest";
import { createLog, keepRecentLogLines } from "./log.ts";

describe("the log", () => {
  it("writes every line on and remembers the last ones, oldest first", () => {
    const written: string[] = [];
    const last = keepRecentLogLines({ write: (line) => void written.push(line) }, 3);
    const log = createLog("info", last);
    for (const n of [1, 2, 3, 4, 5]) log.info({ n }, "said");
    log.debug("not said");
    expect(written).toHaveLength(5);
    expect(last.lines().map((line) => JSON.parse(line).n)).toEqual([3, 4, 5]);
  });

  it("keeps a very long line short in memory, and whole where it is written", () => {
    const written: string[] = [];
    const last = keepRecentLogLines({ write: (line) => void written.push(line) });
    createLog("info", last).info("x".repeat(20_000));
    expect(written[0]?.length).toBeGreaterThan(20_000);
    expect(last.lines()[0]).toHaveLength(8_000);
  });
});
