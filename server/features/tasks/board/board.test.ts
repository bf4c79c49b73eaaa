import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  type TaskFixture,
  testRoster,
  openTaskFixture,
  phoneCaller,
} from "#tests/fixtures/tasks/task-fixture.ts";

let fixture: TaskFixture;
let roster = testRoster;
beforeEach(() => {
  roster = testRoster;
  fixture = openTaskFixture({ at: "2026-11-20T08:00:00Z", roster: () => roster });
});
afterEach(() => fixture.tearDown());

const todos = async () =>
  (await fixture.tasks.todos()).map(
    ({ task, completion }) => `${task.title}${completion ? " ✓" : ""}`,
  );
const closeTodo = (id: string) => fixture.tasks.close("todo", { id, memberId: "mom" });

describe("the chore board", () => {
  it("has a column for everyone, in the roster's order, also for who has nothing to do", async () => {
    const board = await fixture.tasks.board("routine", "2026-11-20");
    expect(board).toEqual({
      date: "2026-11-20",
      members: ["mia", "leo", "mom"].map((id) => ({ id, tasks: [], starsToday: 0, streak: 0 })),
      unassigned: [],
    });
  });

  it("goes through the day, and in each part in the order in which chores were thought of", async () => {
    const add = async (title: string, daypart: "morning" | "evening" | null) => {
      await fixture.add({ title, daypart, memberIds: ["mia"], recurrence: "FREQ=DAILY" });
      fixture.clock.advance(1000);
    };
    await add("Any time", null);
    await add("Pyjamas", "evening");
    await add("Bed", "morning");
    await add("Teeth", "morning");
    expect(await fixture.rows("mia")).toEqual(["Bed", "Teeth", "Pyjamas", "Any time"]);
  });

  it("shows a shared chore to each of them, and done by one it is done for all", async () => {
    const id = await fixture.add({
      title: "Table",
      memberIds: ["mia", "leo"],
      recurrence: "FREQ=DAILY",
    });
    await fixture.close(id, "leo");
    expect(await fixture.rows("mia")).toEqual(["Table ✓"]);
    expect(await fixture.rows("leo")).toEqual(["Table ✓"]);
    expect((await fixture.column("mia")).starsToday).toBe(0);
    expect((await fixture.column("leo")).starsToday).toBe(1);
  });

  it("keeps what nobody owns apart, also when its owner has left the house", async () => {
    await fixture.add({ title: "Up for grabs" });
    await fixture.add({ title: "Leo's", memberIds: ["leo"] });
    roster = testRoster.filter(({ id }) => id !== "leo");
    const board = await fixture.tasks.board("routine", "2026-11-20");
    expect(board.unassigned.map(({ title }) => title).toSorted()).toEqual([
      "Leo's",
      "Up for grabs",
    ]);
    expect(board.members.map(({ id }) => id)).toEqual(["mia", "mom"]);
  });

  it("keeps a weekly chore that is overdue until its next day, and a daily one for its day only", async () => {
    await fixture.add({
      title: "Bins",
      memberIds: ["mia"],
      due: "2026-11-17",
      recurrence: "FREQ=WEEKLY",
    });
    await fixture.add({
      title: "Teeth",
      memberIds: ["mia"],
      due: "2026-11-17",
      recurrence: "FREQ=DAILY",
    });
    const shown = (await fixture.column("mia")).tasks.map(({ title, due }) => `${title} ${due}`);
    expect(shown.toSorted()).toEqual(["Bins 2026-11-17", "Teeth 2026-11-20"]);
    fixture.clock.set("2026-11-24T08:00:00Z");
    expect((await fixture.column("mia")).tasks.map(({ due }) => due)).toEqual([
      "2026-11-24",
      "2026-11-24",
    ]);
  });

  it("shows a chore on the day that it was due and on the day that it was done", async () => {
    const id = await fixture.add({
      title: "Bins",
      memberIds: ["mia"],
      due: "2026-11-17",
      recurrence: "FREQ=WEEKLY",
    });
    await fixture.close(id, "mia");
    expect(await fixture.rows("mia", "2026-11-17")).toEqual(["Bins ✓"]);
    expect(await fixture.rows("mia", "2026-11-18")).toEqual([]);
    expect(await fixture.rows("mia", "2026-11-20")).toEqual(["Bins ✓"]);
    expect((await fixture.column("mia", "2026-11-20")).starsToday).toBe(1);
    expect((await fixture.column("mia", "2026-11-17")).starsToday).toBe(0);
  });

  it("looks ahead and back: what will be due, and what was left undone", async () => {
    await fixture.add({
      title: "Bins",
      memberIds: ["mia"],
      due: "2026-11-17",
      recurrence: "FREQ=WEEKLY",
    });
    expect(await fixture.rows("mia", "2026-11-24")).toEqual(["Bins"]);
    expect(await fixture.rows("mia", "2026-11-17")).toEqual(["Bins"]);
    expect(await fixture.rows("mia", "2026-11-10")).toEqual([]);
    expect(await fixture.rows("mia", "2199-12-31")).toEqual(["Bins"]);
  });

  it("keeps a single chore until it is done, and that day's board remembers it", async () => {
    const id = await fixture.add({ title: "Wash the car", memberIds: ["mia"] });
    fixture.clock.set("2026-12-01T08:00:00Z");
    expect(await fixture.rows("mia")).toEqual(["Wash the car"]);
    await fixture.close(id, "mia");
    expect(await fixture.rows("mia")).toEqual(["Wash the car ✓"]);
    fixture.clock.set("2026-12-02T08:00:00Z");
    expect(await fixture.rows("mia")).toEqual([]);
    expect(await fixture.rows("mia", "2026-12-01")).toEqual(["Wash the car ✓"]);
  });

  it("shows a new title on what is done today, and leaves the days before as they were", async () => {
    const id = await fixture.add({ title: "Tooths", memberIds: ["mia"], recurrence: "FREQ=DAILY" });
    await fixture.close(id, "mia");
    fixture.clock.set("2026-11-21T08:00:00Z");
    await fixture.close(id, "mia");
    await fixture.tasks.change(id, { title: "Teeth" }, phoneCaller("mom"));
    expect(await fixture.rows("mia")).toEqual(["Teeth ✓"]);
    expect(await fixture.rows("mia", "2026-11-20")).toEqual(["Tooths ✓"]);
  });

  it("never shows a chore both done and open, though its days were moved after it was done", async () => {
    const id = await fixture.add({
      title: "Bins",
      memberIds: ["mia"],
      due: "2026-11-17",
      recurrence: "FREQ=WEEKLY",
    });
    await fixture.close(id, "mia");
    await fixture.tasks.change(id, { recurrence: "FREQ=DAILY" }, phoneCaller("mom"));
    expect(await fixture.rows("mia")).toEqual(["Bins ✓"]);
    expect(await fixture.close(id, "mia")).toMatchObject({ awarded: 0 });
    fixture.clock.set("2026-11-21T08:00:00Z");
    expect(await fixture.rows("mia")).toEqual(["Bins"]);
  });

  it("shows a once again planned to-do on its new day", async () => {
    const id = await fixture.add({ list: "todo", title: "Dentist", due: "2026-11-20" });
    await closeTodo(id);
    await fixture.tasks.change(id, { due: "2026-11-25" }, phoneCaller("mom"));
    fixture.clock.set("2026-11-21T08:00:00Z");
    expect(await todos()).toEqual(["Dentist"]);
  });
});

