import { expect, it } from "vitest";
import type { CalendarEvent } from "#contract/calendar.ts";
import { inverseChangeOf } from "./inverse-change.ts";

const football: CalendarEvent = {
  ...{ id: "a~family", feedId: "family", title: "Football", color: "#333", memberIds: ["leo"] },
  ...{ start: "2026-12-14T16:00:00.000Z", end: "2026-12-14T17:00:00.000Z", allDay: false },
  ...{ recurring: false, editable: true, location: "School" },
};
const change = (patch: object) => ({
  ...{ kind: "change" as const, target: { id: "a~family" }, patch },
  ...{ fromDay: "2026-12-14", timeZone: "Europe/Berlin" },
});

it("what Mia takes back is what she wrote, so that nothing goes that Mom wrote after her", () => {
  const back = inverseChangeOf(football, change({ title: "Match", location: "" }), undefined);
  expect(back?.patch).toEqual({ title: "Football", location: "School" });
  expect(JSON.parse(JSON.stringify(back?.seen))).toEqual({ title: "Match", location: null });
});
