import { describe, expect, it } from "vitest";
import { createRepetitionDays } from "./repetition-days.ts";
import { shiftRule } from "./shift-rule.ts";

const days = createRepetitionDays();
const firstDays = (rule: string, start: string, count: number): string[] => {
  const found: string[] = [];
  let day = days.upTo({ rule, start }, start) ?? days.after({ rule, start }, start);
  for (; day !== null && found.length < count; day = days.after({ rule, start }, day))
    found.push(day);
  return found;
};

describe("a repeated event that is moved to another day", () => {
  it.each([
    ["stays where it is", "FREQ=WEEKLY;BYDAY=TU", "2026-11-24", "2026-11-24", undefined],
    ["takes its weekday along", "FREQ=WEEKLY;BYDAY=TU", "2026-11-24", "2026-11-26", "BYDAY=TH"],
    ["takes each weekday along", "FREQ=WEEKLY;BYDAY=MO,SU", "2026-11-23", "2026-11-22", "SU,SA"],
    ["takes its date along", "FREQ=MONTHLY;BYMONTHDAY=24", "2026-11-24", "2026-11-20", "=20"],
    ["takes its last day along", "FREQ=MONTHLY;BYMONTHDAY=-1", "2027-01-31", "2027-02-28", "=-1"],
    ["takes its nth weekday along", "FREQ=MONTHLY;BYDAY=4TU", "2026-11-24", "2026-11-16", "=3MO"],
    ["takes its last weekday along", "FREQ=MONTHLY;BYDAY=-1TU", "2026-11-24", "2026-11-26", "-1TH"],
    [
      "takes its month along",
      "FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=1",
      "2027-03-01",
      "2027-02-01",
      "=2",
    ],
    ["takes its end along", "FREQ=DAILY;UNTIL=20270228", "2026-11-24", "2026-11-25", "20270301"],
  ])("%s: %s", (_what, rule, from, to, expected) => {
    const shifted = shiftRule(rule, from, to);
    if (expected === undefined) expect(shifted.rule).toBe(rule);
    else expect(shifted.rule).toContain(expected);
    expect(shifted.dayOf(from)).toBe(to);
    expect(firstDays(shifted.rule, to, 1)).toEqual([to]);
  });

  it("lands each of its times on a day of the new rule, at month ends and where clocks change", () => {
    for (const [rule, from, to] of [
      ["FREQ=MONTHLY;BYMONTHDAY=-1", "2027-01-31", "2027-02-28"],
      ["FREQ=MONTHLY;BYDAY=-1SU", "2027-03-28", "2027-03-27"],
      ["FREQ=WEEKLY;BYDAY=SA", "2026-10-24", "2026-10-25"],
      ["FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU", "2026-10-25", "2026-10-26"],
    ] as const) {
      const shifted = shiftRule(rule, from, to);
      const before = firstDays(rule, from, 24);
      expect(before.map(shifted.dayOf)).toEqual(firstDays(shifted.rule, to, 24));
    }
  });

  it("is on the 31st of the months that have one", () => {
    const { rule } = shiftRule("FREQ=MONTHLY", "2027-01-15", "2027-01-31");
    expect(rule).toBe("FREQ=MONTHLY;BYMONTHDAY=31");
    expect(firstDays(rule, "2027-01-31", 3)).toEqual(["2027-01-31", "2027-03-31", "2027-05-31"]);
  });

  it.each([
    ["FREQ=MONTHLY;BYMONTHDAY=1,15", "2027-01-01", "2027-01-02"],
    ["FREQ=MONTHLY;BYMONTH=3;BYMONTHDAY=1", "2027-03-01", "2027-04-01"],
    ["FREQ=DAILY;BYMONTH=3", "2027-03-01", "2027-03-02"],
    ["FREQ=MONTHLY;BYMONTHDAY=13;BYDAY=FR", "2026-11-13", "2026-11-14"],
  ])("asks for a new rule where %s says nothing about the day", (rule, from, to) => {
    expect(() => shiftRule(rule, from, to)).toThrow("say the new rule too");
  });
});
