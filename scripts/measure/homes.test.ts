import { describe, expect, it } from "vitest";
import { dayOfAHome, demandOf, type HomeCosts } from "./homes.ts";

const costs: HomeCosts = {
  ...{ processMb: 100, calendarMb: 5, streamMb: 0.1, restMsPerSecond: 1 },
  ...{ readMs: 1, writeMs: 2, pollMs: 3, pushMs: 4, rowKb: 1 },
};

describe("what many homes ask of one server", () => {
  it("is a process for each home, or one for all of them", () => {
    expect(demandOf(10, costs, "one for each").memoryGb).toBeCloseTo((1_000 + 50 + 2.5) / 1_024);
    expect(demandOf(10, costs, "one for all").memoryGb).toBeCloseTo((100 + 50 + 2.5) / 1_024);
  });

  it("is counted in the hour before school, in which a fifth of the day's writes are made", () => {
    const { flushedWrites } = demandOf(3_600, costs, "one for all");
    expect(flushedWrites).toBeCloseTo(dayOfAHome.writes * dayOfAHome.busiestHour);
  });

  it("grows with the number of homes, but for what a single process costs at rest", () => {
    const [ten, thousand] = [10, 1_000].map((homes) => demandOf(homes, costs, "one for all"));
    expect(((thousand?.cores ?? 0) - 0.001) / ((ten?.cores ?? 0) - 0.001)).toBeCloseTo(100);
    expect((thousand?.diskGb ?? 0) / (ten?.diskGb ?? 1)).toBeCloseTo(100);
    expect((thousand?.polls ?? 0) / (ten?.polls ?? 1)).toBeCloseTo(100);
  });
});
