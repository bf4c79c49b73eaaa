import { expect, test } from "vitest";
import { veventOf } from "#tests/fixtures/calendar/family-ics.ts";
import { zonedProperty, feedLines, feedStarts } from "#tests/fixtures/calendar/read-feed.ts";

test("DTSTART without an end is a moment, a day without an end is a day, a DURATION counts", () => {
  const events = [
    ...veventOf("a", "Moment", [zonedProperty("DTSTART", "20261102T090000")]),
    ...veventOf("b", "Day", ["DTSTART;VALUE=DATE:20261103"]),
    ...veventOf("c", "Long", [zonedProperty("DTSTART", "20261104T090000"), "DURATION:PT1H30M"]),
    ...veventOf("d", "Week", ["DTSTART;VALUE=DATE:20261105", "DURATION:P1W"]),
    ...veventOf("e", "Back", [
      zonedProperty("DTSTART", "20261106T090000"),
      zonedProperty("DTEND", "20261106T080000"),
    ]),
    ...veventOf("f", "Nonsense", [zonedProperty("DTSTART", "20261107T090000"), "DURATION:P1M"]),
  ];
  expect(feedLines(events, "2026-11-01", "2026-11-30")).toEqual([
    "Moment 2026-11-02T08:00Z 2026-11-02T08:00Z",
    "Day 2026-11-03 2026-11-04",
    "Long 2026-11-04T08:00Z 2026-11-04T09:30Z",
    "Week 2026-11-05 2026-11-12",
    "Back 2026-11-06T08:00Z 2026-11-06T08:00Z",
    "Nonsense 2026-11-07T08:00Z 2026-11-07T08:00Z",
  ]);
});

test("clock changes in both directions, at midnight and by half an hour keep the hour on the wall", () => {
  const daily = (zone: string, from: string) =>
    veventOf("a", "Walk", [zonedProperty("DTSTART", `${from}T090000`, zone), "RRULE:FREQ=DAILY"]);
  expect(feedStarts(daily("Europe/Berlin", "20260101"), "2026-03-28", "2026-03-30")).toEqual([
    "2026-03-28T08:00Z",
    "2026-03-29T07:00Z",
    "2026-03-30T07:00Z",
  ]);
  expect(feedStarts(daily("Europe/Berlin", "20260101"), "2026-10-24", "2026-10-26")).toEqual([
    "2026-10-24T07:00Z",
    "2026-10-25T08:00Z",
    "2026-10-26T08:00Z",
  ]);
  expect(
    feedStarts(
      daily("America/Santiago", "20260101"),
      "2026-09-05",
      "2026-09-06",
      "America/Santiago",
    ),
  ).toEqual(["2026-09-05T13:00Z", "2026-09-06T12:00Z"]);
  expect(
    feedStarts(
      daily("Australia/Lord_Howe", "20260101"),
      "2026-10-03",
      "2026-10-04",
      "Australia/Lord_Howe",
    ),
  ).toEqual(["2026-10-02T22:30Z", "2026-10-03T22:00Z"]);
  const hours = [
    zonedProperty("DTSTART", "20260329T013000"),
    zonedProperty("DTEND", "20260329T033000"),
  ];
  expect(feedLines(veventOf("a", "Feed", hours), "2026-03-29", "2026-03-29")).toEqual([
    "Feed 2026-03-29T00:30Z 2026-03-29T01:30Z",
  ]);
  expect(
    feedStarts(
      veventOf("a", "Skipped", [zonedProperty("DTSTART", "20260329T023000")]),
      "2026-03-29",
      "2026-03-29",
    ),
  ).toEqual(["2026-03-29T01:30Z"]);
  expect(
    feedStarts(
      veventOf("a", "Twice", [zonedProperty("DTSTART", "20261025T023000")]),
      "2026-10-25",
      "2026-10-25",
    ),
  ).toEqual(["2026-10-25T00:30Z"]);
});

