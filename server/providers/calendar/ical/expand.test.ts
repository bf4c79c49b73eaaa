import { expect, test } from "vitest";
import { eventOf, familyIcs, icsOf } from "../../../../tests/fixtures/family-ics.ts";
import { createExpansion } from "./expand.ts";
import { parseCalendar } from "./parse.ts";

const never = (): boolean => false;

const read = (ics: string, start: string, end: string, zone = "Europe/Berlin") =>
  createExpansion(parseCalendar(ics, never))({ start, end }, zone, never);

/** What a family would read off the wall: title, start, end. */
const lines = (
  events: readonly string[],
  start: string,
  end: string,
  zone = "Europe/Berlin",
): string[] =>
  read(icsOf(events), start, end, zone).occurrences.map((event) =>
    `${event.title} ${event.start.replace(":00.000Z", "Z")} ${event.end.replace(":00.000Z", "Z")}`.trim(),
  );

const starts = (
  events: readonly string[],
  start: string,
  end: string,
  zone = "Europe/Berlin",
): string[] =>
  read(icsOf(events), start, end, zone).occurrences.map((event) =>
    event.start.replace(":00.000Z", "Z"),
  );

const at = (name: string, value: string, zone = "Europe/Berlin"): string =>
  `${name};TZID=${zone}:${value}`;
const nine = [at("DTSTART", "20261102T090000"), at("DTEND", "20261102T100000")];

