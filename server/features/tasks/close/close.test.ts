import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  type TaskFixture,
  openTaskFixture,
  phoneCaller,
} from "#tests/fixtures/tasks/task-fixture.ts";
import { HttpError } from "#server/platform/errors.ts";
import {
  type EmbeddedTasks,
  type OutsideTasks,
  UnconfirmedError,
} from "#server/providers/tasks/port.ts";

/** The embedded tasks at an outside source that answers after a moment. */
const farAway = ({ on, find, ...source }: EmbeddedTasks): OutsideTasks => {
  const done = new Set<string>();
  return {
    ...{ kind: "outside", can: source.can, health: source.health, on, find },
    refresh: () => Promise.resolve(),
    state: async (id, day) => (done.has(`${id} ${day}`) ? "done" : "open"),
    create: async (fields) => source.create(fields),
    update: async (id, fields) => source.update(id, fields),
    remove: async (id) => source.remove(id),
    complete: async (id, day) => {
      await Promise.resolve();
      source.complete(id, day);
      done.add(`${id} ${day}`);
    },
    reopen: async (id, day) => {
      await Promise.resolve();
      source.reopen(id, day);
      done.delete(`${id} ${day}`);
    },
  };
};

const refusal = async (tap: () => unknown): Promise<unknown> => {
  try {
    await tap();
  } catch (error) {
    if (error instanceof HttpError)
      return [error.status, error.details.field ?? error.details.code];
    throw error;
  }
  return "was taken";
};

