import { expect, it } from "vitest";
import { calendarEvent } from "#tests/fixtures/calendar/calendar-event.ts";
import { foldEvents } from "./fold-events.ts";

const event = (id: string, feedId: string, memberIds: string[], start: string) =>
  calendarEvent("Parents' evening", start, "2026-11-20T19:30:00.000Z", { id, feedId, memberIds });
const six = "2026-11-20T18:00:00.000Z";

it("an evening in both parents' calendars is one event with both faces, whatever the offset", () => {
  const folded = foldEvents([
    event("a", "mom-1", ["mom"], six),
    event("b", "dad-1", ["dad"], "2026-11-20T19:00:00+01:00"),
  ]);
  expect(folded.map(({ memberIds }) => memberIds)).toEqual([["mom", "dad"]]);
});

it("what also stands in the family's calendar is everyone's", () => {
  const folded = foldEvents([event("a", "mom-1", ["mom"], six), event("b", "shared-1", [], six)]);
  expect(folded.map(({ memberIds }) => memberIds)).toEqual([[]]);
});

it("another hour, or twice in one calendar, stays two", () => {
  expect(
    foldEvents([
      event("a", "mom-1", ["mom"], six),
      event("b", "dad-1", ["dad"], "2026-11-20T17:00:00.000Z"),
    ]),
  ).toHaveLength(2);
  expect(
    foldEvents([event("a", "mom-1", ["mom"], six), event("b", "mom-1", ["mom"], six)]),
  ).toHaveLength(2);
});

it("what stands twice in two calendars is two events with both faces each", () => {
  const folded = foldEvents([
    event("a", "mom-1", ["mom"], six),
    event("b", "mom-1", ["mom"], six),
    event("c", "dad-1", ["dad"], six),
    event("d", "dad-1", ["dad"], six),
  ]);
  expect(folded.map(({ memberIds }) => memberIds)).toEqual([
    ["mom", "dad"],
    ["mom", "dad"],
  ]);
});
