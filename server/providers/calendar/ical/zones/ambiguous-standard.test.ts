import { expect, test } from "vitest";
import { veventOf, icsFileOf } from "#tests/fixtures/calendar/family-ics.ts";
import { zonedProperty, nineOnMonday, readIcs } from "#tests/fixtures/calendar/read-feed.ts";
import { readWithIcalJs } from "#tests/fixtures/calendar/read-with-ical-js.ts";

const days = ["2026-11-01", "2026-11-30"] as const;
const change = (id: string, start: string) =>
  veventOf("a", "Moved", [
    zonedProperty("RECURRENCE-ID", id),
    zonedProperty("DTSTART", start),
    zonedProperty("DTEND", start),
  ]);
const daily = (...lines: readonly string[]) =>
  veventOf("a", "Run", [...nineOnMonday, "RRULE:FREQ=DAILY;COUNT=4", ...lines]);

interface Dispute {
  readonly events: readonly string[];
  /** Day and title of each event in November, as the family sees them. */
  readonly ours: readonly string[];
  readonly theirs: readonly string[];
}

/** Feeds that only ical.js reads differently, each with the reason for our reading. */
const disputes: Readonly<Record<string, Dispute>> = {
  "some calendars take the old place of a moved event away as well, and the appointment is still theirs":
    {
      events: [
        ...daily(zonedProperty("EXDATE", "20261103T090000")),
        ...change("20261103T090000", "20261103T150000"),
      ],
      ours: ["02 Run", "03 Moved", "04 Run", "05 Run"],
      theirs: ["02 Run", "04 Run", "05 Run"],
    },
  "an appointment that stands for a start which its series never had is still written down": {
    events: [...daily(), ...change("20261103T100000", "20261103T150000")],
    ours: ["02 Run", "03 Moved", "03 Run", "04 Run", "05 Run"],
    theirs: ["02 Run", "03 Run", "04 Run", "05 Run"],
  },
  "a day that the rule and a list both have is one day (RFC 5545, 3.8.5.2)": {
    events: daily(zonedProperty("RDATE", "20261103T090000")),
    ours: ["02 Run", "03 Run", "04 Run", "05 Run"],
    theirs: ["02 Run", "03 Run", "03 Run", "04 Run", "05 Run"],
  },
  "an exception for a day that the rule doesn't have spoils no other exception": {
    events: veventOf("a", "Run", [
      ...nineOnMonday,
      "RRULE:FREQ=DAILY;INTERVAL=3;COUNT=4",
      zonedProperty("EXDATE", "20261104T090000,20261106T090000,20261108T090000"),
    ]),
    ours: ["02 Run", "05 Run", "11 Run"],
    theirs: ["02 Run", "05 Run", "08 Run", "11 Run"],
  },
  "every third month from November is never January, whichever months are listed": {
    events: veventOf("a", "Run", [
      zonedProperty("DTSTART", "20260811T090000"),
      "RRULE:FREQ=MONTHLY;INTERVAL=4;BYMONTH=8,11,12;BYDAY=2TU",
    ]),
    ours: [],
    theirs: ["10 Run"],
  },
};

test.each(Object.entries(disputes))("%s", (_reason, { events, ours, theirs }) => {
  const ics = icsFileOf(events);
  const short = (start: string, title: string): string => `${start.slice(8, 10)} ${title}`;
  expect(
    readIcs(ics, ...days)
      .occurrences.map(({ start, title }) => short(start, title))
      .toSorted(),
  ).toEqual(ours);
  const second = readWithIcalJs(ics, ...days, "Europe/Berlin");
  expect(
    second.map((line) => short(line, line.split(" ")[1] ?? "")).toSorted(),
    "when it agrees one day, this dispute is over",
  ).toEqual(theirs);
});
