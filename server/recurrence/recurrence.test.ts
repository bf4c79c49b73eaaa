import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { createRepetitionDays } from "./repetition-days.ts";
import { validateRecurrence } from "./validate-recurrence.ts";

const days = createRepetitionDays();
const from = (rule: string, start: string) => ({ rule: validateRecurrence(rule, start), start });

describe("a repeated chore", () => {
  it.each([
    ["every day", "FREQ=DAILY", "2026-11-20", "2026-11-20", "2026-11-21"],
    [
      "on school days, asked on a Sunday",
      "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR",
      "2026-11-22",
      "2026-11-20",
      "2026-11-23",
    ],
    [
      "on Mondays and Thursdays",
      "FREQ=WEEKLY;BYDAY=MO,TH",
      "2026-11-25",
      "2026-11-23",
      "2026-11-26",
    ],
    [
      "every third week on Tuesday",
      "FREQ=WEEKLY;INTERVAL=3;BYDAY=TU",
      "2026-12-12",
      "2026-11-24",
      "2026-12-15",
    ],
    [
      "on the 15th of the month",
      "FREQ=MONTHLY;BYMONTHDAY=15",
      "2026-12-20",
      "2026-12-15",
      "2027-01-15",
    ],
    [
      "on the last day of the month",
      "FREQ=MONTHLY;BYMONTHDAY=-1",
      "2027-02-27",
      "2027-01-31",
      "2027-02-28",
    ],
    [
      "on the second Sunday of the month",
      "FREQ=MONTHLY;BYDAY=2SU",
      "2026-12-14",
      "2026-12-13",
      "2027-01-10",
    ],
    [
      "every year on 6 December",
      "FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=6",
      "2027-12-05",
      "2026-12-06",
      "2027-12-06",
    ],
    ["every other week", "FREQ=WEEKLY;INTERVAL=2", "2026-11-27", "2026-11-20", "2026-12-04"],
    [
      "on the last Friday of the month",
      "FREQ=MONTHLY;BYDAY=-1FR",
      "2026-12-24",
      "2026-11-27",
      "2026-12-25",
    ],
    [
      "on the 31st, skipping short months",
      "FREQ=MONTHLY;BYMONTHDAY=31",
      "2027-03-01",
      "2027-01-31",
      "2027-03-31",
    ],
    [
      "on 29 February",
      "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29",
      "2029-01-01",
      "2028-02-29",
      "2032-02-29",
    ],
  ])("%s falls on the days that the family expects", (_what, rule, day, upTo, after) => {
    expect(days.upTo(from(rule, "2026-11-06"), day)).toBe(upTo);
    expect(days.after(from(rule, "2026-11-06"), day)).toBe(after);
  });

  it("falls on no day before it begins and on none after its end", () => {
    expect(days.upTo(from("FREQ=DAILY", "2026-11-20"), "2026-11-19")).toBeNull();
    expect(days.after(from("FREQ=DAILY;COUNT=3", "2026-11-20"), "2026-11-22")).toBeNull();
    expect(days.after(from("FREQ=DAILY;UNTIL=20261122", "2026-11-20"), "2026-11-21")).toBe(
      "2026-11-22",
    );
    expect(days.after(from("FREQ=DAILY;UNTIL=20261122", "2026-11-20"), "2026-11-22")).toBeNull();
  });

  it("may be spelled in small letters", () => {
    expect(validateRecurrence(" freq=weekly;byday=mo ", "2026-11-20")).toBe("FREQ=WEEKLY;BYDAY=MO");
  });

  it.each([
    ["FREQ=SECONDLY", "expected DAILY, WEEKLY, MONTHLY or YEARLY"],
    ["FREQ=MINUTELY", "expected DAILY, WEEKLY, MONTHLY or YEARLY"],
    ["FREQ=HOURLY", "expected DAILY, WEEKLY, MONTHLY or YEARLY"],
    ["FREQ=DAILY;BYHOUR=8", 'got "BYHOUR=8"'],
    ["FREQ=DAILY;BYMINUTE=1", 'got "BYMINUTE=1"'],
    ["FREQ=DAILY;BYSECOND=1", 'got "BYSECOND=1"'],
    ["FREQ=DAILY;COUNT=1000000000", "expected a whole number from 1 to 1000"],
    ["FREQ=DAILY;COUNT=1e9", "expected a whole number from 1 to 1000"],
    ["FREQ=DAILY;COUNT=0", "expected a whole number from 1 to 1000"],
    ["FREQ=DAILY;INTERVAL=0", "expected a whole number from 1 to 1000"],
    ["FREQ=DAILY;INTERVAL=-1", "expected a whole number from 1 to 1000"],
    ["FREQ=WEEKLY;BYDAY=XX", "expected weekdays"],
    ["FREQ=MONTHLY;BYMONTHDAY=32", "expected days from 1 to 31"],
    ["FREQ=MONTHLY;BYMONTHDAY=0", "expected days from 1 to 31"],
    ["FREQ=YEARLY;BYMONTH=13", "expected months from 1 to 12"],
    ["FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", "falls on some day"],
    ["FREQ=DAILY;UNTIL=20261301", "expected a date such as 20271231"],
    ["FREQ=DAILY;UNTIL=20261131", "expected a date such as 20271231"],
    ["FREQ=DAILY;UNTIL=20271130T240000Z", "expected a date such as 20271231"],
    ["FREQ=DAILY;UNTIL=20261101", "falls on some day"],
    ["FREQ=DAILY;UNTIL=20271101;COUNT=3", "not both"],
    ["FREQ=DAILY;FREQ=DAILY", "twice"],
    ["RRULE:FREQ=DAILY", "such as FREQ=WEEKLY;BYDAY=MO,TH"],
    ["FREQ=DAILY\nDTSTART:19700101T000000Z", "such as FREQ=WEEKLY;BYDAY=MO,TH"],
    ["INTERVAL=2", "expected FREQ="],
    ["RSCALE=HEBREW;FREQ=YEARLY", "such as FREQ=WEEKLY;BYDAY=MO,TH"],
    ["every day", "such as FREQ=WEEKLY;BYDAY=MO,TH"],
    ["FREQ=DAILY;", 'got ""'],
  ])("is refused as %s with what was expected", (rule, sentence) => {
    expect(() => validateRecurrence(rule, "2026-11-20")).toThrow(sentence);
  });

  it.each([
    "FREQ=DAILY;INTERVAL=3",
    "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR",
    "FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,MO;WKST=SU",
    "FREQ=MONTHLY;BYDAY=2TU,-1SA",
    "FREQ=MONTHLY;BYMONTHDAY=-1",
    "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1",
    "FREQ=YEARLY;BYMONTH=3,10;BYDAY=-1SU",
    "FREQ=DAILY;COUNT=40",
  ])(
    "by %s falls on the days that a second calendar finds, across every change of the clocks",
    (rule) => {
      const start = "2026-02-27";
      const theirs: string[] = [];
      const iterator = ICAL.Recur.fromString(rule).iterator(ICAL.Time.fromDateString(start));
      for (let next = iterator.next(); next && theirs.length < 150; next = iterator.next())
        theirs.push(next.toString());
      const ours: string[] = [];
      let day = days.after(from(rule, start), "2026-02-26");
      for (; day !== null && ours.length < 150; day = days.after(from(rule, start), day))
        ours.push(day);
      expect(ours).toEqual(theirs);
      expect(ours.map((one) => days.upTo(from(rule, start), one))).toEqual(theirs);
    },
  );
});
