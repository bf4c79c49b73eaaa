import { describe, expect, it } from "vitest";
import { type RepetitionEnd, isLastOfItsWeekday, nthWeekdayOf } from "./repetition.ts";
import { eventRepetitionOf, recurrenceRuleOf } from "./rule-text.ts";

const never: RepetitionEnd = { kind: "never" };
/** The fourth and last Tuesday of its month. */
const tuesday = "2026-11-24";

describe("how an event repeats", () => {
  it.each([
    ["FREQ=DAILY", { kind: "daily", every: 1, ending: never }],
    [
      "FREQ=DAILY;INTERVAL=3;COUNT=5",
      { kind: "daily", every: 3, ending: { kind: "count", count: 5 } },
    ],
    ["FREQ=WEEKLY;BYDAY=TU", { kind: "weekly", every: 1, days: [], ending: never }],
    ["FREQ=WEEKLY;BYDAY=MO,TH", { kind: "weekly", every: 1, days: [1, 4], ending: never }],
    [
      "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU;UNTIL=20261231",
      { kind: "weekly", every: 2, days: [], ending: { kind: "until", day: "2026-12-31" } },
    ],
    ["FREQ=MONTHLY;BYMONTHDAY=24", { kind: "monthly", every: 1, by: "date", ending: never }],
    ["FREQ=MONTHLY;BYMONTHDAY=-1", { kind: "monthly", every: 1, by: "lastDay", ending: never }],
    ["FREQ=MONTHLY;BYDAY=4TU", { kind: "monthly", every: 1, by: "weekday", ending: never }],
    ["FREQ=MONTHLY;BYDAY=-1TU", { kind: "monthly", every: 1, by: "lastWeekday", ending: never }],
    ["FREQ=YEARLY;INTERVAL=2", { kind: "yearly", every: 2, ending: never }],
  ])("%s is read and written back as it was", (rule, repetition) => {
    expect(eventRepetitionOf(rule, tuesday)).toEqual(repetition);
    expect(recurrenceRuleOf(eventRepetitionOf(rule, tuesday), tuesday)).toBe(rule);
  });

  it.each([
    "FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=1",
    "FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=1",
    "FREQ=WEEKLY;BYDAY=1TU",
    "FREQ=MONTHLY;BYDAY=2MO",
    "FREQ=MONTHLY;BYMONTH=3",
    "FREQ=MONTHLY;BYSETPOS=-1",
    "FREQ=DAILY;BYDAY=MO,TU",
  ])("%s, which the form can't say, is kept as it is", (rule) => {
    expect(eventRepetitionOf(rule, tuesday)).toEqual({ kind: "other", rule });
    expect(recurrenceRuleOf(eventRepetitionOf(rule, tuesday), tuesday)).toBe(rule);
  });

  it("what other calendars spell more briefly or at length means the same", () => {
    expect(eventRepetitionOf("FREQ=WEEKLY", tuesday)).toEqual(
      eventRepetitionOf("FREQ=WEEKLY;BYDAY=TU", tuesday),
    );
    expect(
      eventRepetitionOf("FREQ=WEEKLY;WKST=MO;BYDAY=TU;UNTIL=20261231T225959Z", tuesday),
    ).toEqual(eventRepetitionOf("FREQ=WEEKLY;BYDAY=TU;UNTIL=20261231", tuesday));
  });

  it("a day that moves takes its weekday and its date along, where nobody chose others", () => {
    const [weekly, monthly] = ["FREQ=WEEKLY;BYDAY=TU", "FREQ=MONTHLY;BYMONTHDAY=24"].map((rule) =>
      eventRepetitionOf(rule, tuesday),
    );
    expect(weekly && recurrenceRuleOf(weekly, "2027-01-31")).toBe("FREQ=WEEKLY;BYDAY=SU");
    expect(monthly && recurrenceRuleOf(monthly, "2027-01-31")).toBe("FREQ=MONTHLY;BYMONTHDAY=31");
  });

  it("knows which of its weekday a day is, from the front and from the back", () => {
    expect([nthWeekdayOf("2026-11-01"), nthWeekdayOf("2026-11-30")]).toEqual([1, 5]);
    expect(["2026-11-23", "2026-11-24"].map(isLastOfItsWeekday)).toEqual([false, true]);
  });
});
