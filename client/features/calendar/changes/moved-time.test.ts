import { expect, it } from "vitest";
import type { CalendarEvent } from "#contract/calendar.ts";
import { nearestTime } from "./moved-time.ts";

const at = (start: string, seriesId = "piano", occurrence = start): CalendarEvent => ({
  ...{ id: `${seriesId}-${start}`, seriesId, occurrence, title: "Piano", start, end: start },
  ...{ allDay: false, memberIds: [], color: "#333", feedId: "family", recurring: true },
  editable: true,
});
const friday = { id: "piano", occurrence: "2026-11-20T17:00:00.000Z", scope: "one" as const };

it("a time that went from Friday to Saturday is found there", () => {
  const saturday = at("2026-11-21T17:00:00.000Z");
  const others = [at("2026-11-14T17:00:00.000Z"), at("2026-11-20T17:00:00.000Z", "cello")];
  expect(nearestTime([...others, saturday], friday)).toBe(saturday);
});

it("a time that is nowhere near is not taken for another one of the calendar", () => {
  expect(nearestTime([at("2026-11-20T17:00:00.000Z", "cello")], friday)).toBeUndefined();
});
