import { describe, expect, it } from "vitest";
import { createTranslate } from "../i18n/catalogue.ts";
import { describeRepetition } from "./describe-repetition.ts";
import { recurrenceMessages } from "./messages/messages.ts";
import { choreRepetitionOf, eventRepetitionOf } from "./rule-text.ts";

const contextIn = (language: "en" | "de") => {
  const format = new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" });
  const list = new Intl.ListFormat(language, { type: "conjunction" });
  return {
    translate: createTranslate(recurrenceMessages[language], language),
    list: (words: readonly string[]) => list.format(words),
    dayName: (day: string) => format.format(Date.parse(day)),
    dayText: (day: string) => day,
  };
};

describe("a repeated event in words", () => {
  it.each([
    ["FREQ=DAILY", "2026-11-24", "Every day", "Jeden Tag"],
    ["FREQ=DAILY;INTERVAL=3;COUNT=1", "2026-11-24", "Every 3 days, Once", "Alle 3 Tage, Einmal"],
    ["FREQ=WEEKLY", "2026-11-24", "Every week on Tuesday", "Jede Woche am Dienstag"],
    [
      "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH;COUNT=10",
      "2026-11-23",
      "Every 2 weeks on Monday and Thursday, 10 times",
      "Alle 2 Wochen am Montag und Donnerstag, 10-mal",
    ],
    [
      "FREQ=WEEKLY;BYDAY=SU;UNTIL=20270328",
      "2026-10-25",
      "Every week on Sunday, until 2027-03-28",
      "Jede Woche am Sonntag, bis 2027-03-28",
    ],
    ["FREQ=MONTHLY", "2027-01-31", "Every month on day 31", "Jeden Monat am 31."],
    [
      "FREQ=MONTHLY;BYMONTHDAY=-1",
      "2028-02-29",
      "Every month on the last day",
      "Jeden Monat am letzten Tag",
    ],
    [
      "FREQ=MONTHLY;INTERVAL=2;BYDAY=4TU",
      "2026-11-24",
      "Every 2 months on the fourth Tuesday",
      "Alle 2 Monate am vierten Dienstag",
    ],
    [
      "FREQ=MONTHLY;BYDAY=-1SU",
      "2027-03-28",
      "Every month on the last Sunday",
      "Jeden Monat am letzten Sonntag",
    ],
    ["FREQ=YEARLY;INTERVAL=4", "2028-02-29", "Every 4 years", "Alle 4 Jahre"],
    [
      "FREQ=MONTHLY;BYMONTH=3;BYMONTHDAY=24",
      "2026-03-24",
      "By a rule of its own",
      "Nach einer eigenen Regel",
    ],
  ])("by %s from %s on is said in both languages", (rule, first, english, german) => {
    const repetition = eventRepetitionOf(rule, first);
    expect(describeRepetition(repetition, "event", first, contextIn("en"))).toBe(english);
    expect(describeRepetition(repetition, "event", first, contextIn("de"))).toBe(german);
  });

  it("is nothing where it is there once", () => {
    const once = eventRepetitionOf(undefined, "2026-11-24");
    expect(describeRepetition(once, "event", "2026-11-24", contextIn("en"))).toBeUndefined();
  });
});

describe("a repeated chore in words", () => {
  const someDay = "2026-02-28";

  it.each([
    ["FREQ=DAILY", "Every day", "Jeden Tag"],
    ["FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR", "Monday to Friday", "Montag bis Freitag"],
    ["FREQ=WEEKLY;BYDAY=MO,TH", "Every Monday and Thursday", "Jeden Montag und Donnerstag"],
    ["FREQ=WEEKLY;INTERVAL=2;BYDAY=SA", "Every 2 weeks on Saturday", "Alle 2 Wochen am Samstag"],
    ["FREQ=MONTHLY;BYMONTHDAY=15", "On day 15 of every month", "Am 15. jedes Monats"],
    ["FREQ=MONTHLY;BYMONTHDAY=-1", "On the last day of every month", "Am letzten Tag jedes Monats"],
    ["FREQ=MONTHLY;BYDAY=1SU", "As its own rule says", "Nach eigener Regel"],
  ])("by %s is said in both languages", (rule, english, german) => {
    const repetition = choreRepetitionOf(rule);
    expect(describeRepetition(repetition, "chore", someDay, contextIn("en"))).toBe(english);
    expect(describeRepetition(repetition, "chore", someDay, contextIn("de"))).toBe(german);
  });

  it.each([
    [1, "1 day after it was last done", "1 Tag nach dem letzten Mal"],
    [3, "3 days after it was last done", "3 Tage nach dem letzten Mal"],
  ])("after %i days is said in both languages", (days, english, german) => {
    const repetition = { kind: "afterDone", days } as const;
    expect(describeRepetition(repetition, "chore", someDay, contextIn("en"))).toBe(english);
    expect(describeRepetition(repetition, "chore", someDay, contextIn("de"))).toBe(german);
  });
});
