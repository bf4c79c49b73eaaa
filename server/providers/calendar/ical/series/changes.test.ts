import { expect, test } from "vitest";
import { veventOf, icsFileOf } from "#tests/fixtures/calendar/family-ics.ts";
import {
  zonedProperty,
  feedLines,
  nineOnMonday,
  readIcs,
} from "#tests/fixtures/calendar/read-feed.ts";

test("an occurrence keeps its id when it is moved, and its id isn't another's", () => {
  const series = veventOf("a", "Choir", [...nineOnMonday, "RRULE:FREQ=WEEKLY;COUNT=3"]);
  const moved = veventOf("a", "Choir", [
    zonedProperty("RECURRENCE-ID", "20261109T090000"),
    zonedProperty("DTSTART", "20261111T190000"),
  ]);
  const before = readIcs(icsFileOf(series), "2026-11-01", "2026-11-30").occurrences;
  const after = readIcs(icsFileOf([...series, ...moved]), "2026-11-01", "2026-11-30").occurrences;
  const keyed = (list: typeof before): string[] => list.map(({ key }) => key).toSorted();
  expect(keyed(after)).toEqual(keyed(before));
  expect(new Set(keyed(after)).size).toBe(3);
  expect(after[1]).toMatchObject({
    start: "2026-11-11T18:00:00.000Z",
    end: "2026-11-11T19:00:00.000Z",
    occurrence: "2026-11-09T08:00:00.000Z",
  });
});

test("an occurrence moved out of the days is gone from them, one moved into them is there", () => {
  const events = [
    ...veventOf("a", "Out", [...nineOnMonday, "RRULE:FREQ=WEEKLY;COUNT=3"]),
    ...veventOf("a", "Out", [
      zonedProperty("RECURRENCE-ID", "20261109T090000"),
      zonedProperty("DTSTART", "20261209T090000"),
      zonedProperty("DTEND", "20261209T100000"),
    ]),
    ...veventOf("b", "In", [
      zonedProperty("DTSTART", "20260105T090000"),
      zonedProperty("DTEND", "20260105T100000"),
      "RRULE:FREQ=YEARLY",
    ]),
    ...veventOf("b", "In", [
      zonedProperty("RECURRENCE-ID", "20270105T090000"),
      zonedProperty("DTSTART", "20261110T090000"),
      zonedProperty("DTEND", "20261110T100000"),
    ]),
  ];
  expect(feedLines(events, "2026-11-09", "2026-11-15")).toEqual([
    "In 2026-11-10T08:00Z 2026-11-10T09:00Z",
  ]);
});

test.each([
  ["in another zone", "RECURRENCE-ID;TZID=America/New_York:20261103T030000"],
  ["in UTC", "RECURRENCE-ID:20261103T080000Z"],
  ["floating", "RECURRENCE-ID:20261103T090000"],
  ["as a date", "RECURRENCE-ID;VALUE=DATE:20261103"],
  ["as Exchange's midnight", "RECURRENCE-ID;TZID=Europe/Berlin:20261103T000000"],
])("a change whose RECURRENCE-ID is %s replaces its occurrence", (_how, id) => {
  const events = [
    ...veventOf("a", "Run", [...nineOnMonday, "RRULE:FREQ=DAILY;COUNT=3"]),
    ...veventOf("a", "Swim", [
      id,
      zonedProperty("DTSTART", "20261103T150000"),
      zonedProperty("DTEND", "20261103T160000"),
    ]),
  ];
  expect(feedLines(events, "2026-11-01", "2026-11-30")).toEqual([
    "Run 2026-11-02T08:00Z 2026-11-02T09:00Z",
    "Swim 2026-11-03T14:00Z 2026-11-03T15:00Z",
    "Run 2026-11-04T08:00Z 2026-11-04T09:00Z",
  ]);
});