describe("the to-do list", () => {
  it("has everything open, soonest first, and what was done today", async () => {
    await fixture.add({ list: "todo", title: "Some time" });
    await fixture.add({ list: "todo", title: "Passport", due: "2026-12-01" });
    const id = await fixture.add({ list: "todo", title: "Late", due: "2026-11-01" });
    expect(await todos()).toEqual(["Late", "Passport", "Some time"]);
    await closeTodo(id);
    expect(await todos()).toEqual(["Late ✓", "Passport", "Some time"]);
    fixture.clock.set("2026-11-21T08:00:00Z");
    expect(await todos()).toEqual(["Passport", "Some time"]);
  });

  it("lets one be done ahead, and a repeated one comes back for its next day", async () => {
    const id = await fixture.add({
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
    fixture.clock.set("2026-11-21T08:00:00Z");
    expect((await fixture.tasks.todos()).map(({ day }) => day)).toEqual(["2027-01-01"]);
  });

  it("is a board too, with what is due or overdue today", async () => {
    await fixture.add({ list: "todo", title: "Passport", due: "2026-12-01", memberIds: ["mom"] });
    await fixture.add({ list: "todo", title: "Late", due: "2026-11-01", memberIds: ["mom"] });
    const board = await fixture.tasks.board("todo", "2026-11-20");
    expect(board.members.at(-1)?.tasks.map(({ title }) => title)).toEqual(["Late"]);
  });
});
