import { describe, expect, it } from "vitest";
import { createBugReport } from "./bug-report.ts";

const source = { provider: "none", state: "unconfigured" } as const;

const reportOf = (...lines: string[]) =>
  createBugReport({
    program: { version: "1.2.3", schemaVersion: 4, node: "v24", system: "linux x64" },
    uptimeSec: () => 60,
    memberCount: () => 4,
    sources: () => ({
      ...{ tasks: source, meals: source, budget: source, weather: source, photos: source },
      calendar: { provider: "ical", state: "stale", error: "Mia's calendar isn't reachable" },
    }),
    logLines: () => lines,
    hidden: () => ({ words: ["sk-1234"], people: ["mia", "Mia", "level"], hosts: ["a.example"] }),
  })();

describe("a bug report", () => {
  it("tells how each source is, and not what it says about the family", () => {
    expect(reportOf()).toEqual({
      ...{ version: "1.2.3", schemaVersion: 4, node: "v24", system: "linux x64" },
      ...{ uptimeSec: 60, memberCount: 4, log: [] },
      sources: {
        ...{ tasks: source, meals: source, budget: source, weather: source, photos: source },
        calendar: { provider: "ical", state: "stale" },
      },
    });
  });

  it("hides what is private however deep it lies in a line, and keeps the line's own fields", () => {
    const line = {
      level: 40,
      time: 1763656920000,
      msg: "Mia asked a.example",
      err: { stack: "at sk-1234", each: ["http://b.example/x", { mia: true }] },
    };
    expect(reportOf(JSON.stringify(line)).log.map((text) => JSON.parse(text))).toEqual([
      {
        level: 40,
        time: 1763656920000,
        msg: "[member] asked [host]",
        err: { stack: "at [hidden]", each: ["[address]", { "[member]": true }] },
      },
    ]);
  });

  it("hides it also in a line that was cut off", () => {
    expect(reportOf('{"level":40,"msg":"Mia asked sk-1234 at https://a.exam').log).toEqual([
      '{"[member]":40,"msg":"[member] asked [hidden] at [address]',
    ]);
  });
});
