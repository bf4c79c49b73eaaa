import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type TaskFixture, openTaskFixture } from "#tests/fixtures/tasks/task-fixture.ts";
import { refusal } from "#tests/fixtures/http/refusal.ts";

let fixture: TaskFixture;
beforeEach(() => {
  fixture = openTaskFixture({ at: "2026-11-02T16:00:00Z" });
});
afterEach(() => fixture.tearDown());

const on = (day: number): void =>
  fixture.clock.set(`2026-11-${String(day).padStart(2, "0")}T16:00:00Z`);
const tidyRoom = () =>
  fixture.add({
    ...{ title: "Tidy the room", memberIds: ["mia"], stars: 3 },
    ...{ recurrence: "FREQ=DAILY", needsApproval: true },
  });
const approve = async (id: string, occurrence?: string) =>
  fixture.tasks.approvals.approve({ id, occurrence });
const reject = async (id: string, occurrence?: string) =>
  fixture.tasks.approvals.reject({ id, occurrence });
const waiting = () =>
  fixture.tasks.approvals.waiting().map(({ memberId, occurrence }) => `${memberId} ${occurrence}`);
const stars = () => fixture.stars.balanceOf("mia");

describe("a chore that needs a parent's approval", () => {
  it("is done without stars until a parent approves it, and then has them once", async () => {
    const id = await tidyRoom();
    expect(await fixture.close(id, "mia")).toMatchObject({
      task: { done: true, needsApproval: true, pendingApproval: true },
      ...{ awarded: 0, balance: 0, changed: true },
    });
    expect((await fixture.column("mia")).tasks).toMatchObject([
      { done: true, pendingApproval: true },
    ]);
    expect(fixture.tasks.approvals.waiting()).toMatchObject([
      {
        ...{ memberId: "mia", date: "2026-11-02", occurrence: "2026-11-02" },
        ...{ closedAt: "2026-11-02T16:00:00.000Z", task: { id, stars: 3, pendingApproval: true } },
      },
    ]);
    expect(await approve(id)).toMatchObject({ awarded: 3, balance: 3, changed: true });
    expect(await approve(id)).toMatchObject({ awarded: 0, balance: 3, changed: false });
    const [row] = (await fixture.column("mia")).tasks;
    expect([row?.done, row?.pendingApproval]).toEqual([true, undefined]);
    expect(waiting()).toEqual([]);
  });

  it("tapped twice waits once", async () => {
    const id = await tidyRoom();
    await fixture.close(id, "mia");
    expect(await fixture.close(id, "mia")).toMatchObject({
      ...{ awarded: 0, changed: false, task: { pendingApproval: true } },
    });
    expect(waiting()).toEqual(["mia 2026-11-02"]);
    expect(await refusal(() => fixture.close(id, "leo"))).toEqual([409, "alreadyDone"]);
  });

  it("gives its stars at once when a parent closes it", async () => {
    const id = await tidyRoom();
    const closed = await fixture.tasks.close("routine", { id, memberId: "mia", byParent: true });
    expect(closed).toMatchObject({ awarded: 3, balance: 3 });
    expect(closed.task.pendingApproval).toBeUndefined();
    expect(waiting()).toEqual([]);
    expect(await refusal(() => approve(id))).toEqual([409, "notWaiting"]);
  });

  it("is open again, for no stars, when a parent rejects it, and can be done anew", async () => {
    const id = await tidyRoom();
    await fixture.close(id, "mia");
    expect(await reject(id)).toMatchObject({
      ...{ task: { done: false }, awarded: 0, balance: 0, changed: true },
    });
    expect(await reject(id)).toMatchObject({ awarded: 0, changed: false });
    expect(await refusal(() => approve(id))).toEqual([409, "alreadyRejected"]);
    expect(await fixture.rows("mia")).toEqual(["Tidy the room"]);
    await fixture.close(id, "mia");
    expect(await approve(id)).toMatchObject({ awarded: 3, balance: 3 });
  });

  it("can't be rejected once it is approved; opening it again takes its stars", async () => {
    const id = await tidyRoom();
    await fixture.close(id, "mia");
    await approve(id);
    expect(await refusal(() => reject(id))).toEqual([409, "alreadyApproved"]);
    expect(await fixture.reopen(id, "mia")).toMatchObject({ awarded: -3, balance: 0 });
    expect(await refusal(() => approve(id))).toEqual([409, "notWaiting"]);
    expect(await refusal(() => reject(id))).toEqual([409, "notWaiting"]);
  });

  it("taken back by the child waits no more", async () => {
    const id = await tidyRoom();
    await fixture.close(id, "mia");
    expect(await fixture.reopen(id, "mia")).toMatchObject({ awarded: 0, changed: true });
    expect(waiting()).toEqual([]);
    expect(await refusal(() => approve(id))).toEqual([409, "notWaiting"]);
    expect(stars()).toBe(0);
  });

  it("waits for days, and each day is decided by its own name", async () => {
    const id = await tidyRoom();
    for (const day of [2, 3, 4]) {
      on(day);
      await fixture.close(id, "mia");
    }
    on(9);
    expect(waiting()).toEqual(["mia 2026-11-02", "mia 2026-11-03", "mia 2026-11-04"]);
    expect(await approve(id, "2026-11-03")).toMatchObject({ task: { due: "2026-11-03" } });
    expect(await reject(id, "2026-11-04")).toMatchObject({ task: { due: "2026-11-04" } });
    expect(await approve(id)).toMatchObject({ task: { due: "2026-11-02" }, balance: 6 });
    expect(waiting()).toEqual([]);
    expect(fixture.stars.entries({ limit: 9 }).entries.map(({ date }) => date)).toEqual([
      "2026-11-02",
      "2026-11-03",
    ]);
    expect(await refusal(() => approve(id, "2026-11-05"))).toEqual([409, "notWaiting"]);
  });

  it("keeps what it was worth when it was done, also when it is deleted meanwhile", async () => {
    const id = await tidyRoom();
    await fixture.close(id, "mia");
    fixture.source.remove(id);
    expect(await approve(id)).toMatchObject({ awarded: 3, balance: 3 });
    expect(await refusal(() => approve("nothing"))).toEqual([404, "notFound"]);
    expect(await refusal(() => reject("__proto__"))).toEqual([404, "notFound"]);
  });

  it("counts for the streak while it waits, and doesn't when it is rejected later", async () => {
    const id = await tidyRoom();
    for (const day of [2, 3, 4]) {
      on(day);
      await fixture.close(id, "mia");
    }
    on(5);
    expect(await fixture.streak("mia")).toBe(3);
    await reject(id, "2026-11-03");
    expect(await fixture.streak("mia")).toBe(1);
    await approve(id, "2026-11-02");
    expect(await fixture.streak("mia")).toBe(1);
  });

  it("still waits after the machine went off and on", async () => {
    const id = await tidyRoom();
    await fixture.close(id, "mia");
    fixture.restart();
    expect(waiting()).toEqual(["mia 2026-11-02"]);
    expect(await approve(id)).toMatchObject({ awarded: 3 });
  });
});

