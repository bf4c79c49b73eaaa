import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  type TaskFixture,
  openTaskFixture,
  phoneCaller,
} from "#tests/fixtures/tasks/task-fixture.ts";
import { authoring as contract, type TaskPatch } from "#contract/tasks-authoring.ts";
import type { Caller } from "#server/http/caller.ts";
import { HttpError } from "#server/platform/errors.ts";
import { validate } from "#server/http/operations/validate.ts";

const wall: Caller = {
  address: "127.0.0.1",
  deviceId: "w",
  isWall: true,
  may: "write",
  session: null,
  unlocks: { acts: null, settings: null, budget: null },
};
const unlocked: Caller = {
  ...wall,
  unlocks: { ...wall.unlocks, acts: { memberId: "mom", until: 0 } },
};
const child = phoneCaller("mia");
const mom = phoneCaller("mom");

let fixture: TaskFixture;
beforeEach(() => {
  fixture = openTaskFixture({ at: "2026-11-20T08:00:00Z" });
});
afterEach(() => fixture.tearDown());

const refusal = async (write: () => unknown): Promise<unknown> => {
  try {
    await write();
  } catch (error) {
    if (error instanceof HttpError)
      return [error.status, error.details.field ?? error.details.code];
    throw error;
  }
  return "was taken";
};
/** Adds a task as a request does: the contract's validation, then the feature's rules. */
const add = async (body: unknown, caller: Caller = mom) =>
  fixture.tasks.add(validate(contract["POST /api/tasks"].body, body, "body"), caller);
const change = async (id: string, body: unknown, caller: Caller = mom) =>
  fixture.tasks.change(id, validate(contract["PATCH /api/tasks/{id}"].body, body, "body"), caller);

describe("adding a task", () => {
  it("answers with the task as it stands today", async () => {
    expect(
      await add({
        title: " Teeth ",
        memberIds: ["mia", "mia"],
        daypart: "morning",
        recurrence: "FREQ=DAILY",
      }),
    ).toEqual({
      ...{
        id: expect.any(String),
        title: "Teeth",
        list: "routine",
        memberIds: ["mia"],
        daypart: "morning",
        stars: 1,
      },
      ...{ due: "2026-11-20", recurrence: "FREQ=DAILY", done: false },
    });
  });

  it("is for anyone when it is a to-do, which has no stars", async () => {
    expect(
      await add({ title: "Passport", list: "todo", stars: 5, due: "2026-12-01" }, wall),
    ).toMatchObject({
      ...{ list: "todo", stars: 0, due: "2026-12-01" },
    });
  });

  it("needs a parent when it is a routine", async () => {
    const chore = { title: "Teeth" };
    expect(await refusal(() => add(chore, wall))).toEqual([401, "parentNeeded"]);
    expect(await refusal(() => add(chore, child))).toEqual([403, "notParent"]);
    expect(await add(chore, unlocked)).toMatchObject({ title: "Teeth" });
  });

  it.each([
    ["no title", {}, "title"],
    ["an empty title", { title: "  " }, "title"],
    ["a title of 10,000 letters", { title: "x".repeat(10_000) }, "title"],
    ["-1 stars", { title: "x", stars: -1 }, "stars"],
    ["a billion stars", { title: "x", stars: 1e9 }, "stars"],
    ["half a star", { title: "x", stars: 0.5 }, "stars"],
    ["a list of its own", { title: "x", list: "shopping" }, "list"],
    ["a stranger", { title: "x", memberIds: ["zoe"] }, "memberIds"],
    ["a stranger called __proto__", { title: "x", memberIds: ["__proto__"] }, "memberIds"],
    ["a day that isn't", { title: "x", due: "2026-02-30" }, "due"],
    ["an instant for a day", { title: "x", due: "2026-02-03T08:00:00Z" }, "due"],
    ["a rule of seconds", { title: "x", recurrence: "FREQ=SECONDLY" }, "recurrence"],
    [
      "a rule that never falls on a day",
      { title: "x", recurrence: "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30" },
      "recurrence",
    ],
    [
      "two ways to repeat",
      { title: "x", recurrence: "FREQ=DAILY", repeatAfterDays: 3 },
      "repeatAfterDays",
    ],
    ["a repetition after no days", { title: "x", repeatAfterDays: 0 }, "repeatAfterDays"],
    ["a field that isn't", { title: "x", reward: "pony" }, "reward"],
    ["an id of its own", { title: "x", id: "mine" }, "id"],
  ])("is refused with %s, and nothing is kept", async (_what, body, field) => {
    expect(await refusal(() => add(body))).toEqual([400, field]);
    expect(fixture.db.prepare("SELECT count(*) AS n FROM tasks").get()).toEqual({ n: 0 });
  });
});