test("floating times are the family's, whatever zone the family is in, or the calendar's own", () => {
  const dinner = veventOf("a", "Dinner", ["DTSTART:20261102T180000", "RRULE:FREQ=DAILY;COUNT=1"]);
  expect(feedStarts(dinner, "2026-11-02", "2026-11-02")).toEqual(["2026-11-02T17:00Z"]);
  expect(feedStarts(dinner, "2026-11-02", "2026-11-02", "America/New_York")).toEqual([
    "2026-11-02T23:00Z",
  ]);
  expect(feedStarts(["X-WR-TIMEZONE:Asia/Tokyo", ...dinner], "2026-11-02", "2026-11-02")).toEqual([
    "2026-11-02T09:00Z",
  ]);
});

test("a night shift written with an end lasts eight hours also on the nights of a clock change, as RFC 5545 says", () => {
  const night = (end: string) =>
    veventOf("a", "Shift", [zonedProperty("DTSTART", "20260102T220000"), end, "RRULE:FREQ=DAILY"]);
  for (const end of [zonedProperty("DTEND", "20260103T060000"), "DURATION:PT8H"]) {
    expect(feedLines(night(end), "2026-03-29", "2026-03-29")[0]).toBe(
      "Shift 2026-03-28T21:00Z 2026-03-29T05:00Z",
    );
    expect(feedLines(night(end), "2026-10-25", "2026-10-25")[0]).toBe(
      "Shift 2026-10-24T20:00Z 2026-10-25T04:00Z",
    );
  }
  // A whole day is as long as that day is.
  const day = veventOf("a", "Duty", [
    zonedProperty("DTSTART", "20260102T220000"),
    "DURATION:P1D",
    "RRULE:FREQ=DAILY",
  ]);
  expect(feedLines(day, "2026-03-29", "2026-03-29")[0]).toBe(
    "Duty 2026-03-28T21:00Z 2026-03-29T20:00Z",
  );
});

test("a shift of one night of a clock change ends when its end is written", () => {
  const shift = [
    zonedProperty("DTSTART", "20260328T220000"),
    zonedProperty("DTEND", "20260329T060000"),
  ];
  expect(feedLines(veventOf("a", "Shift", shift), "2026-03-28", "2026-03-28")).toEqual([
    "Shift 2026-03-28T21:00Z 2026-03-29T04:00Z",
  ]);
});

test("in Cairo and Santiago, where midnight is skipped, the day is whole and its first hour is the next", () => {
  const midnight = (zone: string) =>
    veventOf("a", "Bread", [zonedProperty("DTSTART", "20260102T000000", zone), "RRULE:FREQ=DAILY"]);
  expect(feedStarts(midnight("Africa/Cairo"), "2026-04-23", "2026-04-25", "Africa/Cairo")).toEqual([
    "2026-04-22T22:00Z",
    "2026-04-23T22:00Z",
    "2026-04-24T21:00Z",
  ]);
  expect(
    feedStarts(midnight("America/Santiago"), "2026-09-06", "2026-09-06", "America/Santiago"),
  ).toEqual(["2026-09-06T04:00Z"]);
  const feast = veventOf("a", "Feast", ["DTSTART;VALUE=DATE:20260424"]);
  expect(feedLines(feast, "2026-04-24", "2026-04-24", "Africa/Cairo")).toEqual([
    "Feast 2026-04-24 2026-04-25",
  ]);
  expect(feedLines(feast, "2026-04-25", "2026-04-25", "Africa/Cairo")).toEqual([]);
});

test("a call that follows another country's clock moves when only that country changes its clock", () => {
  const call = veventOf("a", "Call", [
    zonedProperty("DTSTART", "20260105T090000", "America/New_York"),
    "RRULE:FREQ=WEEKLY",
  ]);
  expect(feedStarts(call, "2026-03-02", "2026-03-31")).toEqual([
    "2026-03-02T14:00Z",
    "2026-03-09T13:00Z",
    "2026-03-16T13:00Z",
    "2026-03-23T13:00Z",
    "2026-03-30T13:00Z",
  ]);
});

test("a flight begins in one zone and ends in another", () => {
  const flight = [
    zonedProperty("DTSTART", "20261102T103000"),
    zonedProperty("DTEND", "20261102T130000", "America/New_York"),
  ];
  expect(feedLines(veventOf("a", "Flight", flight), "2026-11-02", "2026-11-02")).toEqual([
    "Flight 2026-11-02T09:30Z 2026-11-02T18:00Z",
  ]);
});
