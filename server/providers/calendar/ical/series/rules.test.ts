import { expect, test } from "vitest";
import { veventOf } from "#tests/fixtures/calendar/family-ics.ts";
import {
  zonedProperty,
  feedLines,
  nineOnMonday,
  feedStarts,
} from "#tests/fixtures/calendar/read-feed.ts";

test("COUNT counts what EXDATE takes away, and RDATE comes on top", () => {
  const rule = [
    "RRULE:FREQ=DAILY;COUNT=4",
    zonedProperty("EXDATE", "20261103T090000"),
    zonedProperty("RDATE", "20261120T120000,20261121T120000"),
  ];
  expect(
    feedStarts(veventOf("a", "Run", [...nineOnMonday, ...rule]), "2026-11-01", "2026-11-30"),
  ).toEqual([
    "2026-11-02T08:00Z",
    "2026-11-04T08:00Z",
    "2026-11-05T08:00Z",
    "2026-11-20T11:00Z",
    "2026-11-21T11:00Z",
  ]);
});

test("RDATE alone repeats an event, periods bring their own length, and in another zone", () => {
  const events = veventOf("a", "Visit", [
    ...nineOnMonday,
    "RDATE;VALUE=PERIOD:20261110T120000Z/PT3H,20261111T120000Z/20261111T124500Z",
    "RDATE;TZID=America/New_York:20261112T090000",
  ]);
  expect(feedLines(events, "2026-11-01", "2026-11-30")).toEqual([
    "Visit 2026-11-02T08:00Z 2026-11-02T09:00Z",
    "Visit 2026-11-10T12:00Z 2026-11-10T15:00Z",
    "Visit 2026-11-11T12:00Z 2026-11-11T12:45Z",
    "Visit 2026-11-12T14:00Z 2026-11-12T15:00Z",
  ]);
});

test.each([
  ["in UTC", "EXDATE:20261103T080000Z"],
  ["floating", "EXDATE:20261103T090000"],
  ["as a date", "EXDATE;VALUE=DATE:20261103"],
  ["in another zone", "EXDATE;TZID=America/New_York:20261103T030000"],
  ["in a list", "EXDATE;TZID=Europe/Berlin:20261201T090000,20261103T090000"],
])("an exception %s takes the occurrence away", (_how, line) => {
  expect(
    feedStarts(
      veventOf("a", "Run", [...nineOnMonday, "RRULE:FREQ=DAILY;COUNT=3", line]),
      "2026-11-01",
      "2026-11-30",
    ),
  ).toEqual(["2026-11-02T08:00Z", "2026-11-04T08:00Z"]);
});

test.each([
  ["20261104T080000Z", 3],
  ["20261104T075959Z", 2],
  ["20261104", 3],
  ["20261104T090000", 3],
])("UNTIL=%s leaves %i of a daily event at nine", (until, count) => {
  expect(
    feedStarts(
      veventOf("a", "Run", [...nineOnMonday, `RRULE:FREQ=DAILY;UNTIL=${until}`]),
      "2026-11-01",
      "2026-11-30",
    ),
  ).toHaveLength(count);
});

test.each([
  ["20261104", 3],
  ["20261104T000000Z", 3],
  ["20261103T230000Z", 3],
  ["20261104T235959Z", 3],
])("UNTIL=%s leaves %i days of a daily all-day event", (until, count) => {
  expect(
    feedStarts(
      veventOf("a", "Camp", ["DTSTART;VALUE=DATE:20261102", `RRULE:FREQ=DAILY;UNTIL=${until}`]),
      "2026-11-01",
      "2026-11-30",
    ),
  ).toHaveLength(count);
});

test("rules of every kind: BYSETPOS, WKST, several at once, last weekdays, leap days", () => {
  const rule = (text: string, from = "20261102T090000") =>
    feedStarts(
      veventOf("a", "Run", [
        zonedProperty("DTSTART", from),
        ...text.split("|").map((each) => `RRULE:${each}`),
      ]),
      "2026-11-01",
      "2026-12-31",
    ).map((start) => start.slice(5, 10));
  expect(rule("FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1", "20261030T090000")).toEqual([
    "11-30",
    "12-31",
  ]);
  expect(rule("FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU", "20261103T090000")).toEqual([
    "11-03",
    "11-15",
    "11-17",
    "11-29",
  ]);
  expect(rule("FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO", "20261103T090000")).toEqual([
    "11-03",
    "11-08",
    "11-17",
    "11-22",
  ]);
  expect(rule("FREQ=WEEKLY;BYDAY=MO;COUNT=2|FREQ=WEEKLY;BYDAY=FR;COUNT=3")).toEqual([
    "11-02",
    "11-06",
    "11-09",
    "11-13",
  ]);
  expect(rule("FREQ=MONTHLY;BYDAY=-1FR;COUNT=2", "20261127T090000")).toEqual(["11-27", "12-25"]);
  expect(
    feedStarts(
      veventOf("a", "Leap", ["DTSTART;VALUE=DATE:20240229", "RRULE:FREQ=YEARLY"]),
      "2027-01-01",
      "2027-12-31",
    ),
  ).toEqual([]);
  expect(
    feedStarts(
      veventOf("a", "Leap", ["DTSTART;VALUE=DATE:20240229", "RRULE:FREQ=YEARLY"]),
      "2028-01-01",
      "2028-12-31",
    ),
  ).toEqual(["2028-02-29"]);
});

test("an event that its own rule doesn't make is still on its day, and counts", () => {
  const events = veventOf("a", "Run", [...nineOnMonday, "RRULE:FREQ=WEEKLY;BYDAY=TU;COUNT=3"]);
  expect(feedStarts(events, "2026-11-01", "2026-11-30")).toEqual([
    "2026-11-02T08:00Z",
    "2026-11-03T08:00Z",
    "2026-11-10T08:00Z",
  ]);
});

test.each([
  ["20261109T090000", "EXDATE;TZID=Europe/Berlin:20261116T090000", 3],
  ["20261109T090000", "EXDATE;VALUE=DATE:20261116", 3],
  ["20261109T090000", "EXRULE:FREQ=MONTHLY;BYDAY=3MO", 3],
])(
  "a series of five from %s without %s and a moved one has %i left where they were",
  (moved, exception, left) => {
    const events = [
      ...veventOf("a", "Club", [...nineOnMonday, "RRULE:FREQ=WEEKLY;COUNT=5", exception]),
      ...veventOf("a", "Moved", [
        zonedProperty("RECURRENCE-ID", moved),
        zonedProperty("DTSTART", "20261111T180000"),
      ]),
    ];
    const titles = feedLines(events, "2026-11-01", "2026-12-31").map((line) => line.split(" ")[0]);
    expect(titles.filter((title) => title === "Club")).toHaveLength(left);
    expect(titles).toContain("Moved");
  },
);
