import { expect, it } from "vitest";
import type { CalendarEvent } from "#contract/calendar.ts";
import type { FamilySeries } from "#server/providers/calendar/port.ts";
import { openEmptyDatabase } from "#tests/fixtures/server/empty-database.ts";
import { occurrencesFrom } from "./choice-lookups.ts";
import { createLookChoices } from "./choice-store.ts";
import { createEventLooks } from "./event-looks.ts";

const [before, left, missed, played] = ["28", "05", "12", "19"].map(
  (day) => `2026-${day === "28" ? "11" : "12"}-${day}T16:00:00.000Z`,
);
/** The series stays at its hour; the weeks before the nineteenth. */
const moved = {
  occurrence: (each: string) => each,
  along: {},
  daysBefore: (_series: FamilySeries, day: string) =>
    ["2026-12-05", "2026-12-12"].filter((each) => each < day),
};
const event: CalendarEvent = {
  ...{ id: "piano~work", feedId: "work", editable: true, title: "Piano", allDay: false },
  ...{ start: String(left), end: "2026-12-05T17:00:00.000Z", color: "#2563eb" },
  ...{ memberIds: [], recurring: true },
};
/** What comes home of a series that went on elsewhere until the fifth of December. */
const fromDecember: FamilySeries = {
  ...{ key: "home", uid: "home", title: "Piano", location: null, notes: null, icon: null },
  at: { day: "2026-12-05", time: "17:00", zone: "Europe/Berlin", length: 60 },
  ...{ memberIds: [], rule: "FREQ=WEEKLY", added: [], except: ["2026-12-12"], changes: [] },
  ...{ sequence: 0, stampedAt: 0, createdAt: 0 },
};

it("a series that comes home from a time on brings the pictures of its own times alone", () => {
  const wall = openEmptyDatabase();
  const looks = createLookChoices(wall.db);
  for (const time of [before, missed, played])
    looks.choose("piano", String(time), { icon: "guitar" });
  const { withTimes } = createEventLooks({ looks, calendarLook: () => null });
  expect(withTimes(fromDecember, event, moved).changes).toEqual([
    { originalDay: "2026-12-19", icon: "guitar" },
  ]);
  wall.close();
});

it("a whole series that comes home has the faces of the times to come, and those before keep theirs", () => {
  const wall = openEmptyDatabase();
  const looks = createLookChoices(wall.db);
  looks.choose("piano", "", { icon: "guitar" });
  looks.choose("piano", occurrencesFrom(String(played)), { memberIds: ["mia"], icon: "drum" });
  const { withTimes, lookOf } = createEventLooks({ looks, calendarLook: () => null });
  expect(lookOf(event, { scope: "all" })).toEqual({ memberIds: ["mia"], icon: "drum" });
  expect(withTimes(fromDecember, event, moved).changes).toEqual([
    { originalDay: "2026-12-05", memberIds: [], icon: "guitar" },
  ]);
  wall.close();
});

it("an event comes home without the faces of those who have left the family", () => {
  const wall = openEmptyDatabase();
  const looks = createLookChoices(wall.db);
  looks.choose("piano", "", { memberIds: ["mia", "gone"] });
  const { lookOf } = createEventLooks({
    looks,
    calendarLook: () => ({
      memberIds: [],
      whose: (memberIds) => memberIds.filter((id) => id === "mia"),
      colorFor: () => "#2563eb",
    }),
  });
  expect(lookOf(event, { scope: "all" }).memberIds).toEqual(["mia"]);
  wall.close();
});
