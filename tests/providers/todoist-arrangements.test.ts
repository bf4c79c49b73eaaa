import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { TaskPatch } from "#contract/tasks-authoring.ts";
import { phoneCaller } from "../fixtures/tasks/task-fixture.ts";
import { openTodoistFixture, type TodoistFixture } from "../fixtures/todoist/todoist-fixture.ts";
import { refusal } from "../fixtures/http/refusal.ts";

const today = "2026-03-02";
const mom = phoneCaller("mom");
let fixture: TodoistFixture;
beforeEach(async () => {
  fixture = await openTodoistFixture({ at: `${today}T08:00:00Z`, keepMs: 0 });
});
afterEach(() => fixture.close());

/** Adds a chore in Todoist, and what a parent sets for it here. */
const add = async (patch: TaskPatch): Promise<string> => {
  const { id } = fixture.service.account.add({
    ...{ project_id: "p-chores", assignee_id: "u-mia", content: "Teeth" },
    ...{ due_string: "every day", due_date: today, labels: ["stars-3"] },
  });
  await fixture.fixture.tasks.change(id, patch, mom);
  return id;
};
const dueOf = (id: string): string | undefined => fixture.service.account.item(id)?.due?.date;
const { approve, reject } = {
  approve: async (id: string) => fixture.fixture.tasks.approvals.approve({ id }),
  reject: async (id: string) => fixture.fixture.tasks.approvals.reject({ id }),
};
const rows = async () => [await fixture.fixture.rows("mia"), await fixture.fixture.rows("leo")];

describe("a chore of Todoist's that needs a parent's approval", () => {
  it("is closed there at the tap and gives its stars when it is approved, also without the service", async () => {
    const id = await add({ needsApproval: true });
    expect(await fixture.fixture.close(id, "mia")).toMatchObject({
      ...{ awarded: 0, task: { done: true, pendingApproval: true } },
    });
    expect(dueOf(id)).toBe("2026-03-03");
    await fixture.service.stop();
    expect(await approve(id)).toMatchObject({ awarded: 3, balance: 3 });
    expect(await approve(id)).toMatchObject({ awarded: 0, balance: 3 });
    await fixture.service.resume();
  });

  it("is open there again when it is rejected", async () => {
    const id = await add({ needsApproval: true });
    await fixture.fixture.close(id, "mia");
    expect(await reject(id)).toMatchObject({ awarded: 0, task: { done: false } });
    expect(dueOf(id)).toBe(today);
    expect(await rows()).toEqual([["Teeth"], []]);
    expect(await reject(id)).toMatchObject({ changed: false });
    await fixture.fixture.close(id, "mia");
    expect(await approve(id)).toMatchObject({ awarded: 3, balance: 3 });
  });

  it("still waits when Todoist refuses to open it", async () => {
    const id = await add({ needsApproval: true });
    await fixture.fixture.close(id, "mia");
    fixture.service.behave(({ method }) => (method === "POST" ? "refuses" : "well"));
    expect(await refusal(() => reject(id))).toEqual([502, "sourceRefused"]);
    fixture.service.behave(() => "well");
    expect(dueOf(id)).toBe("2026-03-03");
    expect(await approve(id)).toMatchObject({ awarded: 3, balance: 3 });
  });

  it("rejected and approved at once has its stars or is open there, never both", async () => {
    for (let pair = 0; pair < 10; pair += 1) {
      const id = await add({ needsApproval: true });
      const before = fixture.fixture.stars.balanceOf("mia");
      await fixture.fixture.close(id, "mia");
      const [no, yes] = await Promise.all([refusal(() => reject(id)), refusal(() => approve(id))]);
      const given = fixture.fixture.stars.balanceOf("mia") - before;
      expect([yes === "was taken", no === "was taken"].filter(Boolean)).toHaveLength(1);
      expect([given, dueOf(id)]).toEqual(yes === "was taken" ? [3, "2026-03-03"] : [0, today]);
    }
  });

  it("of days ago is rejected here without opening what was done since", async () => {
    const id = await add({ needsApproval: true });
    await fixture.fixture.close(id, "mia");
    fixture.fixture.clock.set("2026-03-03T08:00:00Z");
    await fixture.fixture.close(id, "mia");
    expect(await reject(id)).toMatchObject({ task: { due: today, done: false } });
    expect(dueOf(id)).toBe("2026-03-04");
    expect(await fixture.fixture.rows("mia")).toEqual(["Teeth ✓"]);
  });
});

describe("a chore of Todoist's that goes around", () => {
  it("is whose turn it is, day after day", async () => {
    const id = await add({ rotation: { order: "roundRobin", memberIds: ["mia", "leo"] } });
    expect(await rows()).toEqual([["Teeth"], []]);
    await fixture.fixture.close(id, "mia");
    expect(await rows()).toEqual([["Teeth ✓"], []]);
    fixture.fixture.clock.set("2026-03-03T08:00:00Z");
    expect(await rows()).toEqual([[], ["Teeth"]]);
    fixture.fixture.restart();
    expect(await rows()).toEqual([[], ["Teeth"]]);
  });
});

describe("a pause", () => {
  it("rests Todoist's chores too", async () => {
    const id = await add({});
    await fixture.fixture.tasks.pauses.add({ start: today, end: "2026-03-04", memberIds: ["mia"] });
    expect(await rows()).toEqual([[], []]);
    fixture.fixture.clock.set("2026-03-05T08:00:00Z");
    expect(await rows()).toEqual([["Teeth"], []]);
    expect(await fixture.fixture.close(id, "mia")).toMatchObject({ awarded: 3 });
  });
});
