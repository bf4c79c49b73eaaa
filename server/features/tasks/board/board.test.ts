import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  type TaskFixture,
  testRoster,
  openTaskFixture,
  phoneCaller,
} from "#tests/fixtures/tasks/task-fixture.ts";

let house: TaskFixture;
let roster = testRoster;
beforeEach(() => {
  roster = testRoster;
  house = openTaskFixture({ at: "2026-11-20T08:00:00Z", roster: () => roster });
});
afterEach(() => house.tearDown());

const todos = async () =>
  (await house.tasks.todos()).map(
    ({ task, completion }) => `${task.title}${completion ? " ✓" : ""}`,
  );
const closeTodo = (id: string) => house.tasks.close("todo", { id, memberId: "mom" });

describe("the chore board", () => {
  it("has a column for everyone, in the roster's order, also for who has nothing to do", async () => {
    const board = await house.tasks.board("routine", "2026-11-20");
    expect(board).toEqual({
      date: "2026-11-20",
      members: ["mia", "leo", "mom"].map((id) => ({ id, tasks: [], starsToday: 0, streak: 0 })),
      unassigned: [],
    });
  });

  it("goes through the day, and in each part in the order in which chores were thought of", async () => {
    const add = async (title: string, daypart: "morning" | "evening" | null) => {
      await house.add({ title, daypart, memberIds: ["mia"], recurrence: "FREQ=DAILY" });
      house.clock.advance(1000);
    };
    await add("Any time", null);
    await add("Pyjamas", "evening");
    await add("Bed", "morning");
    await add("Teeth", "morning");
    expect(await house.rows("mia")).toEqual(["Bed", "Teeth", "Pyjamas", "Any time"]);
  });

  it("shows a shared chore to each of them, and done by one it is done for all", async () => {
    const id = await house.add({
      title: "Table",
      memberIds: ["mia", "leo"],
      recurrence: "FREQ=DAILY",
    });
    await house.close(id, "leo");
    expect(await house.rows("mia")).toEqual(["Table ✓"]);
    expect(await house.rows("leo")).toEqual(["Table ✓"]);
    expect((await house.column("mia")).starsToday).toBe(0);
    expect((await house.column("leo")).starsToday).toBe(1);
  });

  it("keeps what nobody owns apart, also when its owner has left the house", async () => {
    await house.add({ title: "Up for grabs" });
    await house.add({ title: "Leo's", memberIds: ["leo"] });
    roster = testRoster.filter(({ id }) => id !== "leo");
    const board = await house.tasks.board("routine", "2026-11-20");
    expect(board.unassigned.map(({ title }) => title).toSorted()).toEqual([
      "Leo's",
      "Up for grabs",
    ]);
    expect(board.members.map(({ id }) => id)).toEqual(["mia", "mom"]);
  });

  it("keeps a weekly chore that is overdue until its next day, and a daily one for its day only", async () => {
    await house.add({
      title: "Bins",
      memberIds: ["mia"],
      due: "2026-11-17",
      recurrence: "FREQ=WEEKLY",
    });
    await house.add({
      title: "Teeth",
      memberIds: ["mia"],
      due: "2026-11-17",
      recurrence: "FREQ=DAILY",
    });
    const shown = (await house.column("mia")).tasks.map(({ title, due }) => `${title} ${due}`);
    expect(shown.toSorted()).toEqual(["Bins 2026-11-17", "Teeth 2026-11-20"]);
    house.clock.set("2026-11-24T08:00:00Z");
    expect((await house.column("mia")).tasks.map(({ due }) => due)).toEqual([
      "2026-11-24",
      "2026-11-24",
    ]);
  });

  it("shows a chore on the day that it was due and on the day that it was done", async () => {
    const id = await house.add({
      title: "Bins",
      memberIds: ["mia"],
      due: "2026-11-17",
      recurrence: "FREQ=WEEKLY",
    });
    await house.close(id, "mia");
    expect(await house.rows("mia", "2026-11-17")).toEqual(["Bins ✓"]);
    expect(await house.rows("mia", "2026-11-18")).toEqual([]);
    expect(await house.rows("mia", "2026-11-20")).toEqual(["Bins ✓"]);
    expect((await house.column("mia", "2026-11-20")).starsToday).toBe(1);
    expect((await house.column("mia", "2026-11-17")).starsToday).toBe(0);
  });

  it("looks ahead and back: what will be due, and what was left undone", async () => {
    await house.add({
      title: "Bins",
      memberIds: ["mia"],
      due: "2026-11-17",
      recurrence: "FREQ=WEEKLY",
    });
    expect(await house.rows("mia", "2026-11-24")).toEqual(["Bins"]);
    expect(await house.rows("mia", "2026-11-17")).toEqual(["Bins"]);
    expect(await house.rows("mia", "2026-11-10")).toEqual([]);
    expect(await house.rows("mia", "2199-12-31")).toEqual(["Bins"]);
  });

  it("keeps a single chore until it is done, and that day's board remembers it", async () => {
    const id = await house.add({ title: "Wash the car", memberIds: ["mia"] });
    house.clock.set("2026-12-01T08:00:00Z");
    expect(await house.rows("mia")).toEqual(["Wash the car"]);
    await house.close(id, "mia");
    expect(await house.rows("mia")).toEqual(["Wash the car ✓"]);
    house.clock.set("2026-12-02T08:00:00Z");
    expect(await house.rows("mia")).toEqual([]);
    expect(await house.rows("mia", "2026-12-01")).toEqual(["Wash the car ✓"]);
  });

  it("shows a new title on what is done today, and leaves the days before as they were", async () => {
    const id = await house.add({ title: "Tooths", memberIds: ["mia"], recurrence: "FREQ=DAILY" });
    await house.close(id, "mia");
    house.clock.set("2026-11-21T08:00:00Z");
    await house.close(id, "mia");
    await house.tasks.change(id, { title: "Teeth" }, phoneCaller("mom"));
    expect(await house.rows("mia")).toEqual(["Teeth ✓"]);
    expect(await house.rows("mia", "2026-11-20")).toEqual(["Tooths ✓"]);
  });

  it("never shows a chore both done and open, though its days were moved after it was done", async () => {
    const id = await house.add({
      title: "Bins",
      memberIds: ["mia"],
      due: "2026-11-17",
      recurrence: "FREQ=WEEKLY",
    });
    await house.close(id, "mia");
    await house.tasks.change(id, { recurrence: "FREQ=DAILY" }, phoneCaller("mom"));
    expect(await house.rows("mia")).toEqual(["Bins ✓"]);
    expect(await house.close(id, "mia")).toMatchObject({ awarded: 0 });
    house.clock.set("2026-11-21T08:00:00Z");
    expect(await house.rows("mia")).toEqual(["Bins"]);
  });

  it("shows a once again planned to-do on its new day", async () => {
    const id = await house.add({ list: "todo", title: "Dentist", due: "2026-11-20" });
    await closeTodo(id);
    await house.tasks.change(id, { due: "2026-11-25" }, phoneCaller("mom"));
    house.clock.set("2026-11-21T08:00:00Z");
    expect(await todos()).toEqual(["Dentist"]);
  });
});