describe("changing a task", () => {
  it("changes what is named, takes away what is null and leaves the rest", async () => {
    const id = await fixture.add({
      icon: "cat-face",
      notes: "Half a tin",
      due: "2026-11-20",
      stars: 3,
      memberIds: ["mia"],
    });
    expect(await change(id, { title: "Feed both cats", notes: null, daypart: "evening" })).toEqual({
      ...{
        id,
        title: "Feed both cats",
        list: "routine",
        memberIds: ["mia"],
        icon: "cat-face",
        daypart: "evening",
      },
      ...{ stars: 3, due: "2026-11-20", done: false },
    });
  });

  it("needs a parent for a routine and for making one of a to-do", async () => {
    const chore = await fixture.add({});
    const todo = await fixture.add({ list: "todo" });
    const tries: [string, TaskPatch][] = [
      [chore, { title: "x" }],
      [chore, { list: "todo" }],
      [todo, { list: "routine" }],
    ];
    for (const [id, patch] of tries) {
      expect(await refusal(() => change(id, patch, wall))).toEqual([401, "parentNeeded"]);
      expect(await refusal(() => change(id, patch, child))).toEqual([403, "notParent"]);
    }
    expect(await change(todo, { title: "Passport" }, child)).toMatchObject({ title: "Passport" });
    expect(await change(todo, { list: "routine" }, unlocked)).toMatchObject({
      list: "routine",
      stars: 1,
    });
  });

  it("swaps one way to repeat for the other only when the first is taken away", async () => {
    const id = await fixture.add({ recurrence: "FREQ=DAILY" });
    expect(await refusal(() => change(id, { repeatAfterDays: 3 }))).toEqual([
      400,
      "repeatAfterDays",
    ]);
    expect(await change(id, { repeatAfterDays: 3, recurrence: null })).toMatchObject({
      repeatAfterDays: 3,
    });
  });

  it("is refused where adding would be, and for what isn't there", async () => {
    const id = await fixture.add({});
    for (const body of [
      { stars: -1 },
      { memberIds: ["zoe"] },
      { recurrence: "FREQ=HOURLY" },
      { title: null },
      { x: 1 },
    ])
      expect(await refusal(() => change(id, body))).toEqual([400, Object.keys(body)[0]]);
    for (const unknown of ["nothing", "__proto__", "..%2F"])
      expect(await refusal(() => change(unknown, { title: "x" }))).toEqual([404, "notFound"]);
  });
});

describe("deleting a task", () => {
  it("is for a parent when it is a routine, for anyone when it is a to-do", async () => {
    const chore = await fixture.add({ memberIds: ["mia"] });
    const todo = await fixture.add({ list: "todo" });
    expect(await refusal(() => fixture.tasks.remove(chore, wall))).toEqual([401, "parentNeeded"]);
    expect(await refusal(() => fixture.tasks.remove(chore, child))).toEqual([403, "notParent"]);
    await fixture.tasks.remove(todo, wall);
    await fixture.tasks.remove(chore, mom);
    expect(await fixture.rows("mia")).toEqual([]);
    expect(await fixture.tasks.todos()).toEqual([]);
    expect(await refusal(() => fixture.tasks.remove(chore, mom))).toEqual([404, "notFound"]);
  });
});

describe("a source that only shows its tasks", () => {
  it("says that they can't be changed here", async () => {
    const readOnly = openTaskFixture({
      at: "2026-11-20T08:00:00Z",
      through: (source) => ({
        kind: "outside",
        can: [],
        health: () => source.health(),
        refresh: () => Promise.resolve(),
        state: () => Promise.resolve("open"),
        on: (day) => source.on(day),
        find: (id, day) => source.find(id, day),
        complete: async (id, day) => source.complete(id, day),
        reopen: async (id, day) => source.reopen(id, day),
      }),
    });
    const tryToAdd = () =>
      readOnly.tasks.add(
        { title: "x", list: "todo", memberIds: [], daypart: null, stars: 0 },
        wall,
      );
    expect(await refusal(tryToAdd)).toEqual([405, "unsupported"]);
    readOnly.tearDown();
  });

  it("or that it has no room for turns and approvals, and nothing is kept", async () => {
    const plain = openTaskFixture({
      at: "2026-11-20T08:00:00Z",
      through: (source) => ({ ...source, can: ["create", "update", "delete"] }),
    });
    const memberIds = ["mia", "leo"];
    const id = await plain.add({});
    for (const fields of [
      { needsApproval: true },
      { rotation: { order: "roundRobin" as const, memberIds } },
    ]) {
      expect(await refusal(() => plain.add(fields))).toEqual([405, "unsupported"]);
      expect(await refusal(() => plain.tasks.change(id, fields, mom))).toEqual([
        405,
        "unsupported",
      ]);
    }
    expect(plain.db.prepare("SELECT count(*) AS n FROM tasks").get()).toEqual({ n: 1 });
    expect(plain.db.prepare("SELECT count(*) AS n FROM arrangements").get()).toEqual({ n: 0 });
    plain.tearDown();
  });
});
