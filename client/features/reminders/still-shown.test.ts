import { expect, it } from "vitest";
import type { Reminder } from "#contract/reminders.ts";
import { stillShown } from "./still-shown.ts";

const dentist: Reminder = {
  ...{ id: "u.1", eventId: "u~family", title: "Dentist", memberIds: [], color: "#2a8f6d" },
  ...{ start: "2026-11-24T14:30:00.000Z", end: "2026-11-24T15:15:00.000Z", allDay: false },
  ...{ onTheWay: [], rangAt: "2026-11-24T14:00:00.000Z", until: "2026-11-24T14:30:00.000Z" },
};

it("a card leaves the wall in the minute in which its event begins, though nobody tells the wall", () => {
  expect(stillShown([dentist], Date.parse("2026-11-24T14:29:00Z"))).toEqual([dentist]);
  expect(stillShown([dentist], Date.parse("2026-11-24T14:30:00Z"))).toEqual([]);
});
