import { describe, expect, it } from "vitest";
import { createObject } from "./create-object.ts";
import { changeObject, removeFromObject } from "./edit-object.ts";

let made = 0;
const context = {
  now: Date.parse("2026-11-20T12:00:00Z"),
  zone: "Europe/Berlin",
  newUid: () => `uid-${++made}@wall`,
};
const text = (ics: string | null | undefined): string => (ics ?? "").replaceAll(/\r\n[ \t]/g, "");
const icsOf = (...lines: string[]): string =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:x", ...lines, "END:VCALENDAR", ""].join("\r\n");
const event = (...lines: string[]): string[] => [
  "BEGIN:VEVENT",
  "UID:a",
  "DTSTAMP:20260101T000000Z",
  ...lines,
  "END:VEVENT",
];
const lineOf = (object: string, name: string): string[] =>
  object
    .replace(/(?<=BEGIN:STANDARD|BEGIN:DAYLIGHT)[^]*?(?=END:(STANDARD|DAYLIGHT))/g, "")
    .split("\r\n")
    .filter((line) => line.startsWith(name));

describe("an event that is written anew", () => {
  it("stands in the family's zone, with what the zone is", () => {
    const { ics, uid } = createObject(
      {
        title: "Dentist, upstairs",
        start: "2026-11-24T14:30:00.000Z",
        end: "2026-11-24T15:15:00.000Z",
        allDay: false,
        location: "Main street 1; door 2",
      },
      context,
    );
    const object = text(ics);
    expect(lineOf(object, "UID")).toEqual([`UID:${uid}`]);
    expect(lineOf(object, "DTSTART;")).toEqual(["DTSTART;TZID=Europe/Berlin:20261124T153000"]);
    expect(lineOf(object, "DTEND")).toEqual(["DTEND;TZID=Europe/Berlin:20261124T161500"]);
    expect(lineOf(object, "SUMMARY")).toEqual([String.raw`SUMMARY:Dentist\, upstairs`]);
    expect(lineOf(object, "LOCATION")).toEqual([String.raw`LOCATION:Main street 1\; door 2`]);
    expect(lineOf(object, "TZID:")).toEqual(["TZID:Europe/Berlin"]);
  });

  it("begins on the first day of its rule, and ends in UTC", () => {
    const { ics } = createObject(
      {
        title: "Piano",
        start: "2026-11-20T16:00:00.000Z",
        end: "2026-11-20T16:45:00.000Z",
        allDay: false,
        recurrence: "FREQ=WEEKLY;BYDAY=TU;UNTIL=20270630",
      },
      context,
    );
    expect(lineOf(text(ics), "DTSTART;")).toEqual(["DTSTART;TZID=Europe/Berlin:20261124T170000"]);
    expect(lineOf(text(ics), "RRULE:FREQ=WEEKLY")).toEqual([
      "RRULE:FREQ=WEEKLY;BYDAY=TU;UNTIL=20270630T150000Z",
    ]);
  });
});

describe("a change of a single event", () => {
  const flight = icsOf(
    ...event(
      "DTSTART;TZID=Europe/Berlin:20261120T100000",
      "DTEND;TZID=America/New_York:20261120T130000",
      "SUMMARY:Flight",
    ),
  );

  it("keeps each end in its own zone", () => {
    const moved = changeObject(flight, {}, { start: "2026-11-21T10:00:00.000Z" }, context);
    expect(lineOf(text(moved.ics), "DT").slice(0, 3)).toEqual([
      "DTSTAMP:20261120T120000Z",
      "DTSTART;TZID=Europe/Berlin:20261121T110000",
      "DTEND;TZID=America/New_York:20261121T140000",
    ]);
  });

  it("writes what is the second of two equal hours in UTC, since only that can say it", () => {
    const start = "2026-10-25T01:30:00.000Z";
    const moved = changeObject(flight, {}, { start }, context);
    expect(lineOf(text(moved.ics), "DTSTART")).toEqual(["DTSTART:20261025T013000Z"]);
  });

  it("counts its sequence up only where guests would have to answer anew", () => {
    const renamed = changeObject(flight, {}, { title: "To New York" }, context);
    const moved = changeObject(flight, {}, { start: "2026-11-21T10:00:00.000Z" }, context);
    expect(lineOf(text(renamed.ics), "SEQUENCE")).toEqual([]);
    expect(lineOf(text(renamed.ics), "LAST-MODIFIED")).toEqual(["LAST-MODIFIED:20261120T120000Z"]);
    expect(lineOf(text(moved.ics), "SEQUENCE")).toEqual(["SEQUENCE:1"]);
  });

  it("takes the old place off the map that belonged to it, and nothing else", () => {
    const school = icsOf(
      ...event(
        "DTSTART:20261120T100000Z",
        "LOCATION:School",
        "X-APPLE-STRUCTURED-LOCATION;VALUE=URI:geo:52.5,13.4",
        "X-OTHER:stays",
      ),
    );
    const moved = text(changeObject(school, {}, { location: "Gym" }, context).ics);
    expect(moved).not.toContain("STRUCTURED");
    expect(lineOf(moved, "X-OTHER")).toEqual(["X-OTHER:stays"]);
  });

  it("repeats by the family's clock where it was written in UTC", () => {
    const once = icsOf(...event("DTSTART:20261120T100000Z", "DTEND:20261120T110000Z"));
    const repeated = changeObject(once, {}, { recurrence: "FREQ=WEEKLY" }, context);
    expect(lineOf(text(repeated.ics), "DTSTART;")).toEqual([
      "DTSTART;TZID=Europe/Berlin:20261120T110000",
    ]);
    expect(text(repeated.ics)).toContain("BEGIN:VTIMEZONE");
  });
});

