import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  type TaskFixture,
  anonymousCaller,
  openTaskFixture,
  phoneCaller,
} from "#tests/fixtures/tasks/task-fixture.ts";
import { refusal } from "#tests/fixtures/http/refusal.ts";

let fixture: TaskFixture;
beforeEach(() => {
  fixture = openTaskFixture({ at: "2026-11-02T16:00:00Z" });
});
afterEach(() => fixture.tearDown());

const dayOf = (day: number): string => `2026-11-${String(day).padStart(2, "0")}`;
const on = (day: number): void => fixture.clock.set(`${dayOf(day)}T16:00:00Z`);
const daily = (fields: object = {}) =>
  fixture.add({ title: "Teeth", memberIds: ["mia"], recurrence: "FREQ=DAILY", ...fields });
/** Mia does a chore at home on each of these days of November. */
const doOn = async (id: string, ...days: number[]) => {
  for (const day of days) {
    on(day);
    await fixture.close(id, "mia");
  }
};
/** Delivers a tap that Mia made offline on a day. */
const comesIn = async (id: string, day: number, memberId = "mia") =>
  fixture.tasks.close("routine", { id, memberId, date: dayOf(day), offline: true });
const doneOn = async (day: number) => (await fixture.column("mia", dayOf(day))).tasks[0]?.done;

describe("a tick that waited on a phone", () => {
  it("from Friday to Monday counts for Friday, with its star", async () => {
    const id = await daily();
    await doOn(id, 5, 7, 8);
    on(9);
    expect(await comesIn(id, 6)).toMatchObject({
      ...{ task: { due: "2026-11-06", done: true }, awarded: 1, balance: 4, changed: true },
    });
    expect(await comesIn(id, 6)).toMatchObject({ awarded: 0, balance: 4, changed: false });
    expect((await fixture.column("mia", "2026-11-06")).starsToday).toBe(1);
    expect([await doneOn(6), await doneOn(9)]).toEqual([true, false]);
  });

  it("mends the streak that the house had settled as broken", async () => {
    const id = await daily();
    await doOn(id, 2, 3, 4, 6, 7, 8);
    on(9);
    await fixture.tasks.settleDays();
    expect(await fixture.streak("mia")).toBe(3);
    await comesIn(id, 5);
    expect(await fixture.streak("mia")).toBe(7);
  });

  it("mends the streak also across days on which she was away, and of days gone by", async () => {
    const id = await daily();
    await doOn(id, 2, 3);
    await fixture.tasks.pauses.add({ start: "2026-11-05", end: "2026-11-08", memberIds: ["mia"] });
    await doOn(id, 9);
    expect(await fixture.streak("mia")).toBe(1);
    await comesIn(id, 4);
    expect(await fixture.streak("mia")).toBe(4);
    expect((await fixture.column("mia", "2026-11-08")).streak).toBe(3);
  });

  it("from a day on which she was away gives its star and leaves the streak alone", async () => {
    const id = await daily();
    await doOn(id, 2, 3);
    await fixture.tasks.pauses.add({ start: "2026-11-04", end: "2026-11-05", memberIds: ["mia"] });
    await doOn(id, 6);
    expect(await comesIn(id, 5)).toMatchObject({ awarded: 1 });
    expect(await fixture.streak("mia")).toBe(3);
  });

  it("is hers where it was her turn then, and the turns go on as everyone has seen them", async () => {
    const rotation = { order: "roundRobin" as const, memberIds: ["mia", "leo"] };
    const id = await daily({ memberIds: [], rotation });
    const turn = async () => {
      const { members } = await fixture.tasks.board("routine", fixture.tasks.today());
      return members.find(({ tasks }) => tasks.some((task) => task.id === id))?.id;
    };
    const turns: (string | undefined)[] = [];
    for (const day of [2, 3, 4, 5]) {
      on(day);
      await fixture.tasks.settleDays();
      turns.push(await turn());
    }
    expect(turns).toEqual(["mia", "leo", "mia", "leo"]);
    expect(await comesIn(id, 4)).toMatchObject({ task: { memberIds: ["mia"] }, awarded: 1 });
    expect([await turn(), await fixture.streak("mia")]).toEqual(["leo", 1]);
    on(6);
    await fixture.tasks.settleDays();
    expect(await turn()).toBe("mia");
  });

  it("hands on at once what comes again some days after it was done, to whoever is next, and for good", async () => {
    const rotation = { order: "roundRobin" as const, memberIds: ["mia", "leo"] };
    const id = await fixture.add({ title: "Cat", memberIds: [], rotation, repeatAfterDays: 2 });
    const turns = async () => {
      const { members } = await fixture.tasks.board("routine", fixture.tasks.today());
      return members.flatMap(({ tasks }) => tasks.map(({ memberIds, due }) => [...memberIds, due]));
    };
    await fixture.tasks.pauses.add({ start: "2026-11-08", end: "2026-11-08", memberIds: ["leo"] });
    on(7);
    await fixture.tasks.settleDays();
    expect(await turns()).toEqual([["mia", "2026-11-02"]]);
    await comesIn(id, 3);
    expect(await turns()).toEqual([["leo", "2026-11-05"]]);
    on(8);
    await fixture.tasks.settleDays();
    on(9);
    expect(await turns()).toEqual([["leo", "2026-11-05"]]);
  });

  it("waits for a parent's word as any other, and has its stars on its own day", async () => {
    const id = await daily({ needsApproval: true, stars: 3 });
    on(6);
    expect(await comesIn(id, 4)).toMatchObject({ awarded: 0, task: { pendingApproval: true } });
    expect(fixture.tasks.approvals.waiting()).toMatchObject([
      { memberId: "mia", date: "2026-11-04", occurrence: "2026-11-04" },
    ]);
    expect(fixture.tasks.approvals.approve({ id })).toMatchObject({ awarded: 3, balance: 3 });
    const { entries } = fixture.stars.entries({ limit: 9 });
    expect(entries.map(({ date }) => date)).toEqual(["2026-11-04"]);
    expect((await fixture.column("mia", "2026-11-04")).streak).toBe(1);
  });

  it("of what a sibling did meanwhile gives nobody a second star", async () => {
    const id = await daily({ memberIds: ["mia", "leo"] });
    await fixture.close(id, "leo");
    on(4);
    expect(await refusal(() => comesIn(id, 2))).toEqual([409, "alreadyDone"]);
    expect(fixture.stars.balances()).toEqual({ mia: 0, leo: 1, mom: 0 });
  });

  it("counts for today where the phone's clock is fast", async () => {
    const id = await daily();
    expect(await comesIn(id, 3)).toMatchObject({ task: { due: "2026-11-02" }, awarded: 1 });
    expect(await fixture.streak("mia")).toBe(1);
  });

  it("longer than a week is refused with words of its own, on its last day it is not", async () => {
    const id = await daily();
    on(11);
    expect(await comesIn(id, 3)).toMatchObject({ awarded: 1 });
    expect(await refusal(() => comesIn(id, 2))).toEqual([400, "tooOld"]);
    expect(fixture.stars.balanceOf("mia")).toBe(1);
  });

  it("and was taken back there is open again, though both come in days later", async () => {
    const id = await daily();
    on(5);
    await comesIn(id, 3);
    const back = await fixture.tasks.reopen(
      "routine",
      { id, memberId: "mia", date: dayOf(3), offline: true },
      phoneCaller("mia"),
    );
    expect(back).toMatchObject({ awarded: -1, balance: 0 });
  });
});

