import { describe, expect, it } from "vitest";
import { generateEdit, shownTime } from "#tests/fixtures/calendar/generated/edits.ts";
import {
  expandWithPython,
  hasPythonCalendar,
} from "#tests/fixtures/calendar/generated/expand-with-python.ts";
import { generatedZone, generateSeries } from "#tests/fixtures/calendar/generated/series.ts";
import { chance } from "#tests/fixtures/chance.ts";
import { unfoldLines } from "../../ical/text/lines.ts";
import { parseCalendar } from "../../ical/text/parse.ts";
import { createCalendarExpansion } from "../../ical/series/expand.ts";
import { noWorkLimit } from "../../ical/work-limit.ts";
import { changeObject, removeFromObject } from "./edit-object.ts";

const wanted = 300;
const range = { from: "2026-01-01T00:00:00", to: "2027-01-31T00:00:00", zone: generatedZone };
const context = {
  now: Date.parse("2026-02-01T12:00:00Z"),
  zone: generatedZone,
  newUid: () => "new-uid@wall",
};

/** The objects after an edit as one calendar, which is how a client sees the collection. */
const together = (objects: readonly string[]): string => {
  const [first, second] = objects;
  if (first === undefined) return "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nEND:VCALENDAR\r\n";
  if (second === undefined) return first;
  const inner = second.slice(second.indexOf("BEGIN:VEVENT"), second.lastIndexOf("END:VCALENDAR"));
  const zones = [...second.matchAll(/BEGIN:VTIMEZONE\r\n(?:.*\r\n)*?END:VTIMEZONE\r\n/g)].join("");
  return first.replace(/END:VCALENDAR\r\n$/, `${zones}${inner}END:VCALENDAR\r\n`);
};

const cases = () => {
  const luck = chance(20_261_124);
  const series = Array.from({ length: wanted * 2 }, (_, index) => generateSeries(luck, index));
  const before = expandWithPython(series.map(({ ics }) => ({ ...range, ics })));
  return series
    .flatMap((each, index) => {
      const read = before[index];
      const edit = read === undefined ? undefined : generateEdit(luck, each, read.times);
      return read === undefined || edit === undefined ? [] : [{ ...each, read, edit }];
    })
    .slice(0, wanted);
};

const apply = ({ ics, edit }: ReturnType<typeof cases>[number]): string => {
  const { scope, occurrence, patch } = edit;
  const edited =
    patch === null
      ? removeFromObject(ics, { scope, occurrence }, context)
      : changeObject(ics, { scope, occurrence }, patch, context);
  return together(
    [edited.ics, edited.following?.ics].filter((each) => each !== null && each !== undefined),
  );
};

const ours = (ics: string): string[] => {
  const calendar = parseCalendar(unfoldLines(new TextEncoder().encode(ics), "utf-8"), noWorkLimit);
  return createCalendarExpansion(calendar)(
    { start: "2026-01-01", end: "2027-01-30" },
    generatedZone,
    noWorkLimit,
  ).occurrences.map(({ start, end, title, location = "" }) =>
    shownTime({ start, end, title, location }),
  );
};

/** What an edit may change of an event. */
const own =
  /^(DTSTART|DTEND|DURATION|RRULE|RDATE|EXDATE|RECURRENCE-ID|SEQUENCE|DTSTAMP|LAST-MODIFIED|CREATED|UID|SUMMARY|LOCATION|RELATED-TO)\|/;

const kept = (event: readonly string[]): string =>
  event.filter((line) => !own.test(line)).join("\n");

describe.runIf(hasPythonCalendar)("an edit of a series that a program elsewhere reads back", () => {
  const all = hasPythonCalendar ? cases() : [];
  const results = all.map((each) => ({ ...each, after: apply(each) }));
  const read = hasPythonCalendar
    ? expandWithPython(results.map(({ after }) => ({ ...range, ics: after })))
    : [];

  it(`are ${wanted}, of every kind and scope`, () => {
    const kinds = new Set(all.map(({ edit }) => `${edit.what} ${edit.scope}`));
    expect(all).toHaveLength(wanted);
    expect(kinds.size).toBe(8 * 3);
  });

  it("has no wrong occurrence there, and none here", () => {
    const wrong = results.flatMap(({ ics, edit, kind, after }, index) => {
      // Beyond it, an answer may leave out times of a series that never ends.
      const near = (list: readonly string[]): string[] =>
        list.filter((time) => time < "2027-01-20").toSorted();
      const there = near(read[index]?.times.map(shownTime) ?? []);
      const here = near(ours(after));
      const fits = (list: readonly string[]): boolean =>
        JSON.stringify(list) === JSON.stringify(near(edit.expected));
      if (fits(there) && fits(here)) return [];
      const program = fits(there) ? "here" : "there";
      return [{ program, kind, ...edit, found: fits(there) ? here : there, ics, after }];
    });
    expect(
      wrong.map(({ program, kind, what, scope }) => `${program} ${kind} ${what} ${scope}`),
    ).toEqual([]);
  });

  it("loses no property of any component", () => {
    const lost = results.flatMap(({ read: before, edit }, index) => {
      const known = new Set(before.events.map(kept));
      return (read[index]?.events ?? [])
        .filter((event) => !known.has(kept(event)))
        .map((event) => ({ what: edit.what, event }));
    });
    expect(lost).toEqual([]);
  });
});