test("a series that begins at a midnight which a clock change skips is changed on later days too", () => {
  const zone = "America/Santiago";
  const events = [
    ...veventOf("a", "Walk", [
      zonedProperty("DTSTART", "20260906T000000", zone),
      "RRULE:FREQ=DAILY;COUNT=4",
      "EXDATE;VALUE=DATE:20260909",
    ]),
    ...veventOf("a", "Moved", [
      zonedProperty("RECURRENCE-ID", "20260907T000000", zone),
      zonedProperty("DTSTART", "20260907T080000", zone),
    ]),
  ];
  expect(
    feedLines(events, "2026-09-06", "2026-09-30", zone).map((line) => line.split("Z")[0]),
  ).toEqual(["Walk 2026-09-06T04:00", "Moved 2026-09-07T11:00", "Walk 2026-09-08T03:00"]);
});

test("a change of nothing we know is an event of its own; one without its series too; cancelled ones are none", () => {
  const events = [
    ...veventOf("a", "Run", [...nineOnMonday, "RRULE:FREQ=DAILY;COUNT=1"]),
    ...veventOf("a", "Extra", [
      zonedProperty("RECURRENCE-ID", "20261103T070000"),
      zonedProperty("DTSTART", "20261103T150000"),
    ]),
    ...veventOf("a", "Gone", [
      zonedProperty("RECURRENCE-ID", "20261104T070000"),
      zonedProperty("DTSTART", "20261104T150000"),
      "STATUS:CANCELLED",
    ]),
    ...veventOf("b", "Orphan", [
      zonedProperty("RECURRENCE-ID", "20261105T070000"),
      zonedProperty("DTSTART", "20261105T080000"),
    ]),
    ...veventOf("c", "Cancelled", [
      zonedProperty("DTSTART", "20261106T080000"),
      "STATUS:CANCELLED",
    ]),
    ...veventOf("d", "Cancelled series", [...nineOnMonday, "RRULE:FREQ=DAILY", "STATUS:CANCELLED"]),
  ];
  expect(feedLines(events, "2026-11-01", "2026-11-30").map((line) => line.split(" ")[0])).toEqual([
    "Run",
    "Extra",
    "Orphan",
  ]);
});

test("of two changes of the same occurrence the highest SEQUENCE counts, then the latest DTSTAMP", () => {
  const change = (title: string, sequence: number, stamp: string) => [
    ...["BEGIN:VEVENT", "UID:a", `DTSTAMP:${stamp}`, `SEQUENCE:${sequence}`, `SUMMARY:${title}`],
    ...[
      zonedProperty("RECURRENCE-ID", "20261109T090000"),
      zonedProperty("DTSTART", "20261110T090000"),
      "END:VEVENT",
    ],
  ];
  const events = [
    ...change("Newest", 3, "20260102T000000Z"),
    ...change("Stale", 3, "20260101T000000Z"),
    ...change("Old", 2, "20260301T000000Z"),
    ...veventOf("a", "Choir", [...nineOnMonday, "RRULE:FREQ=WEEKLY;COUNT=2"]),
  ];
  expect(feedLines(events, "2026-11-01", "2026-11-30").map((line) => line.split(" ")[0])).toEqual([
    "Choir",
    "Newest",
  ]);
});

test("an all-day event becomes a timed one on a single day, and the other way round", () => {
  const events = [
    ...veventOf("a", "Camp", ["DTSTART;VALUE=DATE:20261102", "RRULE:FREQ=DAILY;COUNT=2"]),
    ...veventOf("a", "Camp from two", [
      "RECURRENCE-ID;VALUE=DATE:20261103",
      zonedProperty("DTSTART", "20261103T140000"),
      zonedProperty("DTEND", "20261103T170000"),
    ]),
    ...veventOf("b", "Swim", [
      zonedProperty("DTSTART", "20261105T090000"),
      zonedProperty("DTEND", "20261105T100000"),
      "RRULE:FREQ=DAILY;COUNT=2",
    ]),
    ...veventOf("b", "Swim all day", [
      zonedProperty("RECURRENCE-ID", "20261106T090000"),
      "DTSTART;VALUE=DATE:20261106",
      "DTEND;VALUE=DATE:20261107",
    ]),
  ];
  expect(feedLines(events, "2026-11-01", "2026-11-30")).toEqual([
    "Camp 2026-11-02 2026-11-03",
    "Camp from two 2026-11-03T13:00Z 2026-11-03T16:00Z",
    "Swim 2026-11-05T08:00Z 2026-11-05T09:00Z",
    "Swim all day 2026-11-06 2026-11-07",
  ]);
});