describe("a clock that ran a month ahead while chores were ticked", () => {
  it("takes none of them off the board once it is set right", async () => {
    const [teeth, cat] = [
      await daily(),
      await fixture.add({ memberIds: ["mia"], repeatAfterDays: 2 }),
    ];
    await fixture.close(cat, "mia");
    fixture.clock.set("2026-12-05T16:00:00Z");
    await fixture.close(teeth, "mia");
    await fixture.close(cat, "mia");
    on(5);
    expect((await fixture.rows("mia")).toSorted()).toEqual(["Feed the cat", "Teeth"]);
    await fixture.close(teeth, "mia");
    await fixture.close(cat, "mia");
    on(7);
    expect((await fixture.rows("mia")).toSorted()).toEqual(["Feed the cat", "Teeth"]);
  });
});

describe("a chore that is done", () => {
  const back = async (id: string, caller = anonymousCaller, date?: string) =>
    fixture.tasks.reopen("routine", { id, memberId: "leo", date }, caller);

  it("is taken back by anyone on its day", async () => {
    const id = await daily();
    await fixture.close(id, "mia");
    expect(await back(id)).toMatchObject({ awarded: -1, balance: 0 });
  });

  it("is taken back by a parent alone once that day has ended, however long ago it was", async () => {
    const [teeth, once] = [await daily(), await fixture.add({ memberIds: ["mia"], stars: 2 })];
    await fixture.close(teeth, "mia");
    await fixture.close(once, "mia");
    on(3);
    expect(await refusal(() => back(teeth, anonymousCaller, dayOf(2)))).toEqual([
      401,
      "parentNeeded",
    ]);
    expect(await refusal(() => back(teeth, phoneCaller("leo"), dayOf(2)))).toEqual([
      403,
      "notParent",
    ]);
    on(20);
    expect(await refusal(() => back(once))).toEqual([401, "parentNeeded"]);
    expect(fixture.stars.balanceOf("mia")).toBe(3);
    expect(await back(once, phoneCaller("mom"))).toMatchObject({ awarded: -2, balance: 1 });
  });

  it("yesterday is no reason why today's, still open, couldn't be tapped by anyone", async () => {
    const id = await daily();
    await fixture.close(id, "mia");
    on(3);
    expect(await back(id)).toMatchObject({ awarded: 0, changed: false });
  });

  it("is no to-do: that is opened again by anyone at any time", async () => {
    const id = await fixture.add({ list: "todo", title: "Stamps" });
    await fixture.tasks.close("todo", { id, memberId: "mia" });
    on(5);
    const again = await fixture.tasks.reopen("todo", { id, memberId: "leo" }, anonymousCaller);
    expect(again).toMatchObject({ changed: true, task: { done: false } });
  });
});
