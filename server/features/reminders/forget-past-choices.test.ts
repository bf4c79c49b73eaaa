import { afterEach, beforeEach, expect, it } from "vitest";
import type { CalendarEvent } from "#contract/calendar.ts";
import { addDays } from "#server/platform/clock.ts";
import { type EmptyDatabase, openEmptyDatabase } from "#tests/fixtures/server/empty-database.ts";
import { createLookChoices, createReminderChoices, createRideChoices } from "./choice-store.ts";
import { forgetPastChoices } from "./forget-past-choices.ts";

const today = "2026-11-24";
const before = { before: [{ minutes: 30 }] };

let wall: EmptyDatabase;
beforeEach(() => {
  wall = openEmptyDatabase();
});
afterEach(() => wall.close());

/** An event at noon of a day; of a series where it has an occurrence. */
const event = (key: string, day: string, isSeries = false): CalendarEvent => ({
  ...{ id: `${key}~family`, feedId: "family", title: key, memberIds: [], color: "#2a8f6d" },
  ...{ start: `${day}T11:00:00.000Z`, end: `${day}T12:00:00.000Z`, allDay: false },
  ...{ recurring: isSeries, editable: true },
  ...(isSeries
    ? { seriesId: `${key}~family`, occurrence: `${day}T11:00:00.000Z`, id: `${key}~${day}` }
    : {}),
});

const night = async (all: readonly CalendarEvent[]) => {
  const [choices, rides] = [createReminderChoices(wall.db), createRideChoices(wall.db)];
  const looks = createLookChoices(wall.db);
  const events = async ({ start, end }: { start: string; end: string }) =>
    all.filter((one) => one.start.slice(0, 10) >= start && one.start.slice(0, 10) <= end);
  await forgetPastChoices({ choices, rides, looks, events }, today);
  // As the next start reads them.
  const left = (stored: ReturnType<typeof createReminderChoices>) =>
    stored.all().map(({ key, occurrence }) => `${key} ${occurrence.slice(0, 10)}`.trim());
  return [left(createReminderChoices(wall.db)), createRideChoices(wall.db).all().length];
};

const choose = (key: string, occurrence = ""): void => {
  createReminderChoices(wall.db).choose(key, occurrence, before);
  createRideChoices(wall.db).choose(key, occurrence, { driver: "mom" });
};

it("what was chosen for a party three months ago is forgotten, and for last week's and next week's kept", async () => {
  for (const key of ["party", "dentist", "concert"]) choose(key);
  const all = [
    event("party", addDays(today, -90)),
    event("dentist", addDays(today, -7)),
    event("concert", addDays(today, 7)),
  ];
  expect(await night(all)).toEqual([["concert", "dentist"], 2]);
});

it("a series that still comes is kept, whether weekly, yearly or on the 29th of February", async () => {
  for (const key of ["football", "birthday", "leap"]) choose(key);
  const all = [
    ...[-90, -7, 7].map((days) => event("football", addDays(today, days), true)),
    ...[event("birthday", "2026-03-01", true), event("birthday", "2027-03-01", true)],
    ...[event("leap", "2026-02-28", true), event("leap", "2030-02-28", true)],
  ];
  expect((await night(all))[0]).toEqual(["birthday", "football", "leap"]);
});

it("what was chosen for one time of a series goes with that time, and stays with the next", async () => {
  const [old, next] = [addDays(today, -90), addDays(today, 8)];
  choose("football");
  for (const day of [old, next]) choose("football", `${day}T11:00:00.000Z`);
  const all = [old, addDays(today, 1), next].map((day) => event("football", day, true));
  expect((await night(all))[0]).toEqual(["football", `football ${next}`]);
});

it("what no calendar tells of is kept: it may be disconnected for a while", async () => {
  choose("camp");
  expect(await night([event("party", addDays(today, -90))])).toEqual([["camp"], 1]);
});
