import { expect, test, vi } from "vitest";
import { veventOf } from "#tests/fixtures/calendar/family-ics.ts";
import { zonedProperty, feedStarts } from "#tests/fixtures/calendar/read-feed.ts";

const block = (
  tzid: string,
  standard: string,
  daylight: string,
  changes: readonly [string, string],
): string[] => [
  "BEGIN:VTIMEZONE",
  `TZID:${tzid}`,
  "BEGIN:STANDARD",
  "DTSTART:16010101T030000",
  `TZOFFSETFROM:${daylight}`,
  `TZOFFSETTO:${standard}`,
  `RRULE:FREQ=YEARLY;${changes[0]}`,
  "END:STANDARD",
  "BEGIN:DAYLIGHT",
  "DTSTART:16010101T020000",
  `TZOFFSETFROM:${standard}`,
  `TZOFFSETTO:${daylight}`,
  `RRULE:FREQ=YEARLY;${changes[1]}`,
  "END:DAYLIGHT",
  "END:VTIMEZONE",
];

test.each([
  ["Europe/Berlin", "2026-07-01T07:00Z"],
  ["W. Europe Standard Time", "2026-07-01T07:00Z"],
  ["Pacific Standard Time", "2026-07-01T16:00Z"],
  ['"(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna"', "2026-07-01T07:00Z"],
  ['"(UTC-08:00) Pacific Time (US & Canada)"', "2026-07-01T16:00Z"],
  ['"(GMT-05:00) Eastern Time (US & Canada)"', "2026-07-01T13:00Z"],
  ["Pacific Time (US & Canada)", "2026-07-01T16:00Z"],
  ["UTC-02", "2026-07-01T11:00Z"],
  ["Europe/Kiev", "2026-07-01T06:00Z"],
  ["/mozilla.org/20050126_1/Europe/Berlin", "2026-07-01T07:00Z"],
  ["/freeassociation.sourceforge.net/Tzfile/America/New_York", "2026-07-01T13:00Z"],
  ["America/Argentina/Buenos_Aires", "2026-07-01T12:00Z"],
  ["UTC", "2026-07-01T09:00Z"],
  ["GMT+0530", "2026-07-01T03:30Z"],
  ["tzone://Microsoft/Utc", "2026-07-01T09:00Z"],
  ["Nowhere/Atlantis", "2026-07-01T07:00Z"],
])("09:00 in the zone %s without a VTIMEZONE is %s", (zone, instant) => {
  expect(
    feedStarts(
      veventOf("a", "Call", [zonedProperty("DTSTART", "20260701T090000", zone)]),
      "2026-07-01",
      "2026-07-01",
    ),
  ).toEqual([instant]);
});

test("the names of Outlook's zones are still known where the reader is loaded again after a feed was read", async () => {
  const call = veventOf("a", "Call", [
    zonedProperty("DTSTART", "20260701T090000", "Pacific Time (US & Canada)"),
  ]);
  expect(feedStarts(call, "2026-07-01", "2026-07-01")).toEqual(["2026-07-01T16:00Z"]);
  vi.resetModules();
  const reader = await import("#tests/fixtures/calendar/read-feed.ts");
  expect(reader.feedStarts(call, "2026-07-01", "2026-07-01")).toEqual(["2026-07-01T16:00Z"]);
});

test("a zone with a name of its own is understood by its rules, also south of the equator", () => {
  const call = (zone: string) =>
    veventOf("a", "Call", [
      zonedProperty("DTSTART", "20260701T090000", zone),
      "RRULE:FREQ=MONTHLY;INTERVAL=6;COUNT=2",
    ]);
  const berlin = block("Customized Time Zone", "+0100", "+0200", [
    "BYDAY=-1SU;BYMONTH=10",
    "BYDAY=-1SU;BYMONTH=3",
  ]);
  expect(
    feedStarts([...berlin, ...call("Customized Time Zone")], "2026-07-01", "2027-01-31"),
  ).toEqual(["2026-07-01T07:00Z", "2027-01-01T08:00Z"]);
  const sydney = block("Mine", "+1000", "+1100", ["BYDAY=1SU;BYMONTH=4", "BYDAY=1SU;BYMONTH=10"]);
  expect(feedStarts([...sydney, ...call("Mine")], "2026-07-01", "2027-01-31")).toEqual([
    "2026-06-30T23:00Z",
    "2026-12-31T22:00Z",
  ]);
  const fixed = [
    "BEGIN:VTIMEZONE",
    "TZID:Fixed",
    "BEGIN:STANDARD",
    "DTSTART:19700101T000000",
    "TZOFFSETFROM:+0530",
    "TZOFFSETTO:+0530",
    "END:STANDARD",
    "END:VTIMEZONE",
  ];
  expect(
    feedStarts(
      [...fixed, ...veventOf("a", "Call", [zonedProperty("DTSTART", "20260701T090000", "Fixed")])],
      "2026-07-01",
      "2026-07-01",
    ),
  ).toEqual(["2026-07-01T03:30Z"]);
});
