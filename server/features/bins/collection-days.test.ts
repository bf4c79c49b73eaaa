import { describe, expect, it } from "vitest";
import type { BinSetting } from "#contract/bins.ts";
import { collectionsByRule } from "./collection-days.ts";

const bin = (rule: BinSetting["rule"], afterHoliday = true): BinSetting => ({
  ...{ id: "paper", name: "Paper", icon: "newspaper", color: "#2f6fb3", words: [] },
  ...{ rule, afterHoliday },
});
const christmas = new Set(["2026-12-25", "2026-12-26", "2027-01-01", "2027-01-06"]);
const easter = new Set(["2026-04-03", "2026-04-06"]);
const days = (
  rule: BinSetting["rule"],
  [start, end]: readonly [string, string],
  holidays: ReadonlySet<string>,
  afterHoliday = true,
) =>
  collectionsByRule(bin(rule, afterHoliday), { start, end }, (day) => holidays.has(day)).map(
    ({ date, movedFrom }) => (movedFrom === undefined ? date : `${movedFrom} → ${date}`),
  );

describe("waste bins", () => {
  it("paper comes every fourth Tuesday from the one that was typed", () => {
    const rule = { first: "2026-09-01", everyWeeks: 4 };
    expect(days(rule, ["2026-10-01", "2026-12-31"], new Set())).toEqual([
      ...["2026-10-27", "2026-11-24", "2026-12-22"],
    ]);
  });

  it("nothing is collected before its first day", () => {
    const rule = { first: "2026-11-24", everyWeeks: 1 };
    expect(days(rule, ["2026-11-01", "2026-12-01"], new Set())).toEqual([
      ...["2026-11-24", "2026-12-01"],
    ]);
  });

  it("Good Friday's collection is on Saturday, and Easter Monday moves all of its week", () => {
    const friday = { first: "2026-03-27", everyWeeks: 1 };
    expect(days(friday, ["2026-03-30", "2026-04-12"], easter)).toEqual([
      ...["2026-04-03 → 2026-04-04", "2026-04-10 → 2026-04-11"],
    ]);
    const monday = { first: "2026-03-30", everyWeeks: 1 };
    expect(days(monday, ["2026-03-30", "2026-04-14"], easter)).toEqual([
      ...["2026-03-30", "2026-04-06 → 2026-04-07", "2026-04-13"],
    ]);
  });

  it("a holiday later in the week moves nothing that was collected before it", () => {
    const tuesday = { first: "2026-12-22", everyWeeks: 1 };
    expect(days(tuesday, ["2026-12-21", "2026-12-27"], christmas)).toEqual(["2026-12-22"]);
  });

  it("what two holidays would put on a Sunday is collected on Monday", () => {
    const friday = { first: "2026-12-25", everyWeeks: 2 };
    expect(days(friday, ["2026-12-21", "2027-01-03"], christmas)).toEqual([
      "2026-12-25 → 2026-12-28",
    ]);
  });

  it("a collection of last week that moves into this one is this week's", () => {
    const friday = { first: "2026-12-25", everyWeeks: 4 };
    expect(days(friday, ["2026-12-28", "2026-12-28"], christmas)).toEqual([
      "2026-12-25 → 2026-12-28",
    ]);
  });

  it("moves nothing where the town doesn't", () => {
    const friday = { first: "2026-12-25", everyWeeks: 1 };
    expect(days(friday, ["2026-12-21", "2027-01-03"], christmas, false)).toEqual([
      ...["2026-12-25", "2027-01-01"],
    ]);
  });

  it("knows the first and the last day that there are", () => {
    expect(
      days({ first: "1900-01-02", everyWeeks: 52 }, ["2199-12-01", "2199-12-31"], christmas),
    ).toEqual(["2199-12-24"]);
    expect(
      days({ first: "2199-12-31", everyWeeks: 1 }, ["2199-12-31", "2199-12-31"], christmas),
    ).toEqual(["2199-12-31"]);
  });
});
