import { expect, it } from "vitest";
import { createOwnEdits } from "#client/app/overwritten/own-edits.ts";
import { changeEvent, setRide } from "#client/features/calendar/mutations.ts";
import { changeTask } from "#client/features/tasks/mutations.ts";
import {
  type WatchedField,
  memoryOf,
  openConflictHouse,
  proveTold,
} from "../../fixtures/conflict-house.ts";

const house = openConflictHouse([changeEvent, setRide, changeTask]);
const { make, read } = house;

const calendar = {
  ...{ topic: "calendar" as const, waits: true },
  read: "/api/calendar?start=2026-11-20&end=2026-11-27",
};
const piano = {
  ...{ title: "Piano", start: "2026-11-20T17:00:00.000Z", end: "2026-11-20T18:00:00.000Z" },
};
const firstTime = async () => (await read(calendar.read)).events[0];
/** An event that repeats, of which a phone writes one field: of every time, or of the first one. */
const series = (
  patchOf: (value: string) => object,
  scope: "one" | "all" = "all",
): WatchedField => ({
  ...calendar,
  thing: async () => {
    await make("/api/calendar/events", { ...piano, recurrence: "FREQ=WEEKLY" });
    const first = await firstTime();
    return async (phone, value) => {
      // Who is at home sees where it is by now.
      const { seriesId: id, occurrence } =
        phone === house.phones().home ? await firstTime() : first;
      return phone.enqueue(changeEvent, {
        ...{ target: { id, scope, occurrence }, patch: patchOf(value), title: "Piano" },
        ...{ fromDay: "2026-11-20", timeZone: "Europe/Berlin" },
      }).answer;
    };
  },
});
const startingAt = (start: string) => ({
  ...{ start, end: start.replace(":00:", ":45:"), allDay: false },
});

proveTold(house, {
  "who an event is for": {
    ...{ topic: "calendar", read: "/api/calendar?start=2026-11-20&end=2026-11-27" },
    ...{ values: ["mia", "leo"], waits: true },
    thing: async () => {
      const { id } = await make("/api/calendar/events", {
        ...{ title: "Piano", start: "2026-11-20T17:00:00Z", end: "2026-11-20T18:00:00Z" },
      });
      return (phone, memberId) =>
        phone.enqueue(changeEvent, {
          ...{ target: { id }, patch: { memberIds: [memberId] }, title: "Piano" },
          ...{ fromDay: "2026-11-20", timeZone: "Europe/Berlin" },
        }).answer;
    },
  },
  "who takes to an event": {
    ...{ ...calendar, values: ["mom", "dad"] },
    thing: async () => {
      const event = await make("/api/calendar/events", piano);
      return (phone, driver) => phone.enqueue(setRide, { event, driver, isOnce: false }).answer;
    },
  },
  "who collects from every time of an event": {
    ...{ ...calendar, values: ["mom", "dad"] },
    thing: async () => {
      const event = await make("/api/calendar/events", { ...piano, recurrence: "FREQ=WEEKLY" });
      return (phone, collector) =>
        phone.enqueue(setRide, { event, collector, isOnce: false }).answer;
    },
  },
  "who takes to one time of an event": {
    ...{ ...calendar, values: ["mom", "dad"] },
    thing: async () => {
      await make("/api/calendar/events", { ...piano, recurrence: "FREQ=WEEKLY" });
      const { events } = await read(calendar.read);
      return (phone, driver) =>
        phone.enqueue(setRide, { event: events[1], driver, isOnce: true }).answer;
    },
  },
  "the title of every time of an event": {
    ...{ ...series((title) => ({ title })), values: ["Violin", "Cello"] },
  },
  "the notes of every time of an event": {
    ...{ ...series((notes) => ({ notes })), values: ["Scales", "Bring the book"] },
  },
  "when every time of an event begins": {
    // Without reception it would name a time that isn't there any more, and be refused.
    ...{ ...series(startingAt), waits: false },
    values: ["2026-11-20T16:00:00.000Z", "2026-11-20T19:00:00.000Z"],
  },
  "on which day every time of an event is": {
    // Without reception it would name a time that isn't there any more, and be refused.
    ...{ ...series(startingAt), waits: false },
    values: ["2026-11-21T17:00:00.000Z", "2026-11-22T17:00:00.000Z"],
  },
  "when one time of an event begins": {
    ...series(startingAt, "one"),
    values: ["2026-11-20T16:00:00.000Z", "2026-11-20T19:00:00.000Z"],
  },
  "how an event repeats": {
    ...series((recurrence) => ({ recurrence })),
    values: ["FREQ=DAILY", "FREQ=WEEKLY;INTERVAL=2"],
  },
  "how a chore repeats": {
    ...{ topic: "tasks", read: "/api/board/routine", waits: false },
    values: ["FREQ=DAILY;INTERVAL=2", "FREQ=DAILY;INTERVAL=3"],
    thing: async () => {
      const chore = { title: "Table", list: "routine", recurrence: "FREQ=DAILY", stars: 1 };
      const { id } = await make("/api/tasks", chore);
      return (phone, recurrence) =>
        phone.enqueue(changeTask, { params: { id }, body: { recurrence } }).answer;
    },
  },
  "the name of an event": {
    ...{ topic: "calendar", read: "/api/calendar?start=2026-11-20&end=2026-11-27" },
    ...{ values: ["Violin", "Cello"], waits: true },
    thing: async () => {
      const { id } = await make("/api/calendar/events", {
        ...{ title: "Piano", start: "2026-11-20T17:00:00Z", end: "2026-11-20T18:00:00Z" },
      });
      return (phone, title) =>
        phone.enqueue(changeEvent, {
          ...{ target: { id }, patch: { title }, title: "Piano" },
          ...{ fromDay: "2026-11-20", timeZone: "Europe/Berlin" },
        }).answer;
    },
  },
});

