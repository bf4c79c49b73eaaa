import { expect, it } from "vitest";
import { icsFileOf, veventOf } from "#tests/fixtures/calendar/family-ics.ts";
import { readIcs, zonedProperty } from "#tests/fixtures/calendar/read-feed.ts";

const alarm = (trigger: string, action = "DISPLAY"): readonly string[] => [
  ...["BEGIN:VALARM", `ACTION:${action}`, `TRIGGER${trigger}`, "DESCRIPTION:Soon", "END:VALARM"],
];
/** Nine to ten on 2 November 2026 in Berlin, unless other properties say otherwise. */
const alarmsOf = (
  alarms: readonly string[],
  properties: readonly string[] = [
    zonedProperty("DTSTART", "20261102T090000"),
    zonedProperty("DTEND", "20261102T100000"),
  ],
  days: readonly [string, string] = ["2026-11-02", "2026-11-02"],
) =>
  readIcs(icsFileOf(veventOf("a", "Dentist", [...properties, ...alarms])), ...days).occurrences.map(
    ({ alarms: instants }) => instants,
  );

it.each([
  [":-PT30M", "2026-11-02T07:30:00.000Z"],
  [":-P1D", "2026-11-01T08:00:00.000Z"],
  [":PT0S", "2026-11-02T08:00:00.000Z"],
  [";RELATED=END:-PT10M", "2026-11-02T08:50:00.000Z"],
  [";RELATED=END:PT5M", "2026-11-02T09:05:00.000Z"],
  [";VALUE=DATE-TIME:20261101T180000Z", "2026-11-01T18:00:00.000Z"],
])("an alarm rings when TRIGGER%s says", (trigger, at) => {
  expect(alarmsOf(alarm(trigger))).toEqual([[at]]);
});

it("each time of a series rings, a day before at the same hour over the change of the clocks", () => {
  const weekly = [
    zonedProperty("DTSTART", "20261018T090000"),
    zonedProperty("DTEND", "20261018T100000"),
    "RRULE:FREQ=WEEKLY;COUNT=3",
  ];
  expect(alarmsOf(alarm(":-P1D"), weekly, ["2026-10-18", "2026-11-01"])).toEqual([
    ["2026-10-17T07:00:00.000Z"],
    ["2026-10-24T07:00:00.000Z"],
    ["2026-10-31T08:00:00.000Z"],
  ]);
});

it("an alarm at an instant rings once, for the time of the series that comes next", () => {
  const weekly = [
    zonedProperty("DTSTART", "20261102T090000"),
    zonedProperty("DTEND", "20261102T100000"),
    "RRULE:FREQ=WEEKLY;COUNT=3",
  ];
  const named = alarm(";VALUE=DATE-TIME:20261108T180000Z");
  expect(alarmsOf(named, weekly, ["2026-11-01", "2026-11-20"])).toEqual([
    ...[undefined, ["2026-11-08T18:00:00.000Z"], undefined],
  ]);
});

it("a whole day's alarm counts from the family's midnight", () => {
  const birthday = ["DTSTART;VALUE=DATE:20261102", "DTEND;VALUE=DATE:20261103"];
  expect(alarmsOf(alarm(":-PT15H"), birthday)).toEqual([["2026-11-01T08:00:00.000Z"]]);
});

it("only what is seen or heard rings, once each, in order", () => {
  const alarms = [
    ...[alarm(":-PT10M", "AUDIO"), alarm(":-PT1H"), alarm(":-PT10M"), alarm(":-PT5M", "EMAIL")],
    ...[alarm(":-PT5M", "PROCEDURE"), alarm(":-PT5M", "NONE")],
  ];
  expect(alarmsOf(alarms.flat())).toEqual([
    ["2026-11-02T07:00:00.000Z", "2026-11-02T07:50:00.000Z"],
  ]);
});

it("of ten thousand alarms five are read, and the event is there", () => {
  const many = Array.from({ length: 10_000 }, (_, minute) => alarm(`:-PT${minute + 1}M`));
  const [instants] = alarmsOf(many.flat());
  expect(instants).toHaveLength(5);
});

it.each([
  ...[";VALUE=DATE-TIME:20211102T080000Z", ":-P400D", ":-P999999W", ":-PT99999999M"],
  ...[":soon", ":-P", ";VALUE=DATE-TIME:20269999T999999Z"],
])("an alarm that lies years away or makes no sense rings for nobody: TRIGGER%s", (trigger) => {
  expect(alarmsOf(alarm(trigger))).toEqual([undefined]);
});
