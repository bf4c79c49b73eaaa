import { expect, it } from "vitest";
import type { CalendarEvent, CalendarRange } from "#contract/calendar.ts";
import { compactRange } from "./compact-range.ts";

const piano: CalendarEvent = {
  ...{ id: "piano-1", seriesId: "piano", occurrence: "2026-11-20T17:00:00Z", feedId: "mia" },
  ...{ title: "Piano", start: "2026-11-20T17:00:00Z", end: "2026-11-20T17:45:00Z", allDay: false },
  ...{ memberIds: ["mia"], color: "#d9662b", recurring: true, editable: false },
};
const nextWeek: CalendarEvent = {
  ...piano,
  ...{ id: "piano-2", occurrence: "2026-11-27T17:00:00Z" },
  ...{ start: "2026-11-27T17:00:00Z", end: "2026-11-27T17:45:00Z" },
  alarms: ["2026-11-27T16:30:00Z"],
};
const elsewhere: CalendarEvent = { ...nextWeek, id: "piano-3", location: "Town hall" };
const { seriesId: _, occurrence: __, ...once } = piano;
const dentist: CalendarEvent = { ...once, id: "dentist", title: "Dentist", recurring: false };
const range: CalendarRange = {
  ...{ start: "2026-11-20", end: "2026-11-30", feeds: [] },
  events: [piano, dentist, nextWeek, elsewhere],
};

it("says once what the times of a series share, and apart what one of them has for itself", () => {
  const { events, series } = compactRange(range);
  expect(events).toEqual([dentist]);
  expect(series?.map(({ times, location }) => [location, times.map(({ id }) => id)])).toEqual([
    [undefined, ["piano-1", "piano-2"]],
    ["Town hall", ["piano-3"]],
  ]);
});
