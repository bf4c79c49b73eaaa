import { expect, it } from "vitest";
import type { Reminder } from "#contract/reminders.ts";
import { createFreshRings } from "./fresh-rings.ts";

const dentist: Reminder = {
  ...{ id: "u.1", eventId: "u~family", title: "Dentist", memberIds: [], color: "#2a8f6d" },
  ...{ start: "2026-11-24T14:30:00.000Z", end: "2026-11-24T15:15:00.000Z", allDay: false },
  ...{ onTheWay: [], rangAt: "2026-11-24T14:00:00.000Z" },
};
const now = Date.parse("2026-11-24T14:00:05Z");

it("a wall chimes once for a reminder, and again when it rings again", () => {
  const fresh = createFreshRings();
  expect(fresh([dentist], now)).toEqual([dentist]);
  expect(fresh([dentist], now + 1000)).toEqual([]);
  const again = { ...dentist, rangAt: "2026-11-24T14:10:00.000Z" };
  expect(fresh([again], now + 10 * 60_000)).toEqual([again]);
});

it("a wall that is loaded anew shows what rang before without a sound", () => {
  expect(createFreshRings()([dentist], now + 3 * 60_000)).toEqual([]);
});