test("the family's week is on the wall: moved, cancelled, all day, over midnight and over a clock change", () => {
  const { name, occurrences, cut } = read(familyIcs("2026-10-21"), "2026-10-19", "2026-11-01");
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

test("an occurrence keeps its id when it is moved, and its id isn't another's", () => {
  const series = eventOf("a", "Choir", [...nine, "RRULE:FREQ=WEEKLY;COUNT=3"]);
  const moved = eventOf("a", "Choir", [
    at("RECURRENCE-ID", "20261109T090000"),
    at("DTSTART", "20261111T190000"),
  ]);
  const before = read(icsOf(series), "2026-11-01", "2026-11-30").occurrences;
  const after = read(icsOf([...series, ...moved]), "2026-11-01", "2026-11-30").occurrences;
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
    ...eventOf("a", "Out", [...nine, "RRULE:FREQ=WEEKLY;COUNT=3"]),
    ...eventOf("a", "Out", [
      at("RECURRENCE-ID", "20261109T090000"),
      at("DTSTART", "20261209T090000"),
      at("DTEND", "20261209T100000"),
    ]),
    ...eventOf("b", "In", [
      at("DTSTART", "20260105T090000"),
      at("DTEND", "20260105T100000"),
      "RRULE:FREQ=YEARLY",
    ]),
    ...eventOf("b", "In", [
      at("RECURRENCE-ID", "20270105T090000"),
      at("DTSTART", "20261110T090000"),
      at("DTEND", "20261110T100000"),
    ]),
  ];
  expect(lines(events, "2026-11-09", "2026-11-15")).toEqual([
    "In 2026-11-10T08:00Z 2026-11-10T09:00Z",
  ]);
});

test("an event that began before the days and isn't over is there; one that ended as they begin isn't", () => {
  const events = [
    ...eventOf("a", "Trip", ["DTSTART;VALUE=DATE:20261101", "DTEND;VALUE=DATE:20261111"]),
    ...eventOf("b", "Over", ["DTSTART;VALUE=DATE:20261101", "DTEND;VALUE=DATE:20261110"]),
    ...eventOf("c", "Late", [at("DTSTART", "20261109T230000"), at("DTEND", "20261110T010000")]),
    ...eventOf("d", "Till midnight", [
      at("DTSTART", "20261109T230000"),
      at("DTEND", "20261110T000000"),
    ]),
    ...eventOf("e", "Shift", [
      at("DTSTART", "20260101T220000"),
      at("DTEND", "20260102T060000"),
      "RRULE:FREQ=DAILY;UNTIL=20261109T210000Z",
    ]),
  ];
  expect(lines(events, "2026-11-10", "2026-11-10").map((line) => line.split(" ")[0])).toEqual([
    "Trip",
    "Shift",
    "Late",
  ]);
});

test("DTSTART without an end is a moment, a day without an end is a day, a DURATION counts", () => {
  const events = [
    ...eventOf("a", "Moment", [at("DTSTART", "20261102T090000")]),
    ...eventOf("b", "Day", ["DTSTART;VALUE=DATE:20261103"]),
    ...eventOf("c", "Long", [at("DTSTART", "20261104T090000"), "DURATION:PT1H30M"]),
    ...eventOf("d", "Week", ["DTSTART;VALUE=DATE:20261105", "DURATION:P1W"]),
    ...eventOf("e", "Back", [at("DTSTART", "20261106T090000"), at("DTEND", "20261106T080000")]),
    ...eventOf("f", "Nonsense", [at("DTSTART", "20261107T090000"), "DURATION:P1M"]),
  ];
  expect(lines(events, "2026-11-01", "2026-11-30")).toEqual([
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
    eventOf("a", "Walk", [at("DTSTART", `${from}T090000`, zone), "RRULE:FREQ=DAILY"]);
  expect(starts(daily("Europe/Berlin", "20260101"), "2026-03-28", "2026-03-30")).toEqual([
    "2026-03-28T08:00Z",
    "2026-03-29T07:00Z",
    "2026-03-30T07:00Z",
  ]);
  expect(starts(daily("Europe/Berlin", "20260101"), "2026-10-24", "2026-10-26")).toEqual([
    "2026-10-24T07:00Z",
    "2026-10-25T08:00Z",
    "2026-10-26T08:00Z",
  ]);
  expect(
    starts(daily("America/Santiago", "20260101"), "2026-09-05", "2026-09-06", "America/Santiago"),
  ).toEqual(["2026-09-05T13:00Z", "2026-09-06T12:00Z"]);
  expect(
    starts(
      daily("Australia/Lord_Howe", "20260101"),
      "2026-10-03",
      "2026-10-04",
      "Australia/Lord_Howe",
    ),
  ).toEqual(["2026-10-02T22:30Z", "2026-10-03T22:00Z"]);
  const hours = [at("DTSTART", "20260329T013000"), at("DTEND", "20260329T033000")];
  expect(lines(eventOf("a", "Feed", hours), "2026-03-29", "2026-03-29")).toEqual([
    "Feed 2026-03-29T00:30Z 2026-03-29T01:30Z",
  ]);
  expect(
    starts(eventOf("a", "Skipped", [at("DTSTART", "20260329T023000")]), "2026-03-29", "2026-03-29"),
  ).toEqual(["2026-03-29T01:30Z"]);
  expect(
    starts(eventOf("a", "Twice", [at("DTSTART", "20261025T023000")]), "2026-10-25", "2026-10-25"),
  ).toEqual(["2026-10-25T00:30Z"]);
});

test("floating times are the family's, whatever zone the family is in, or the calendar's own", () => {
  const dinner = eventOf("a", "Dinner", ["DTSTART:20261102T180000", "RRULE:FREQ=DAILY;COUNT=1"]);
  expect(starts(dinner, "2026-11-02", "2026-11-02")).toEqual(["2026-11-02T17:00Z"]);
  expect(starts(dinner, "2026-11-02", "2026-11-02", "America/New_York")).toEqual([
    "2026-11-02T23:00Z",
  ]);
  expect(starts(["X-WR-TIMEZONE:Asia/Tokyo", ...dinner], "2026-11-02", "2026-11-02")).toEqual([
    "2026-11-02T09:00Z",
  ]);
});

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
  ["/mozilla.org/20050126_1/Europe/Berlin", "2026-07-01T07:00Z"],
  ["/freeassociation.sourceforge.net/Tzfile/America/New_York", "2026-07-01T13:00Z"],
  ["America/Argentina/Buenos_Aires", "2026-07-01T12:00Z"],
  ["UTC", "2026-07-01T09:00Z"],
  ["GMT+0530", "2026-07-01T03:30Z"],
  ["tzone://Microsoft/Utc", "2026-07-01T09:00Z"],
  ["Nowhere/Atlantis", "2026-07-01T07:00Z"],
])("09:00 in the zone %s without a VTIMEZONE is %s", (zone, instant) => {
  expect(
    starts(
      eventOf("a", "Call", [at("DTSTART", "20260701T090000", zone)]),
      "2026-07-01",
      "2026-07-01",
    ),
  ).toEqual([instant]);
});

test("a zone with a name of its own is understood by its rules, also south of the equator", () => {
  const call = (zone: string) =>
    eventOf("a", "Call", [
      at("DTSTART", "20260701T090000", zone),
      "RRULE:FREQ=MONTHLY;INTERVAL=6;COUNT=2",
    ]);
  const berlin = block("Customized Time Zone", "+0100", "+0200", [
    "BYDAY=-1SU;BYMONTH=10",
    "BYDAY=-1SU;BYMONTH=3",
  ]);
  expect(starts([...berlin, ...call("Customized Time Zone")], "2026-07-01", "2027-01-31")).toEqual([
    "2026-07-01T07:00Z",
    "2027-01-01T08:00Z",
  ]);
  const sydney = block("Mine", "+1000", "+1100", ["BYDAY=1SU;BYMONTH=4", "BYDAY=1SU;BYMONTH=10"]);
  expect(starts([...sydney, ...call("Mine")], "2026-07-01", "2027-01-31")).toEqual([
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
    starts(
      [...fixed, ...eventOf("a", "Call", [at("DTSTART", "20260701T090000", "Fixed")])],
      "2026-07-01",
      "2026-07-01",
    ),
  ).toEqual(["2026-07-01T03:30Z"]);
});

test("COUNT counts what EXDATE takes away, and RDATE comes on top", () => {
  const rule = [
    "RRULE:FREQ=DAILY;COUNT=4",
    at("EXDATE", "20261103T090000"),
    at("RDATE", "20261120T120000,20261121T120000"),
  ];
  expect(starts(eventOf("a", "Run", [...nine, ...rule]), "2026-11-01", "2026-11-30")).toEqual([
    "2026-11-02T08:00Z",
    "2026-11-04T08:00Z",
    "2026-11-05T08:00Z",
    "2026-11-20T11:00Z",
    "2026-11-21T11:00Z",
  ]);
});

test("RDATE alone repeats an event, periods bring their own length, and in another zone", () => {
  const events = eventOf("a", "Visit", [
    ...nine,
    "RDATE;VALUE=PERIOD:20261110T120000Z/PT3H,20261111T120000Z/20261111T124500Z",
    "RDATE;TZID=America/New_York:20261112T090000",
  ]);
  expect(lines(events, "2026-11-01", "2026-11-30")).toEqual([
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
    starts(
      eventOf("a", "Run", [...nine, "RRULE:FREQ=DAILY;COUNT=3", line]),
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
    starts(
      eventOf("a", "Run", [...nine, `RRULE:FREQ=DAILY;UNTIL=${until}`]),
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
    starts(
      eventOf("a", "Camp", ["DTSTART;VALUE=DATE:20261102", `RRULE:FREQ=DAILY;UNTIL=${until}`]),
      "2026-11-01",
      "2026-11-30",
    ),
  ).toHaveLength(count);
});

test("an all-day event is the same day for a family anywhere, with exceptions and a change", () => {
  const events = [
    ...eventOf("a", "Bins", [
      "DTSTART;VALUE=DATE:20261102",
      "RRULE:FREQ=WEEKLY",
      "EXDATE;VALUE=DATE:20261109",
      "EXDATE:20261115T230000Z",
    ]),
    ...eventOf("a", "Bins late", [
      "RECURRENCE-ID;VALUE=DATE:20261123",
      "DTSTART;VALUE=DATE:20261124",
    ]),
  ];
  expect(starts(events, "2026-11-01", "2026-11-30")).toEqual([
    "2026-11-02",
    "2026-11-24",
    "2026-11-30",
  ]);
  for (const zone of ["Pacific/Auckland", "America/Los_Angeles", "Pacific/Kiritimati"])
    expect(starts(events, "2026-11-20", "2026-11-30", zone)).toEqual(["2026-11-24", "2026-11-30"]);
});

test.each([
  ["in another zone", "RECURRENCE-ID;TZID=America/New_York:20261103T030000"],
  ["in UTC", "RECURRENCE-ID:20261103T080000Z"],
  ["floating", "RECURRENCE-ID:20261103T090000"],
  ["as a date", "RECURRENCE-ID;VALUE=DATE:20261103"],
  ["as Exchange's midnight", "RECURRENCE-ID;TZID=Europe/Berlin:20261103T000000"],
])("a change whose RECURRENCE-ID is %s replaces its occurrence", (_how, id) => {
  const events = [
    ...eventOf("a", "Run", [...nine, "RRULE:FREQ=DAILY;COUNT=3"]),
    ...eventOf("a", "Swim", [id, at("DTSTART", "20261103T150000"), at("DTEND", "20261103T160000")]),
  ];
  expect(lines(events, "2026-11-01", "2026-11-30")).toEqual([
    "Run 2026-11-02T08:00Z 2026-11-02T09:00Z",
    "Swim 2026-11-03T14:00Z 2026-11-03T15:00Z",
    "Run 2026-11-04T08:00Z 2026-11-04T09:00Z",
  ]);
});

test("a change of nothing we know is an event of its own; one without its series too; cancelled ones are none", () => {
  const events = [
    ...eventOf("a", "Run", [...nine, "RRULE:FREQ=DAILY;COUNT=1"]),
    ...eventOf("a", "Extra", [
      at("RECURRENCE-ID", "20261103T070000"),
      at("DTSTART", "20261103T150000"),
    ]),
    ...eventOf("a", "Gone", [
      at("RECURRENCE-ID", "20261104T070000"),
      at("DTSTART", "20261104T150000"),
      "STATUS:CANCELLED",
    ]),
    ...eventOf("b", "Orphan", [
      at("RECURRENCE-ID", "20261105T070000"),
      at("DTSTART", "20261105T080000"),
    ]),
    ...eventOf("c", "Cancelled", [at("DTSTART", "20261106T080000"), "STATUS:CANCELLED"]),
    ...eventOf("d", "Cancelled series", [...nine, "RRULE:FREQ=DAILY", "STATUS:CANCELLED"]),
  ];
  expect(lines(events, "2026-11-01", "2026-11-30").map((line) => line.split(" ")[0])).toEqual([
    "Run",
    "Extra",
    "Orphan",
  ]);
});

test("this and all following move on together", () => {
  const events = [
    ...eventOf("a", "Choir", [...nine, "RRULE:FREQ=WEEKLY;COUNT=4"]),
    ...eventOf("a", "Choir late", [
      "RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Berlin:20261116T090000",
      at("DTSTART", "20261117T193000"),
      at("DTEND", "20261117T210000"),
    ]),
  ];
  expect(lines(events, "2026-11-01", "2026-11-30")).toEqual([
    "Choir 2026-11-02T08:00Z 2026-11-02T09:00Z",
    "Choir 2026-11-09T08:00Z 2026-11-09T09:00Z",
    "Choir late 2026-11-17T18:30Z 2026-11-17T20:00Z",
    "Choir late 2026-11-24T18:30Z 2026-11-24T20:00Z",
  ]);
});

test("of the same event twice the highest SEQUENCE counts, then the latest DTSTAMP, wherever it stands", () => {
  const version = (uid: string, title: string, sequence: number, stamp: string) => [
    "BEGIN:VEVENT",
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${stamp}`,
    `SUMMARY:${title}`,
    ...nine,
    "END:VEVENT",
  ];
  const events = [
    ...version("a", "New", 2, "20260101T000000Z"),
    ...version("a", "Old", 1, "20260201T000000Z"),
    ...version("b", "Fresh", 0, "20260201T000000Z"),
    ...version("b", "Stale", 0, "20260101T000000Z"),
  ];
  expect(lines(events, "2026-11-01", "2026-11-30").map((line) => line.split(" ")[0])).toEqual([
    "New",
    "Fresh",
  ]);
});

test("rules of every kind: BYSETPOS, WKST, several at once, last weekdays, leap days", () => {
  const rule = (text: string, from = "20261102T090000") =>
    starts(
      eventOf("a", "Run", [at("DTSTART", from), ...text.split("|").map((each) => `RRULE:${each}`)]),
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
    starts(
      eventOf("a", "Leap", ["DTSTART;VALUE=DATE:20240229", "RRULE:FREQ=YEARLY"]),
      "2027-01-01",
      "2027-12-31",
    ),
  ).toEqual([]);
  expect(
    starts(
      eventOf("a", "Leap", ["DTSTART;VALUE=DATE:20240229", "RRULE:FREQ=YEARLY"]),
      "2028-01-01",
      "2028-12-31",
    ),
  ).toEqual(["2028-02-29"]);
});

test("an event that its own rule doesn't make is still on its day, and counts", () => {
  const events = eventOf("a", "Run", [...nine, "RRULE:FREQ=WEEKLY;BYDAY=TU;COUNT=3"]);
  expect(starts(events, "2026-11-01", "2026-11-30")).toEqual([
    "2026-11-02T08:00Z",
    "2026-11-03T08:00Z",
    "2026-11-10T08:00Z",
  ]);
});

test("what a feed writes is plain text: parameters, escapes, markup, tricks with direction, Outlook's all-day", () => {
  const ics = icsOf([
    "BEGIN:VEVENT",
    "UID:a",
    "SUMMARY;LANGUAGE=de:Müll\\, Papier\\; und \\\\n \u202Egnp.exe\u0007",
    'LOCATION;X="a;b":Home',
    "DESCRIPTION:<p>Bring <b>boots</b> &amp; hats</p>\\nSecond line",
    "DTSTART;TZID=Europe/Berlin:20261102T000000",
    "DTEND;TZID=Europe/Berlin:20261103T000000",
    "X-MICROSOFT-CDO-ALLDAYEVENT:TRUE",
    "END:VEVENT",
    ...eventOf("b", "", [at("DTSTART", "20261104T090000")]),
  ]);
  const [first, second] = read(ics, "2026-11-01", "2026-11-30").occurrences;
  expect(first).toMatchObject({
    title: "Müll, Papier; und \\n gnp.exe",
    notes: "Bring boots & hats\n\nSecond line",
    start: "2026-11-02",
    end: "2026-11-03",
    allDay: true,
  });
  expect(second?.title).toBe("");
});

test("a broken line costs nothing but itself", () => {
  const ics = icsOf([
    "garbage",
    "BEGIN:VEVENT",
    "UID:a",
    "DTSTART:nonsense",
    "SUMMARY:No start",
    "END:VEVENT",
    ...eventOf("__proto__", "Proto", [
      ...nine,
      "DTSTART:20261103T090000Z",
      "__proto__:x",
      "RRULE:FREQ=NEVER",
    ]),
    ...eventOf("c", "Bad zone", [at("DTSTART", "20261105T090000", '""')]),
    ...eventOf("d", "Zero", [
      at("DTSTART", "20261106T090000"),
      "RRULE:FREQ=DAILY;INTERVAL=0",
      "EXDATE:x",
      "RDATE:y",
    ]),
    "BEGIN:VEVENT",
    "UID:e",
    "SUMMARY:Never ends",
  ]);
  const { occurrences, cut } = read(ics, "2026-11-01", "2026-11-30");
  expect(occurrences.map(({ title }) => title)).toEqual(["Proto", "Bad zone", "Zero"]);
  expect(cut).toMatch(/makes no sense/);
});

test.each([
  "FREQ=SECONDLY",
  "FREQ=SECONDLY;COUNT=1000000000",
  "FREQ=MINUTELY",
  "FREQ=MINUTELY;BYSECOND=0,1,2,3,4,5",
  "FREQ=HOURLY",
  "FREQ=DAILY;BYHOUR=0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23;BYMINUTE=0,10,20,30,40,50",
  "FREQ=SECONDLY;BYMONTHDAY=31;BYMONTH=2",
  "FREQ=SECONDLY;BYSETPOS=7",
  "FREQ=YEARLY;INTERVAL=9999;BYMONTH=2;BYMONTHDAY=30",
])("a flood such as %s is dammed: at most 500, quickly, and said", (rule) => {
  const begun = performance.now();
  const { occurrences, cut } = read(
    icsOf([...eventOf("a", "Flood", [...nine, `RRULE:${rule}`]), ...eventOf("b", "Dentist", nine)]),
    "2026-11-01",
    "2027-11-30",
  );
  expect(occurrences.filter(({ title }) => title === "Flood").length).toBeLessThanOrEqual(500);
  expect(occurrences.map(({ title }) => title)).toContain("Dentist");
  if (!rule.includes("INTERVAL=9999")) expect(cut).toMatch(/repeats too often/);
  expect(performance.now() - begun).toBeLessThan(1_500);
});