describe.each([
  ["in the house", (source: EmbeddedTasks) => source],
  ["with a service far away", farAway],
])("a chore kept %s", (_where, through) => {
  let fixture: TaskFixture;
  beforeEach(() => {
    fixture = openTaskFixture({ at: "2026-11-20T16:00:00Z", through });
  });
  afterEach(() => fixture.tearDown());

  it("gives its stars when it is done, and says who did it and when", async () => {
    const id = await fixture.add({
      memberIds: ["mia"],
      stars: 3,
      recurrence: "FREQ=DAILY",
      icon: "cat-face",
    });
    expect(await fixture.close(id, "mia")).toMatchObject({
      task: {
        id,
        done: true,
        doneBy: "mia",
        doneAt: "2026-11-20T16:00:00.000Z",
        due: "2026-11-20",
        icon: "cat-face",
      },
      awarded: 3,
      balance: 3,
    });
  });

  it("tapped twice gives one star", async () => {
    const id = await fixture.add({});
    await fixture.close(id, "mia");
    expect(await fixture.close(id, "mia")).toMatchObject({
      task: { done: true },
      awarded: 0,
      balance: 1,
      changed: false,
    });
  });

  it("done by one member can't be done by another", async () => {
    const id = await fixture.add({ memberIds: ["mia", "leo"] });
    await fixture.close(id, "leo");
    expect(await refusal(() => fixture.close(id, "mia"))).toEqual([409, "alreadyDone"]);
    expect(fixture.stars.balances()).toEqual({ mia: 0, leo: 1, mom: 0 });
  });

  it("gives its stars to who did it, whoever should have", async () => {
    const id = await fixture.add({ memberIds: ["mia"] });
    await fixture.close(id, "leo");
    expect(fixture.stars.balances()).toEqual({ mia: 0, leo: 1, mom: 0 });
  });

  it("opened again takes the stars from who got them, not from who asks", async () => {
    const id = await fixture.add({ stars: 2 });
    await fixture.close(id, "leo");
    expect(await fixture.reopen(id, "mia")).toMatchObject({
      task: { done: false },
      awarded: -2,
      balance: 0,
    });
    expect(await fixture.reopen(id, "mia")).toMatchObject({ awarded: 0, changed: false });
    expect(fixture.stars.balances()).toEqual({ mia: 0, leo: 0, mom: 0 });
  });

  it("opened again can be done again, by somebody else, for its stars", async () => {
    const id = await fixture.add({});
    await fixture.close(id, "leo");
    await fixture.reopen(id, "leo");
    expect(await fixture.close(id, "mia")).toMatchObject({ awarded: 1, balance: 1 });
    expect(fixture.stars.balances()).toEqual({ mia: 1, leo: 0, mom: 0 });
  });

  it("gives what it was worth when it was done, though its price changed before it was opened again", async () => {
    const id = await fixture.add({ stars: 2, recurrence: "FREQ=DAILY" });
    await fixture.close(id, "mia");
    const mom = {
      address: "",
      deviceId: null,
      isWall: false,
      may: "write" as const,
      unlocks: { acts: null, settings: null, budget: null },
      session: { id: "s", memberId: "mom", parent: true, kid: false, since: 0 },
    };
    await fixture.tasks.change(id, { stars: 9 }, mom);
    expect(await fixture.reopen(id, "mia")).toMatchObject({ awarded: -2, balance: 0 });
  });

  it("worth no star writes nothing into the ledger", async () => {
    const id = await fixture.add({ stars: 0 });
    expect(await fixture.close(id, "mia")).toMatchObject({ awarded: 0, changed: true });
    expect(await fixture.reopen(id, "mia")).toMatchObject({ awarded: 0, changed: true });
    expect(fixture.stars.entries({ limit: 50 }).entries).toEqual([]);
  });

  it(
    "tapped by two at once, a thousand times, gives one award each time",
    { timeout: 60_000 },
    async () => {
      for (let pair = 0; pair < 1000; pair += 1) {
        const id = await fixture.add({ title: `Chore ${pair}` });
        const second = pair % 2 === 0 ? "mia" : "leo";
        const taps = await Promise.allSettled(
          [() => fixture.close(id, "mia"), () => fixture.close(id, second)].map(async (tap) =>
            tap(),
          ),
        );
        const awarded = taps.map((tap) => (tap.status === "fulfilled" ? tap.value.awarded : 0));
        expect(awarded.toSorted()).toEqual([0, 1]);
      }
      const { mia = 0, leo = 0 } = fixture.stars.balances();
      expect(mia + leo).toBe(1000);
    },
  );

  it("opened again by two at once gives its star back once", async () => {
    const id = await fixture.add({});
    await fixture.close(id, "mia");
    const back = await Promise.all([fixture.reopen(id, "mia"), fixture.reopen(id, "leo")]);
    expect(back.map(({ awarded }) => awarded)).toEqual([-1, 0]);
    expect(back.map(({ changed }) => changed)).toEqual([true, false]);
    expect(fixture.stars.balances()).toEqual({ mia: 0, leo: 0, mom: 0 });
  });

  it("stays done, with its star, when the machine goes off and on", async () => {
    const id = await fixture.add({ recurrence: "FREQ=DAILY" });
    await fixture.close(id, "mia");
    fixture.restart();
    expect(await fixture.close(id, "mia")).toMatchObject({ awarded: 0, balance: 1 });
    expect(await fixture.reopen(id, "mia")).toMatchObject({ awarded: -1, balance: 0 });
  });

  it("of every week counts once a week, also late, and not ahead of its day", async () => {
    const id = await fixture.add({ due: "2026-11-16", recurrence: "FREQ=WEEKLY" });
    expect(await fixture.close(id, "mia")).toMatchObject({
      task: { due: "2026-11-16" },
      awarded: 1,
    });
    fixture.clock.set("2026-11-22T10:00:00Z");
    expect(await fixture.close(id, "mia")).toMatchObject({
      task: { due: "2026-11-16", done: true },
      awarded: 0,
    });
    fixture.clock.set("2026-11-23T10:00:00Z");
    expect(await fixture.close(id, "mia")).toMatchObject({
      task: { due: "2026-11-23" },
      awarded: 1,
      balance: 2,
    });
  });

  it("that begins next week can't be done today", async () => {
    const id = await fixture.add({ due: "2026-11-25", recurrence: "FREQ=WEEKLY" });
    expect(await refusal(() => fixture.close(id, "mia"))).toEqual([409, "notDue"]);
  });

  it("due every three days after it was done moves with the day on which it was done", async () => {
    const id = await fixture.add({ memberIds: ["mia"], repeatAfterDays: 3 });
    fixture.clock.set("2026-11-22T10:00:00Z");
    await fixture.close(id, "mia");
    fixture.clock.set("2026-11-24T10:00:00Z");
    expect(await fixture.rows("mia")).toEqual([]);
    fixture.clock.set("2026-11-26T10:00:00Z");
    expect((await fixture.column("mia")).tasks).toMatchObject([{ due: "2026-11-25", done: false }]);
    expect(await fixture.close(id, "mia")).toMatchObject({
      task: { due: "2026-11-25" },
      awarded: 1,
      balance: 2,
    });
  });

  it("deleted after it was done keeps its star, can be undone and not done again", async () => {
    const id = await fixture.add({ memberIds: ["mia"] });
    await fixture.close(id, "mia");
    const mom = {
      address: "",
      deviceId: null,
      isWall: false,
      may: "write" as const,
      session: null,
      unlocks: { acts: { memberId: "mom", until: 0 }, settings: null, budget: null },
    };
    await fixture.tasks.remove(id, mom);
    expect(await fixture.rows("mia")).toEqual(["Feed the cat ✓"]);
    expect(fixture.stars.balanceOf("mia")).toBe(1);
    expect(await refusal(() => fixture.close(id, "mia"))).toEqual([404, "notFound"]);
    expect(await fixture.reopen(id, "mia")).toMatchObject({ awarded: -1, balance: 0 });
    expect(await fixture.rows("mia")).toEqual([]);
  });

  it.each([
    ["a member who doesn't live here", { memberId: "zoe" }, [400, "memberId"]],
    ["a member called __proto__", { memberId: "__proto__" }, [400, "memberId"]],
    ["the day before yesterday", { date: "2026-11-18" }, [400, "date"]],
    ["tomorrow", { date: "2026-11-21" }, [400, "date"]],
    ["an unknown chore", { id: "nothing" }, [404, "notFound"]],
    ["a chore called __proto__", { id: "__proto__" }, [404, "notFound"]],
    ["a chore called ../tasks", { id: "../tasks" }, [404, "notFound"]],
  ])("isn't done for %s", async (_what, wrong, error) => {
    const id = await fixture.add({});
    expect(
      await refusal(() => fixture.tasks.close("routine", { id, memberId: "mia", ...wrong })),
    ).toEqual(error);
    expect(
      await refusal(() =>
        fixture.tasks.reopen("routine", { id, memberId: "mia", ...wrong }, phoneCaller("mom")),
      ),
    ).toEqual(error);
    expect(fixture.stars.entries({ limit: 50 }).entries).toEqual([]);
  });

  it("is no to-do, and a to-do is no chore", async () => {
    const chore = await fixture.add({});
    const todo = await fixture.add({ list: "todo" });
    expect(
      await refusal(() => fixture.tasks.close("todo", { id: chore, memberId: "mia" })),
    ).toEqual([404, "notFound"]);
    expect(await refusal(() => fixture.close(todo, "mia"))).toEqual([404, "notFound"]);
    await fixture.tasks.close("todo", { id: todo, memberId: "mia" });
    expect(await refusal(() => fixture.reopen(todo, "mia"))).toEqual([404, "notFound"]);
    expect(fixture.stars.balances()).toEqual({ mia: 0, leo: 0, mom: 0 });
  });
});

describe("a service that refuses", () => {
  it("gives nobody a star, and the chore stays open", async () => {
    const fixture = openTaskFixture({
      at: "2026-11-20T16:00:00Z",
      through: (source) => ({
        ...farAway(source),
        complete: () =>
          Promise.reject(
            new UnconfirmedError("It was refused.", {
              ...{ reason: "strange", applied: "no", isPassing: false },
            }),
          ),
      }),
    });
    const id = await fixture.add({ memberIds: ["mia"] });
    expect(await refusal(() => fixture.close(id, "mia"))).toEqual([502, "sourceRefused"]);
    expect(await fixture.rows("mia")).toEqual(["Feed the cat"]);
    expect(fixture.stars.balances()).toEqual({ mia: 0, leo: 0, mom: 0 });
    fixture.tearDown();
  });
});
