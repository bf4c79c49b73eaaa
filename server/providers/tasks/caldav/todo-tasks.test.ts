import { expect, it } from "vitest";
import { editTodo } from "#server/providers/calendar/caldav/edit/todo/edit-todo.ts";
import { readTodo } from "#server/providers/calendar/caldav/edit/todo/read-todo.ts";
import { createRepetitionDays } from "#server/recurrence/repetition-days.ts";
import { todoOnDay } from "./todo-tasks.ts";

const zone = "Europe/Berlin";
const context = {
  list: { id: "house", name: "House", memberIds: [], hasEvents: false },
  ...{ roster: [], timeZone: zone, days: createRepetitionDays() },
};
const todoOf = (rule: string): string =>
  [
    ...["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//x//EN", "BEGIN:VTODO", "UID:filter"],
    ...["DTSTAMP:20261101T080000Z", "SUMMARY:Filter", "DTSTART;VALUE=DATE:20261120"],
    ...["DUE;VALUE=DATE:20261122", rule, "END:VTODO", "END:VCALENDAR", ""],
  ].join("\r\n");
const occurrenceOf = (ics: string): string | null | undefined => {
  const todo = readTodo(ics, zone);
  return todo === null ? undefined : todoOnDay(todo, "2026-11-23", context).occurrence;
};

it.each(["RRULE:FREQ=HOURLY;INTERVAL=30", "RDATE;VALUE=DATE:20261204"])(
  "a to-do that repeats as no chore does is done once it is ticked: %s",
  (rule) => {
    const open = todoOf(rule);
    const day = occurrenceOf(open) ?? "";
    expect(day).toBe("2026-11-20");
    const moment = { now: Date.parse("2026-11-23T12:00:00Z"), zone };
    const done = editTodo(open, { done: true, day }, moment) ?? "";
    expect(done).toContain("RECURRENCE-ID;VALUE=DATE:20261120");
    expect(occurrenceOf(done)).toBeNull();
    const again = editTodo(done, { done: false, day }, moment) ?? "";
    expect(occurrenceOf(again)).toBe("2026-11-20");
  },
);
