import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { phoneCaller } from "../fixtures/tasks/task-fixture.ts";
import { refusal } from "../fixtures/http/refusal.ts";
import { openTodoistFixture, type TodoistFixture } from "../fixtures/todoist/todoist-fixture.ts";
import type { TodoistRequest } from "../fixtures/todoist/service.ts";

const today = "2026-03-02";
let fixture: TodoistFixture;
beforeEach(async () => {
  fixture = await openTodoistFixture({ at: `${today}T08:00:00Z`, impatient: false });
});
afterEach(() => fixture.close());

const add = (): string =>
  fixture.service.account.add({
    ...{ project_id: "p-chores", assignee_id: "u-mia", content: "Teeth" },
    ...{ due_string: "every day", due_date: today },
  }).id;
const dueOf = (id: string): string | undefined => fixture.service.account.item(id)?.due?.date;
const isClose = ({ path }: TodoistRequest): boolean => path.endsWith("/close");
const recover = (): void => fixture.service.behave(() => "well");
const closes = (): number => fixture.service.asked.filter(isClose).length;
const stars = () => fixture.fixture.stars.balanceOf("mia");
const { close, reopen, row } = {
  close: (id: string, memberId = "mia") => fixture.fixture.close(id, memberId),
  reopen: (id: string) => fixture.fixture.reopen(id, "mia"),
  row: async (id: string) =>
    (await fixture.fixture.column("mia")).tasks.find((task) => task.id === id),
};

