import { describe, expect, it } from "vitest";
import { icsFileOf } from "#tests/fixtures/calendar/family-ics.ts";
import { readIcs } from "#tests/fixtures/calendar/read-feed.ts";

const piano = ["UID:piano", "SUMMARY:Piano", "DTSTART:20261120T170000Z", "DTEND:20261120T174500Z"];

/** What a calendar of piano and one more event shows in November, and what it names. */
const readBeside = (...lines: readonly string[]) => {
  const event = (each: readonly string[]) => ["BEGIN:VEVENT", ...each, "END:VEVENT"].join("\r\n");
  const body = ["BEGIN:VCALENDAR", event(piano), event(["UID:odd", "SUMMARY:Odd", ...lines])];
  const { occurrences, outOfRange } = readIcs(
    `${[...body, "END:VCALENDAR"].join("\r\n")}\r\n`,
    "2026-11-01",
    "2026-11-30",
  );
  return {
    shown: occurrences.map(({ title, start, end }) => [title, start, end]),
    named: outOfRange?.map(({ uid, field, effect }) => [uid, field, effect]),
  };
};
const pianoShown = ["Piano", "2026-11-20T17:00:00.000Z", "2026-11-20T17:45:00.000Z"];

describe("an event outside the years 1900 to 2199", () => {
  it("is shown until 2199 where only its end is beyond", () => {
    const { shown, named } = readBeside("DTSTART;VALUE=DATE:20261101", "DTEND;VALUE=DATE:99991231");
    expect(shown).toEqual([["Odd", "2026-11-01", "2199-12-31"], pianoShown]);
    expect(named).toEqual([["odd", "DTEND", "clipped"]]);
  });

  it("is shown until 2199 where it has times of day", () => {
    const { shown } = readBeside("DTSTART:20261101T100000Z", "DTEND:99991231T235900Z");
    expect(shown[0]).toEqual(["Odd", "2026-11-01T10:00:00.000Z", "2199-12-31T23:59:59.999Z"]);
  });

  it.each([
    ["DTSTART;VALUE=DATE:00010101"],
    ["DTSTART;VALUE=DATE:22000101"],
    ["DTSTART:99991231T235959Z"],
    ["DTSTART;VALUE=DATE:00000000", "DTEND;VALUE=DATE:00000001"],
    ["DTSTART;VALUE=DATE:99991231", "RRULE:FREQ=DAILY"],
  ])("is left out and named: %s", (...lines) => {
    expect(readBeside(...lines)).toEqual({
      shown: [pianoShown],
      named: [["odd", "DTSTART", "leftOut"]],
    });
  });

  it("is cut at both ends where it goes from the year 1 to 9999", () => {
    const { shown, named } = readBeside("DTSTART;VALUE=DATE:00010101", "DTEND;VALUE=DATE:99991231");
    expect(shown).toEqual([["Odd", "1900-01-01", "2199-12-31"], pianoShown]);
    expect(named).toEqual([["odd", "DTSTART", "clipped"]]);
  });

  it.each([
    ["DTSTART;VALUE=DATE:20261101", "DURATION:P999999W"],
    ["DTSTART:20261101T100000Z", "DURATION:P999999DT9999999H"],
    ["DTSTART;TZID=Europe/Berlin:20261101T100000", "DURATION:P999999W", "RRULE:FREQ=DAILY"],
  ])("doesn't take the others with it: %s", (...lines) => {
    const { shown, named } = readBeside(...lines);
    expect(shown).toContainEqual(pianoShown);
    expect(named).toEqual([["odd", expect.any(String), expect.any(String)]]);
  });

  it("that repeats every year since 1604 is shown and not named", () => {
    const { shown, named } = readBeside("DTSTART;VALUE=DATE:16041115", "RRULE:FREQ=YEARLY");
    expect(shown).toEqual([["Odd", "2026-11-15", "2026-11-16"], pianoShown]);
    expect(named).toBeUndefined();
  });

  it("is not in what is usual", () => {
    expect(readIcs(icsFileOf([]), "2026-11-01", "2026-11-30").outOfRange).toBeUndefined();
  });
});
