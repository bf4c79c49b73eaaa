import { expect, it } from "vitest";
import type { CalendarEvent } from "#contract/calendar.ts";
import type { EditScope, EventPatch } from "#contract/calendar-family.ts";
import { deletedEventOf } from "./deleted-event.ts";

const swimming: CalendarEvent = {
  ...{ id: "s1/2026-11-24", seriesId: "s1", occurrence: "2026-11-24T15:00:00.000Z" },
  ...{ feedId: "family", title: "Swimming", allDay: false, color: "#336699" },
  ...{ start: "2026-11-24T15:00:00.000Z", end: "2026-11-24T16:00:00.000Z", memberIds: ["leo"] },
  ...{ recurring: true, recurrence: "FREQ=WEEKLY;BYDAY=TU", editable: true },
};

const deleted = (
  scope: EditScope,
  patch: EventPatch,
  was: CalendarEvent = swimming,
): CalendarEvent | undefined =>
  deletedEventOf(was, {
    ...{ kind: "change", patch, fromDay: "2026-11-24", timeZone: "Europe/Berlin" },
    target: { id: "s1", occurrence: "2026-11-24T15:00:00.000Z", scope },
  });

const anHourLater: EventPatch = {
  ...{ start: "2026-11-24T16:00:00.000Z", end: "2026-11-24T17:00:00.000Z", allDay: false },
};
const tomorrow: EventPatch = {
  ...{ start: "2026-11-25T15:00:00.000Z", end: "2026-11-25T16:00:00.000Z", allDay: false },
};

it("one time of swimming that was deleted meanwhile comes back by itself, as it was changed", () => {
  const back = deleted("one", tomorrow);
  expect(back).toMatchObject({ title: "Swimming", ...tomorrow, recurring: false });
  expect(back).not.toHaveProperty("recurrence");
  expect(back).not.toHaveProperty("seriesId");
  expect(back).not.toHaveProperty("occurrence");
});

it("swimming that was deleted meanwhile comes back from the changed time on, every week", () => {
  for (const scope of ["following", "all"] as const)
    expect(deleted(scope, anHourLater)).toMatchObject({
      ...{ ...anHourLater, recurring: true, recurrence: "FREQ=WEEKLY;BYDAY=TU" },
    });
});

it("a rule that was chosen comes back as chosen, also if it no longer repeats", () => {
  expect(deleted("all", { recurrence: "FREQ=DAILY" })?.recurrence).toBe("FREQ=DAILY");
  expect(deleted("all", { recurrence: null })).toMatchObject({ recurring: false });
});

it("what only the server could tell isn't guessed: other days, what is left of ten times, a rule that isn't told", () => {
  expect(deleted("all", tomorrow)).toBeUndefined();
  const { recurrence: _, ...untold } = swimming;
  for (const was of [{ ...swimming, recurrence: "FREQ=WEEKLY;COUNT=10" }, untold]) {
    expect(deleted("all", { title: "Dive" }, was)).toBeUndefined();
    expect(deleted("one", { title: "Dive" }, was)?.title).toBe("Dive");
  }
});