describe("a tap of which nobody knows what became", () => {
  /** Applies the write, loses the answer, and is unreachable afterwards. */
  const lose = (): void => {
    let isLost = false;
    fixture.service.behave((asked) => {
      if (isLost) return "breaks";
      isLost = isClose(asked) || (asked.method === "POST" && !asked.path.endsWith("/tasks"));
      return isLost ? "losesAnswer" : "well";
    });
  };

  it("is pending on every board, answered so again, and nobody else's to do", async () => {
    const id = add();
    await fixture.fixture.rows("mia");
    lose();
    expect(await fixture.passing(Promise.resolve(close(id)))).toMatchObject({
      ...{ task: { state: "pending", done: false }, awarded: 0, changed: true },
    });
    expect(await row(id)).toMatchObject({ state: "pending", done: false });
    expect(await close(id)).toMatchObject({ task: { state: "pending" }, changed: false });
    expect(await refusal(() => close(id, "leo"))).toEqual([409, "alreadyDone"]);
    expect(await refusal(() => reopen(id))).toEqual([409, "notSettled"]);
    expect([closes(), stars()]).toEqual([1, 0]);
  });

  it("is settled for its member and its day when the service is back, and announced", async () => {
    const id = add();
    await fixture.fixture.rows("mia");
    lose();
    await fixture.passing(Promise.resolve(close(id)));
    fixture.fixture.clock.advance(20 * 3_600_000);
    recover();
    await fixture.passing(fixture.settled());
    expect(fixture.announced).toEqual(["tasks", "stars"]);
    expect([closes(), stars(), dueOf(id)]).toEqual([1, 1, "2026-03-03"]);
    const { entries } = fixture.fixture.stars.entries({ limit: 9 });
    expect(entries).toMatchObject([{ memberId: "mia", delta: 1, date: today }]);
    expect((await fixture.fixture.column("mia", today)).starsToday).toBe(1);
  });

  it("is settled after the power was cut", async () => {
    const id = add();
    await fixture.fixture.rows("mia");
    lose();
    await fixture.passing(Promise.resolve(close(id)));
    await fixture.fixture.tasks.stop();
    fixture.fixture.restart();
    expect(await refusal(() => close(id, "leo"))).toEqual([409, "alreadyDone"]);
    recover();
    fixture.fixture.tasks.resume();
    await fixture.passing(fixture.settled());
    expect([closes(), stars(), dueOf(id)]).toEqual([1, 1, "2026-03-03"]);
  });

  it("is brought again until the next day has ended, and then given up", async () => {
    const id = add();
    await fixture.fixture.rows("mia");
    let isBroken = false;
    fixture.service.behave((asked) => {
      isBroken ||= isClose(asked);
      return isBroken ? "breaks" : "well";
    });
    expect(await fixture.passing(Promise.resolve(close(id)))).toMatchObject({
      task: { state: "pending" },
    });
    fixture.service.behave(({ method }) => (method === "GET" ? "well" : "breaks"));
    fixture.fixture.clock.set("2026-03-03T23:00:00Z");
    const before = closes();
    while (closes() < before + 2) {
      fixture.pass();
      await new Promise((soon) => setImmediate(soon));
    }
    fixture.fixture.clock.set("2026-03-04T00:00:00Z");
    await fixture.passing(fixture.settled());
    expect([stars(), dueOf(id), fixture.announced]).toEqual([0, today, ["tasks", "stars"]]);
  });

  it("is settled once the house can read it again", async () => {
    const id = add();
    await fixture.fixture.rows("mia");
    lose();
    await fixture.passing(Promise.resolve(close(id)));
    const { db } = fixture.fixture;
    const snapshot = db.prepare("SELECT snapshot FROM task_outbox").pluck().get();
    const write = db.prepare("UPDATE task_outbox SET snapshot = ?");
    write.run("{}");
    while (fixture.waits() > 0) {
      fixture.pass();
      await new Promise((soon) => setImmediate(soon));
    }
    write.run(snapshot);
    recover();
    fixture.fixture.tasks.resume();
    await fixture.passing(fixture.settled());
    expect([closes(), stars()]).toEqual([1, 1]);
  });

  it("that waited on a phone for days is brought until the day after it came in has ended", async () => {
    const id = add();
    fixture.fixture.clock.set("2026-03-08T08:00:00Z");
    await fixture.fixture.rows("mia");
    let isBroken = false;
    fixture.service.behave((asked) => {
      isBroken ||= isClose(asked);
      return isBroken ? "breaks" : "well";
    });
    const late = { id, memberId: "mia", date: today, offline: true };
    const tap = Promise.resolve(fixture.fixture.tasks.close("routine", late));
    expect(await fixture.passing(tap)).toMatchObject({ task: { state: "pending" } });
    fixture.fixture.clock.set("2026-03-09T20:00:00Z");
    recover();
    await fixture.passing(fixture.settled());
    expect([closes() > 1, stars()]).toEqual([true, 1]);
    const { entries } = fixture.fixture.stars.entries({ limit: 9 });
    expect(entries).toMatchObject([{ memberId: "mia", delta: 1, date: today }]);
  });

  it("to say not yet to what is done there, given up in the end, leaves it to a parent to decide again", async () => {
    const id = add();
    await fixture.fixture.tasks.change(id, { needsApproval: true }, phoneCaller("mom"));
    await close(id);
    const { approve, reject, waiting } = fixture.fixture.tasks.approvals;
    const isOpening = ({ method, path }: TodoistRequest) =>
      method === "POST" && path === `/tasks/${id}`;
    let isBroken = false;
    fixture.service.behave((asked) => {
      isBroken ||= isOpening(asked);
      return isBroken ? "breaks" : "well";
    });
    expect(await fixture.passing(Promise.resolve(reject({ id })))).toMatchObject({
      task: { state: "pending", done: true },
    });
    expect(waiting()).toEqual([]);
    expect(await refusal(() => reject({ id }))).toEqual([409, "notSettled"]);
    fixture.fixture.clock.set("2026-03-04T00:00:00Z");
    fixture.service.behave(({ method }) => (method === "GET" ? "well" : "breaks"));
    await fixture.passing(fixture.settled());
    expect(waiting()).toMatchObject([{ memberId: "mia", date: today }]);
    expect(approve({ id })).toMatchObject({ awarded: 1, balance: 1 });
  });

  it("to open it again is pending too, and settled once", async () => {
    const id = add();
    await close(id);
    lose();
    expect(await fixture.passing(Promise.resolve(reopen(id)))).toMatchObject({
      task: { state: "pending", done: true },
      awarded: 0,
    });
    expect(await refusal(() => close(id))).toEqual([409, "notSettled"]);
    expect(await reopen(id)).toMatchObject({ task: { state: "pending" }, changed: false });
    expect([stars(), await row(id)]).toMatchObject([1, { state: "pending", done: true }]);
    recover();
    await fixture.passing(fixture.settled());
    expect([stars(), dueOf(id)]).toEqual([0, today]);
  });
});
