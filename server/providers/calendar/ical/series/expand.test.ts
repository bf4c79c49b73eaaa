import { expect, test } from "vitest";
import { veventOf, familyIcs } from "#tests/fixtures/calendar/family-ics.ts";
import {
  zonedProperty,
  feedLines,
  nineOnMonday,
  readIcs,
  feedStarts,
} from "#tests/fixtures/calendar/read-feed.ts";

test("the family's week is on the wall: moved, cancelled, all day, over midnight and over a clock change", () => {
  const { name, occurrences, cut } = readIcs(familyIcs("2026-10-21"), "2026-10-19", "2026-11-01");
  expect([name, cut]).toEqual(["The Millers", undefined]);
  expect(occurrences.map(({ title, start, end, allDay }) => [title, start, end, allDay])).toEqual([
    ["Autumn break", "2026-10-20", "2026-10-23", true],
    ["Grandma's birthday", "2026-10-21", "2026-10-22", true],
    ["Night shift", "2026-10-21T20:00:00.000Z", "2026-10-22T04:00:00.000Z", false],
    ["Piano lesson", "2026-10-22T16:30:00.000Z", "2026-10-22T17:15:00.000Z", false],
    ["Yoga", "2026-10-24T07:00:00.000Z", "2026-10-24T08:00:00.000Z", false],
    ["Yoga", "2026-10-31T08:00:00.000Z", "2026-10-31T09:00:00.000Z", false],
  ]);
  const piano = occurrences.find(({ title }) => title === "Piano lesson");
  expect(piano).toMatchObject({
    occurrence: "2026-10-21T15:00:00.000Z",
    recurring: true,
    location: "Music school, room 4",
  });
});

test("an event that began before the days and isn't over is there; one that ended as they begin isn't", () => {
  const events = [
    ...veventOf("a", "Trip", ["DTSTART;VALUE=DATE:20261101", "DTEND;VALUE=DATE:20261111"]),
    ...veventOf("b", "Over", ["DTSTART;VALUE=DATE:20261101", "DTEND;VALUE=DATE:20261110"]),
    ...veventOf("c", "Late", [
      zonedProperty("DTSTART", "20261109T230000"),
      zonedProperty("DTEND", "20261110T010000"),
    ]),
    ...veventOf("d", "Till midnight", [
      zonedProperty("DTSTART", "20261109T230000"),
      zonedProperty("DTEND", "20261110T000000"),
    ]),
    ...veventOf("e", "Shift", [
      zonedProperty("DTSTART", "20260101T220000"),
      zonedProperty("DTEND", "20260102T060000"),
      "RRULE:FREQ=DAILY;UNTIL=20261109T210000Z",
    ]),
  ];
  expect(feedLines(events, "2026-11-10", "2026-11-10").map((line) => line.split(" ")[0])).toEqual([
    "Trip",
    "Shift",
    "Late",
  ]);
});

test("at the edges of a day its first moment is in it, and the first moment of the next isn't", () => {
  const events = [
    ...veventOf("a", "First", [zonedProperty("DTSTART", "20261110T000000")]),
    ...veventOf("b", "Next", [zonedProperty("DTSTART", "20261111T000000")]),
    ...veventOf("c", "Over", [
      zonedProperty("DTSTART", "20261110T235900"),
      zonedProperty("DTEND", "20261111T000100"),
    ]),
    ...veventOf("d", "Into", [
      zonedProperty("DTSTART", "20261109T235900"),
      zonedProperty("DTEND", "20261110T000001"),
    ]),
    ...veventOf("e", "Until", [
      zonedProperty("DTSTART", "20261109T230000"),
      zonedProperty("DTEND", "20261110T000000"),
    ]),
    ...veventOf("f", "From", [
      zonedProperty("DTSTART", "20261111T000000"),
      zonedProperty("DTEND", "20261111T010000"),
    ]),
    ...["09", "10", "11"].flatMap((day) =>
      veventOf(`g${day}`, `Day${day}`, [`DTSTART;VALUE=DATE:202611${day}`]),
    ),
    ...veventOf("h", "Daily", [zonedProperty("DTSTART", "20261101T000000"), "RRULE:FREQ=DAILY"]),
    ...veventOf("i", "Nightly", [
      zonedProperty("DTSTART", "20261101T220000"),
      "DURATION:PT2H",
      "RRULE:FREQ=DAILY",
    ]),
  ];
  expect(
    feedLines(events, "2026-11-10", "2026-11-10")
      .map((line) => line.split(" ")[0])
      .toSorted(),
  ).toEqual(["Daily", "Day10", "First", "Into", "Nightly", "Over"]);
});

test("an all-day event is the same day for a family anywhere, with exceptions and a change", () => {
  const events = [
    ...veventOf("a", "Bins", [
      "DTSTART;VALUE=DATE:20261102",
      "RRULE:FREQ=WEEKLY",
      "EXDATE;VALUE=DATE:20261109",
      "EXDATE:20261115T230000Z",
    ]),
    ...veventOf("a", "Bins late", [
      "RECURRENCE-ID;VALUE=DATE:20261123",
      "DTSTART;VALUE=DATE:20261124",
    ]),
  ];
  expect(feedStarts(events, "2026-11-01", "2026-11-30")).toEqual([
    "2026-11-02",
    "2026-11-24",
    "2026-11-30",
  ]);
  for (const zone of ["Pacific/Auckland", "America/Los_Angeles", "Pacific/Kiritimati"])
    expect(feedStarts(events, "2026-11-20", "2026-11-30", zone)).toEqual([
      "2026-11-24",
      "2026-11-30",
    ]);
});

test("of the same event twice the highest SEQUENCE counts, then the latest DTSTAMP, wherever it stands", () => {
  const version = (uid: string, title: string, sequence: number, stamp: string) => [
    "BEGIN:VEVENT",
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${stamp}`,
    `SUMMARY:${title}`,
    ...nineOnMonday,
    "END:VEVENT",
  ];
  const events = [
    ...version("a", "New", 2, "20260101T000000Z"),
    ...version("a", "Old", 1, "20260201T000000Z"),
    ...version("b", "Fresh", 0, "20260201T000000Z"),
    ...version("b", "Stale", 0, "20260101T000000Z"),
  ];
  expect(feedLines(events, "2026-11-01", "2026-11-30").map((line) => line.split(" ")[0])).toEqual([
    "New",
    "Fresh",
  ]);
});