const step = fc.record({
  does: fc.constantFrom("close", "close as a parent", "reopen", "approve", "reject", "sleep"),
  day: fc.nat(2),
});

describe("whatever children and parents tap, in whatever order", () => {
  it(
    "an approved chore has its stars once, and any other has none",
    { timeout: 60_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
          // A run that failed left its transaction open.
          if (fixture.db.inTransaction) fixture.db.exec("ROLLBACK");
          fixture.db.exec("BEGIN");
          const id = await tidyRoom();
          const atFirst = stars();
          // The test's own record of each day's state.
          const book = new Map<string, "waits" | "approved" | "a parent's" | "rejected">();
          /** The days on which a parent did themselves what they had rejected: taken back, it is rejected as before. */
          const rejectedBefore = new Set<string>();
          for (const { does, day } of steps) {
            if (does === "sleep") {
              fixture.clock.advance(86_400_000);
              continue;
            }
            const today = fixture.tasks.today();
            const named = new Date(fixture.clock.now() - day * 86_400_000)
              .toISOString()
              .slice(0, 10);
            const outcome = await refusal(() => {
              if (does === "approve") return approve(id, named);
              if (does === "reject") return reject(id, named);
              if (does === "reopen") return fixture.reopen(id, "mia");
              const byParent = does === "close as a parent";
              return fixture.tasks.close("routine", { id, memberId: "mia", byParent });
            });
            const was = does === "approve" || does === "reject" ? book.get(named) : book.get(today);
            if (does === "approve") {
              expect(outcome === "was taken").toBe(was === "waits" || was === "approved");
              if (was === "waits") book.set(named, "approved");
            } else if (does === "reject") {
              expect(outcome === "was taken").toBe(was === "waits" || was === "rejected");
              if (was === "waits") book.set(named, "rejected");
            } else if (does === "reopen") {
              if (was === "a parent's" && rejectedBefore.has(today)) book.set(today, "rejected");
              else if (was !== "rejected") book.delete(today);
            } else if (was === undefined || was === "rejected") {
              book.set(today, does === "close" ? "waits" : "a parent's");
              if (was === "rejected" && does !== "close") rejectedBefore.add(today);
              else rejectedBefore.delete(today);
            }
            const given = [...book.values()].filter((state) => /approved|parent/.test(state));
            expect(stars(), `${does} on ${today}`).toBe(atFirst + given.length * 3);
          }
          fixture.db.exec("COMMIT");
          fixture.clock.advance(7 * 86_400_000);
        }),
        { numRuns: 100 },
      );
    },
  );
});