it("whoever changes every time of a series after one of them isn't told of themselves", async () => {
  await make("/api/calendar/events", { ...piano, recurrence: "FREQ=WEEKLY" });
  const { away } = house.phones();
  const edits = memoryOf(away);
  const write = async (scope: "one" | "all", patch: object) => {
    const { seriesId: id, occurrence } = await firstTime();
    const target = { id, scope, occurrence };
    await away.enqueue(changeEvent, {
      ...{ target, patch, title: "Piano", fromDay: "2026-11-20", timeZone: "Europe/Berlin" },
    }).answer;
  };
  const told = async () =>
    edits.overwrittenIn("calendar", [await read(calendar.read)]).map(({ field }) => field);
  await write("all", { title: "Lesson" });
  await write("one", { title: "Concert", ...startingAt("2026-11-20T16:00:00.000Z") });
  expect(await told()).toEqual([]);
  await write("all", { title: "Violin" });
  expect(await told()).toEqual([]);
  await write("all", startingAt("2026-11-20T18:00:00.000Z"));
  expect(await told()).toEqual([]);
  await write("all", { recurrence: "FREQ=WEEKLY;BYDAY=FR" });
  // The rule moves along.
  await write("all", startingAt("2026-11-21T18:00:00.000Z"));
  expect(await told()).toEqual([]);
});

it("whoever changes a series from a time on isn't told that it ends before", async () => {
  const rule = "FREQ=WEEKLY";
  const made = await make("/api/calendar/events", { ...piano, recurrence: rule });
  const { away } = house.phones();
  const edits = memoryOf(away);
  const change = { title: "Piano", fromDay: "2026-11-27", timeZone: "Europe/Berlin" };
  const id: string = made.seriesId;
  const daily = { recurrence: "FREQ=WEEKLY;BYDAY=MO,FR" };
  await away.enqueue(changeEvent, { ...change, target: { id, scope: "all" }, patch: daily }).answer;
  const occurrence = "2026-11-27T17:00:00.000Z";
  const onwards = { id, scope: "following" as const, occurrence };
  const violin = { title: "Violin" };
  await away.enqueue(changeEvent, { ...change, target: onwards, patch: violin }).answer;
  expect(edits.overwrittenIn("calendar", [await read(calendar.read)])).toEqual([]);
});

it("the next due day of a chore that is due some days after it was done is nobody's change", () => {
  const edits = createOwnEdits([], () => undefined);
  const plants = { id: "t1", title: "Plants", repeatAfterDays: 3, due: "2026-11-20" };
  edits.remember(plants, { due: "2026-11-20" }, ["tasks"], 0);
  expect(edits.overwrittenIn("tasks", [[{ ...plants, due: "2026-11-23" }]])).toEqual([]);
});