describe("the to-do list", () => {
  it("has everything open, soonest first, and what was done today", async () => {
    await house.add({ list: "todo", title: "Some time" });
    await house.add({ list: "todo", title: "Passport", due: "2026-12-01" });
    const id = await house.add({ list: "todo", title: "Late", due: "2026-11-01" });
    expect(await todos()).toEqual(["Late", "Passport", "Some time"]);
    await closeTodo(id);
    expect(await todos()).toEqual(["Late ✓", "Passport", "Some time"]);
    house.clock.set("2026-11-21T08:00:00Z");
    expect(await todos()).toEqual(["Passport", "Some time"]);
  });

  it("lets one be done ahead, and a repeated one comes back for its next day", async () => {
    const id = await house.add({
      list: "todo",
      title: "Rent",
      due: "2026-12-01",
      recurrence: "FREQ=MONTHLY",
    });
    expect(await closeTodo(id)).toMatchObject({
      task: { done: true, due: "2026-12-01" },
      awarded: 0,
    });
    expect(await closeTodo(id)).toMatchObject({ changed: false });
    expect(await todos()).toEqual(["Rent ✓"]);
    house.clock.set("2026-11-21T08:00:00Z");
    expect((await house.tasks.todos()).map(({ day }) => day)).toEqual(["2027-01-01"]);
  });

  it("is a board too, with what is due or overdue today", async () => {
    await house.add({ list: "todo", title: "Passport", due: "2026-12-01", memberIds: ["mom"] });
    await house.add({ list: "todo", title: "Late", due: "2026-11-01", memberIds: ["mom"] });
    const board = await house.tasks.board("todo", "2026-11-20");
    expect(board.members.at(-1)?.tasks.map(({ title }) => title)).toEqual(["Late"]);
  });
});
