import { expect, it } from "vitest";
import { changesBetween } from "./changes.ts";
import type { SeenCalendar, SeenEvent } from "./snapshot-store.ts";

const days = { start: "2026-11-20", end: "2027-01-19" };
const near = { from: "2026-11-21", until: "2026-12-05", timeZone: "Europe/Berlin" };
const seen = (events: readonly SeenEvent[], feeds = ["family", "school"]): SeenCalendar => ({
  ...{ days, feeds, events: [...events] },
});
const event = (title: string, start: string, own: Partial<SeenEvent> = {}): SeenEvent => ({
  ...{ feedId: "school", key: title, occurrence: "", title, start, allDay: start.length === 10 },
  ...{ memberIds: ["mia"] },
  ...own,
});
const told = (before: SeenCalendar, now: SeenCalendar, timeZone = near.timeZone) =>
  changesBetween(before, now, { ...near, timeZone }).map(
    ({ kind, title, is, was }) => `${kind}: ${title} ${was?.start ?? "-"} > ${is?.start ?? "-"}`,
  );

const trip = event("Trip", "2026-11-25");
const exam = event("Exam", "2026-11-26");
const play = event("Play", "2026-11-27");

it("a trip that moves, an exam that is cancelled and a new concert are told with was and is", () => {
  const moved = { ...trip, start: "2026-11-28" };
  const concert = event("Concert", "2026-12-01");
  expect(told(seen([trip, exam, play]), seen([moved, play, concert]))).toEqual([
    "cancelled: Exam 2026-11-26 > -",
    "moved: Trip 2026-11-25 > 2026-11-28",
    "new: Concert - > 2026-12-01",
  ]);
});

it("a calendar that is connected for the first time, fails or comes back changes nothing", () => {
  const own = event("Dinner", "2026-11-29", { feedId: "family" });
  expect(told(seen([own], ["family"]), seen([own, trip, exam, play]))).toEqual([]);
  expect(told(seen([own, trip, exam, play]), seen([own], ["family"]))).toEqual([]);
  const other = [event("Match", "2026-11-25"), event("Training", "2026-11-26")];
  expect(told(seen([own, trip, exam, play]), seen([own, ...other]))).toEqual([]);
});

it("a lesson that comes every week and moves as a whole is told once; one that is skipped is cancelled", () => {
  const lessons = (hour: string, skip = "") =>
    ["2026-11-23", "2026-11-30", "2026-12-07"]
      .filter((day) => day !== skip)
      .map((day) =>
        event("Piano", `${day}T${hour}:00:00.000Z`, { occurrence: `${day}T${hour}:00:00.000Z` }),
      );
  expect(told(seen(lessons("15")), seen(lessons("16")))).toEqual([
    "moved: Piano 2026-11-23T15:00:00.000Z > 2026-11-23T16:00:00.000Z",
  ]);
  expect(told(seen(lessons("15")), seen(lessons("15", "2026-11-30")))).toEqual([
    "cancelled: Piano 2026-11-30T15:00:00.000Z > -",
  ]);
  expect(told(seen(lessons("15")), seen(lessons("15")))).toEqual([]);
});

it("the first and last of the days that are told are the family's, wherever it lives", () => {
  const morning = event("Dentist", "2026-11-20T19:00:00.000Z");
  const evening = event("Choir", "2026-12-05T04:00:00.000Z");
  const now = seen([trip, morning, evening]);
  expect(told(seen([trip]), now, "Pacific/Auckland")).toEqual([
    "new: Dentist - > 2026-11-20T19:00:00.000Z",
  ]);
  expect(told(seen([trip]), now, "America/Los_Angeles")).toEqual([
    "new: Choir - > 2026-12-05T04:00:00.000Z",
  ]);
});

it("a lesson of yesterday that is gone doesn't hide that next week's is cancelled", () => {
  const lessons = ["2026-11-20", "2026-11-27", "2026-12-04"].map((day) =>
    event("Piano", day, { occurrence: day }),
  );
  expect(told(seen(lessons), seen(lessons.slice(2)))).toEqual(["cancelled: Piano 2026-11-27 > -"]);
});

it("an event that goes into another calendar is told only where its day changes, also into a new one", () => {
  const over = (own: Partial<SeenEvent> = {}) => ({ ...trip, feedId: "family", ...own });
  expect(told(seen([trip, play]), seen([over(), play]))).toEqual([]);
  expect(told(seen([trip, play]), seen([over({ feedId: "shared" }), play]))).toEqual([]);
  expect(told(seen([trip, play]), seen([over({ start: "2026-11-26" }), play]))).toEqual([
    "moved: Trip 2026-11-25 > 2026-11-26",
  ]);
  expect(told(seen([trip, play]), seen([trip, over({ start: "2026-11-26" }), play]))).toEqual([
    "new: Trip - > 2026-11-26",
  ]);
});
