import { expect, it } from "vitest";
import type { TodoPatch } from "../../../object-port.ts";
import { createTodo, editTodo } from "./edit-todo.ts";
import { readTodo } from "./read-todo.ts";

const zone = "Europe/Berlin";
const moment = { now: Date.parse("2026-11-20T12:00:00Z"), zone };
const todoOf = (...lines: readonly string[]): string =>
  [
    ...["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//x//EN", "BEGIN:VTODO", "UID:bins"],
    ...["DTSTAMP:20261101T080000Z", "SUMMARY:Bins out", ...lines, "END:VTODO"],
    ...["END:VCALENDAR", ""],
  ].join("\r\n");
const edit = (ics: string, patch: TodoPatch): string => editTodo(ics, patch, moment) ?? "";
const read = (ics: string) => readTodo(ics, zone);

const kept = [
  "RELATED-TO;RELTYPE=PARENT:house",
  "X-APPLE-SORT-ORDER:17",
  "CATEGORIES:Garden,Mia",
  "BEGIN:VALARM",
  "ACTION:DISPLAY",
  "TRIGGER:-PT15M",
  "END:VALARM",
];

it("a tick says in every way that it is done, unticking takes each of them back, and all else stays", () => {
  const open = todoOf("PERCENT-COMPLETE:40", "DUE;VALUE=DATE:20261124", ...kept);
  const done = edit(open, { done: true, day: "2026-11-24" });
  for (const line of [
    ...["STATUS:COMPLETED", "COMPLETED:20261120T120000Z", "PERCENT-COMPLETE:100"],
    ...["DUE;VALUE=DATE:20261124", ...kept],
  ])
    expect(done).toContain(`${line}\r\n`);
  expect(read(done)).toMatchObject({ isDone: true, due: "2026-11-24" });
  const again = edit(done, { done: false });
  expect(again).not.toMatch(/COMPLETED|PERCENT/);
  expect(read(again)?.isDone).toBe(false);
  expect(again).toContain("RELATED-TO;RELTYPE=PARENT:house");
});

it.each(["STATUS:COMPLETED", "COMPLETED:20261110T080000Z", "PERCENT-COMPLETE:100"])(
  "a to-do that another program calls done by %s is done",
  (line) => expect(read(todoOf(line))?.isDone).toBe(true),
);

it("one that was cancelled isn't there", () => {
  expect(read(todoOf("STATUS:CANCELLED"))).toBeNull();
});

it("of a repeated one a single time is done, as a change of that time, also over a change of the clock", () => {
  const weekly = todoOf(
    "DTSTART;TZID=Europe/Berlin:20261020T180000",
    "DUE;TZID=Europe/Berlin:20261020T190000",
    "RRULE:FREQ=WEEKLY",
    ...kept,
  );
  const done = edit(weekly, { done: true, day: "2026-10-27" });
  expect(done).toContain("RECURRENCE-ID;TZID=Europe/Berlin:20261027T180000");
  expect(done).toContain("DUE;TZID=Europe/Berlin:20261027T190000");
  expect(done.match(/RRULE:FREQ=WEEKLY/g)).toHaveLength(1);
  expect(read(done)).toMatchObject({ isDone: false, doneDays: ["2026-10-27"] });
  expect(edit(done, { done: true, day: "2026-10-27" }).match(/RECURRENCE-ID/g)).toHaveLength(1);
  expect(read(edit(done, { done: false, day: "2026-10-27" }))?.doneDays).toEqual([]);
  const utc = todoOf("DTSTART:20261020T160000Z", "RRULE:FREQ=WEEKLY");
  expect(edit(utc, { done: true, day: "2026-10-27" })).toContain("RECURRENCE-ID:20261027T170000Z");
});

it("another day keeps the hour, and moves the start along", () => {
  const timed = todoOf("DTSTART:20261124T080000Z", "DUE:20261124T170000Z");
  const moved = edit(timed, { due: "2026-11-26" });
  expect(moved).toContain("DTSTART:20261126T080000Z");
  expect(moved).toContain("DUE:20261126T170000Z");
  expect(edit(todoOf(), { due: "2026-11-26" })).toContain("DUE;VALUE=DATE:20261126");
  expect(edit(moved, { due: null })).not.toContain("DUE");
});

it.each(["2026-11-24", "2026-11-26"])(
  "one that had a start and a length alone is due on %s, once and without the length",
  (due) => {
    const placed = edit(todoOf("DTSTART;VALUE=DATE:20261124", "DURATION:P1D"), { due });
    expect(placed.match(/DTSTART/g)).toHaveLength(1);
    expect(placed).not.toContain("DURATION");
    expect(read(placed)).toMatchObject({ due, firstDay: due });
  },
);

it("every time that another program left out isn't there, however it is written", () => {
  const ics = todoOf(
    ...["DTSTART;VALUE=DATE:20261102", "RRULE:FREQ=WEEKLY"],
    ...["EXDATE;VALUE=DATE:20261109,20261116", "EXDATE;VALUE=DATE:20261123"],
  );
  expect(read(ics)?.leftOutDays).toEqual(["2026-11-09", "2026-11-16", "2026-11-23"]);
});

it("a new one comes back as it was meant", () => {
  const patch = {
    ...{ title: "Bins; out, now", notes: "Two\nof them", due: "2026-11-24" },
    ...{ recurrence: "FREQ=WEEKLY;UNTIL=20261231", categories: { add: ["Mia"], remove: [] } },
  };
  const ics = createTodo(patch, "new", moment);
  expect(ics).toContain("DTSTART;VALUE=DATE:20261124");
  expect(read(ics)).toMatchObject({
    ...{ uid: "new", title: "Bins; out, now", notes: "Two\nof them", due: "2026-11-24" },
    ...{ recurrence: "FREQ=WEEKLY;UNTIL=20261231", categories: ["Mia"], isDone: false },
    createdAt: moment.now,
  });
});

it.each([
  ["America/New_York", "DUE:20261125T010000Z", "20261229", "20261230T045959Z"],
  ["Europe/Berlin", "DUE;TZID=Europe/Berlin:20261124T090000", "20261229", "20261229T225959Z"],
  ["Europe/Berlin", "DUE:20261124T090000", "20261229", "20261229T235959"],
])("in %s one with an hour (%s) is there on its last day too", (home, due, last, written) => {
  const patch = { recurrence: `FREQ=WEEKLY;UNTIL=${last}` };
  const ics = editTodo(todoOf(due), patch, { ...moment, zone: home }) ?? "";
  expect(ics).toContain(`RRULE:FREQ=WEEKLY;UNTIL=${written}\r\n`);
  expect(readTodo(ics, home)?.recurrence).toBe(patch.recurrence);
});

it("the end that another program wrote is the last day on which there is a time", () => {
  const ics = todoOf("DTSTART:20261124T080000Z", "RRULE:FREQ=WEEKLY;UNTIL=20261229T235959Z");
  expect(read(ics)?.recurrence).toBe("FREQ=WEEKLY;UNTIL=20261229");
});

it("whose it is changes, and other categories stay", () => {
  const ics = edit(todoOf("CATEGORIES:Garden,Mia"), {
    categories: { add: ["Leo"], remove: ["mia"] },
  });
  expect(read(ics)?.categories).toEqual(["Garden", "Leo"]);
});

it("what can't be read is neither shown nor written", () => {
  expect(read("BEGIN:VCALENDAR\r\nnonsense")).toBeNull();
  expect(() => editTodo("nonsense", { done: true }, moment)).toThrow("can change");
});
