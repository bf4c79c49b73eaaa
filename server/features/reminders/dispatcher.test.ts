import { pino } from "pino";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { CalendarEvent } from "#contract/calendar.ts";
import { type EmptyDatabase, openEmptyDatabase } from "#tests/fixtures/server/empty-database.ts";
import { clockAt } from "#tests/fixtures/server/clock.ts";
import { houseSettings } from "#tests/fixtures/settings/house-settings.ts";
import { testRoster } from "#tests/fixtures/tasks/task-fixture.ts";
import { createReminderDispatcher, type ReminderDispatcher } from "./dispatcher.ts";
import { createSentReminders } from "./sent-store.ts";
import { everyWall } from "./who-is-reminded.ts";

const dentist: CalendarEvent = {
  ...{ id: "u~family", feedId: "family", title: "Dentist", memberIds: ["mom"], color: "#2a8f6d" },
  ...{ start: "2026-11-24T14:30:00.000Z", end: "2026-11-24T15:15:00.000Z", allDay: false },
  ...{ recurring: false, editable: true, reminders: { before: [{ minutes: 30 }] } },
};
const startsAt = Date.parse(dentist.start);

let wall: EmptyDatabase;
let dispatcher: ReminderDispatcher;
beforeEach(() => {
  wall = openEmptyDatabase();
});
afterEach(async () => {
  await dispatcher.stop();
  wall.close();
});

/** A house with a dentist at half past two; `asleep` resolves whenever its dispatcher has nothing to do. */
const open = (at: string) => {
  const { db } = wall;
  const clock = clockAt(at);
  const told: string[] = [];
  const asked: number[] = [];
  const settings = houseSettings(db, "Europe/Berlin");
  let isFull = false;
  let asleep = Promise.withResolvers<void>();
  dispatcher = createReminderDispatcher({
    ...{ clock, settings, roster: () => testRoster, log: pino({ level: "silent" }) },
    sent: createSentReminders(db),
    events: (): Promise<readonly CalendarEvent[]> => {
      asked.push(clock.now());
      return Promise.resolve([dentist]);
    },
    atomically: (work) =>
      db.transaction(() => {
        work();
        if (isFull) throw new Error("the disk is full");
      })(),
    tellPhones: ({ memberId }) => void told.push(memberId),
    rang: () => undefined,
    pause: (_, signal) =>
      new Promise((done) => {
        if (signal.aborted) return done();
        signal.addEventListener("abort", () => done(), { once: true });
        asleep.resolve();
      }),
  });
  return {
    ...{ clock, told, asked },
    fillDisk: (full: boolean): void => {
      isFull = full;
    },
    /** Resolves when it has looked at what is due. */
    look: async (call: "begin" | "wake" = "wake"): Promise<void> => {
      asleep = Promise.withResolvers();
      dispatcher[call]();
      await asleep.promise;
    },
    rung: () => createSentReminders(db).sentUntil({ key: "u", startsAt }, everyWall),
  };
};

it("a house in which nothing may run by itself rings nothing, whatever changes in its calendar", () => {
  const { asked } = open("2026-11-24T14:05:00Z");
  dispatcher.wake();
  expect(asked).toEqual([]);
});

it("a reminder that couldn't be recorded rings once it can be, and once only", async () => {
  const { told, rung, fillDisk, look } = open("2026-11-24T14:05:00Z");
  fillDisk(true);
  await look("begin");
  expect(rung()).toBeNull();
  fillDisk(false);
  told.length = 0;
  await look();
  expect([told, rung()]).toEqual([["mom"], startsAt - 30 * 60_000]);
  await look();
  expect(told).toEqual(["mom"]);
});

it("a clock that is set back rings nothing again", async () => {
  const { told, clock, look } = open("2026-11-24T14:05:00Z");
  await look("begin");
  clock.set("2026-11-24T13:59:00Z");
  await look();
  clock.set("2026-11-24T14:01:00Z");
  await look();
  expect(told).toEqual(["mom"]);
});
