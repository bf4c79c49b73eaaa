import { expect, test } from "vitest";
import { veventOf } from "#tests/fixtures/calendar/family-ics.ts";
import {
  zonedProperty,
  feedLines,
  nineOnMonday,
  feedStarts,
} from "#tests/fixtures/calendar/read-feed.ts";

test("this and all following move on together", () => {
  const events = [
    ...veventOf("a", "Choir", [...nineOnMonday, "RRULE:FREQ=WEEKLY;COUNT=4"]),
    ...veventOf("a", "Choir late", [
      "RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Berlin:20261116T090000",
      zonedProperty("DTSTART", "20261117T193000"),
      zonedProperty("DTEND", "20261117T210000"),
    ]),
  ];
  expect(feedLines(events, "2026-11-01", "2026-11-30")).toEqual([
    "Choir 2026-11-02T08:00Z 2026-11-02T09:00Z",
    "Choir 2026-11-09T08:00Z 2026-11-09T09:00Z",
    "Choir late 2026-11-17T18:30Z 2026-11-17T20:00Z",
    "Choir late 2026-11-24T18:30Z 2026-11-24T20:00Z",
  ]);
});

test("this and following, moved again later, cancelled once and taken away once", () => {
  const events = [
    ...veventOf("a", "Choir", [
      ...nineOnMonday,
      "RRULE:FREQ=WEEKLY;COUNT=6",
      zonedProperty("EXDATE", "20261123T090000"),
    ]),
    ...veventOf("a", "Choir at ten", [
      "RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Berlin:20261109T090000",
      zonedProperty("DTSTART", "20261109T100000"),
      zonedProperty("DTEND", "20261109T110000"),
    ]),
    ...veventOf("a", "Choir at eleven", [
      "RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Berlin:20261130T090000",
      zonedProperty("DTSTART", "20261130T110000"),
      zonedProperty("DTEND", "20261130T120000"),
    ]),
    ...veventOf("a", "Choir", [
      zonedProperty("RECURRENCE-ID", "20261207T090000"),
      zonedProperty("DTSTART", "20261207T090000"),
      "STATUS:CANCELLED",
    ]),
  ];
  expect(feedLines(events, "2026-11-01", "2026-12-31")).toEqual([
    "Choir 2026-11-02T08:00Z 2026-11-02T09:00Z",
    "Choir at ten 2026-11-09T09:00Z 2026-11-09T10:00Z",
    "Choir at ten 2026-11-16T09:00Z 2026-11-16T10:00Z",
    "Choir at eleven 2026-11-30T10:00Z 2026-11-30T11:00Z",
  ]);
});

test("this and following, an hour earlier from a midnight that a clock change skips, is the evening before", () => {
  const zone = "America/Santiago";
  const events = [
    ...veventOf("a", "Walk", [
      zonedProperty("DTSTART", "20260901T000000", zone),
      "RRULE:FREQ=DAILY",
    ]),
    ...veventOf("a", "Earlier", [
      `RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=${zone}:20260902T000000`,
      zonedProperty("DTSTART", "20260901T230000", zone),
    ]),
  ];
  expect(feedStarts(events, "2026-09-04", "2026-09-06", zone)).toEqual([
    "2026-09-05T03:00Z",
    "2026-09-06T03:00Z",
    "2026-09-07T02:00Z",
  ]);
});

test("cancelling this and following ends the series", () => {
  const events = [
    ...veventOf("a", "Choir", [...nineOnMonday, "RRULE:FREQ=WEEKLY"]),
    ...veventOf("a", "Choir", [
      "RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Berlin:20261116T090000",
      zonedProperty("DTSTART", "20261116T090000"),
      "STATUS:CANCELLED",
    ]),
  ];
  expect(feedStarts(events, "2026-11-01", "2027-02-28")).toEqual([
    "2026-11-02T08:00Z",
    "2026-11-09T08:00Z",
  ]);
});