describe("a change of a series", () => {
  const lesson = icsOf(
    ...event(
      "DTSTART;TZID=Europe/Berlin:20261102T170000",
      "DURATION:PT45M",
      "RRULE:FREQ=WEEKLY;COUNT=10",
      "EXDATE;TZID=America/New_York:20261116T110000,20261207T110000",
      "SUMMARY:Piano",
    ),
    ...event(
      "RECURRENCE-ID;TZID=Europe/Berlin:20261214T170000",
      "DTSTART;TZID=Europe/Berlin:20261215T170000",
      "DURATION:PT45M",
      "SUMMARY:Piano moved",
    ),
  );
  const occurrence = "2026-11-23T16:00:00.000Z";

  it("splits counts, exceptions and changes where the following begin", () => {
    const { ics, following } = changeObject(
      lesson,
      { scope: "following", occurrence },
      { title: "Violin" },
      context,
    );
    const [old, next] = [text(ics), text(following?.ics)];
    expect(lineOf(old, "RRULE:FREQ=W")).toEqual(["RRULE:FREQ=WEEKLY;UNTIL=20261116T160000Z"]);
    expect(lineOf(next, "RRULE:FREQ=W")).toEqual(["RRULE:FREQ=WEEKLY;COUNT=7"]);
    expect(lineOf(old, "EXDATE")).toEqual(["EXDATE;TZID=America/New_York:20261116T110000"]);
    expect(lineOf(next, "EXDATE")).toEqual(["EXDATE;TZID=America/New_York:20261207T110000"]);
    expect(lineOf(old, "RECURRENCE-ID")).toEqual([]);
    expect(lineOf(next, "RECURRENCE-ID")).toHaveLength(1);
    expect(lineOf(next, "RELATED-TO")).toEqual(["RELATED-TO;RELTYPE=SIBLING:a"]);
    expect(lineOf(next, "UID")).toEqual([`UID:${following?.uid}`, `UID:${following?.uid}`]);
  });

  it("keeps what was changed by hand, where another rule still has that time", () => {
    const other = changeObject(
      lesson,
      { scope: "all" },
      { recurrence: "FREQ=DAILY;UNTIL=20261231" },
      context,
    );
    expect(lineOf(text(other.ics), "SUMMARY")).toEqual(["SUMMARY:Piano", "SUMMARY:Piano moved"]);
    const gone = changeObject(
      lesson,
      { scope: "all" },
      { recurrence: "FREQ=WEEKLY;COUNT=2" },
      context,
    );
    expect(lineOf(text(gone.ics), "SUMMARY")).toEqual(["SUMMARY:Piano"]);
  });

  it("leaves the one that was meant where it ends to repeat", () => {
    const { ics } = changeObject(
      lesson,
      { scope: "all", occurrence: "2026-12-14T16:00:00.000Z" },
      { recurrence: null },
      context,
    );
    expect(lineOf(text(ics), "SUMMARY")).toEqual(["SUMMARY:Piano moved"]);
    expect(lineOf(text(ics), "DTSTART;")).toEqual(["DTSTART;TZID=Europe/Berlin:20261215T170000"]);
    expect(text(ics)).not.toMatch(/RRULE:FREQ=WEEKLY|EXDATE|RECURRENCE-ID/);
  });

  it("is nothing any more when its last time is deleted", () => {
    const two = icsOf(
      ...event(
        "DTSTART;VALUE=DATE:20261120",
        "RRULE:FREQ=DAILY;COUNT=2",
        "EXDATE;VALUE=DATE:20261120",
      ),
    );
    const which = { scope: "one", occurrence: "2026-11-21" } as const;
    expect(removeFromObject(two, which, context).ics).toBeNull();
  });

  it("is refused where it isn't there at that time, and where a rule doesn't give the day", () => {
    expect(() =>
      removeFromObject(lesson, { scope: "one", occurrence: "2026-11-16T16:00:00.000Z" }, context),
    ).toThrow(/isn't there/);
    const monthly = icsOf(
      ...event("DTSTART;VALUE=DATE:20261102", "RRULE:FREQ=MONTHLY;BYDAY=1MO,3MO"),
    );
    expect(() =>
      changeObject(
        monthly,
        { scope: "all", occurrence: "2026-11-02" },
        { start: "2026-11-03" },
        context,
      ),
    ).toThrow(/new rule/);
  });

  it("isn't said to be gone where its series was moved to another day meanwhile", () => {
    const moved = icsOf(...event("DTSTART:20261104T180000Z", "RRULE:FREQ=WEEKLY", "SEQUENCE:1"));
    const which = { scope: "all", occurrence: "2026-11-16T17:00:00.000Z" } as const;
    expect(() => changeObject(moved, which, { title: "x" }, context)).toThrow(/Somebody else/);
  });

  it("is left to the program that made it, where a change means all that follow", () => {
    const apart = icsOf(
      ...event("DTSTART:20261102T170000Z", "RRULE:FREQ=WEEKLY"),
      ...event("RECURRENCE-ID;RANGE=THISANDFUTURE:20261109T170000Z", "DTSTART:20261109T180000Z"),
    );
    expect(() => changeObject(apart, { scope: "all" }, { title: "x" }, context)).toThrow(
      /only the program/,
    );
  });
});
