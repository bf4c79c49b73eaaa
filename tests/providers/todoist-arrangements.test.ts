import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { TaskPatch } from "#contract/tasks-authoring.ts";
import { phoneCaller } from "../fixtures/tasks/task-fixture.ts";
import { openTodoistFixture, type TodoistFixture } from "../fixtures/todoist/todoist-fixture.ts";
import { refusal } from "../fixtures/http/refusal.ts";

const today = "2026-03-02";
const mom = phoneCaller("mom");
let home: TodoistFixture;
beforeEach(async () => {
  home = await openTodoistFixture({ at: `${today}T08:00:00Z`, keepMs: 0 });
});
afterEach(() => home.close());

/** A chore that somebody entered in Todoist, and what a parent arranges for it here. */
const add = async (patch: TaskPatch): Promise<string> => {
  const { id } = home.service.account.add({
    ...{ project_id: "p-chores", assignee_id: "u-mia", content: "Teeth" },
    ...{ due_string: "every day", due_date: today, labels: ["stars-3"] },
  });
  await home.house.tasks.change(id, patch, mom);
  return id;
};
const dueOf = (id: string): string | undefined => home.service.account.item(id)?.due?.date;
const { approve, reject } = {
  approve: async (id: string) => home.house.tasks.approvals.approve({ id }),
  reject: async (id: string) => home.house.tasks.approvals.reject({ id }),
};
const rows = async () => [await home.house.rows("mia"), await home.house.rows("leo")];

describe("a chore of Todoist's that needs a parent's approval", () => {
  it("is closed there at the tap and gives its stars when it is approved, also without the service", async () => {
    const id = await add({ needsApproval: true });
    expect(await home.house.close(id, "mia")).toMatchObject({
      ...{ awarded: 0, task: { done: true, pendingApproval: true } },
    });
    expect(dueOf(id)).toBe("2026-03-03");
    await home.service.stop();
    expect(await approve(id)).toMatchObject({ awarded: 3, balance: 3 });
    expect(await approve(id)).toMatchObject({ awarded: 0, balance: 3 });
    await home.service.resume();
  });

  it("is open there again when it is rejected", async () => {
    const id = await add({ needsApproval: true });
    await home.house.close(id, "mia");
    expect(await reject(id)).toMatchObject({ awarded: 0, task: { done: false } });
    expect(dueOf(id)).toBe(today);
    expect(await rows()).toEqual([["Teeth"], []]);
    expect(await reject(id)).toMatchObject({ changed: false });
    await home.house.close(id, "mia");
    expect(await approve(id)).toMatchObject({ awarded: 3, balance: 3 });
  });

  it("still waits when Todoist refuses to open it", async () => {
    const id = await add({ needsApproval: true });
    await home.house.close(id, "mia");
    home.service.behave(({ method }) => (method === "POST" ? "refuses" : "well"));
    expect(await refusal(() => reject(id))).toEqual([502, "sourceRefused"]);
    home.service.behave(() => "well");
    expect(dueOf(id)).toBe("2026-03-03");
    expect(await approve(id)).toMatchObject({ awarded: 3, balance: 3 });
  });

  it("rejected and approved at once has its stars or is open there, never both", async () => {
    for (let pair = 0; pair < 10; pair += 1) {
      const id = await add({ needsApproval: true });
      const before = home.house.stars.balanceOf("mia");
      await home.house.close(id, "mia");
      const [no, yes] = await Promise.all([refusal(() => reject(id)), refusal(() => approve(id))]);
      const given = home.house.stars.balanceOf("mia") - before;
      expect([yes === "was taken", no === "was taken"].filter(Boolean)).toHaveLength(1);
      expect([given, dueOf(id)]).toEqual(yes === "was taken" ? [3, "2026-03-03"] : [0, today]);
    }
  });

  it("of days ago is rejected here without opening what was done since", async () => {
    const id = await add({ needsApproval: true });
    await home.house.close(id, "mia");
    home.house.clock.set("2026-03-03T08:00:00Z");
    await home.house.close(id, "mia");
    expect(await reject(id)).toMatchObject({ task: { due: today, done: false } });
    expect(dueOf(id)).toBe("2026-03-04");
    expect(await home.house.rows("mia")).toEqual(["Teeth ✓"]);
  });
});

describe("a chore of Todoist's that goes around", () => {
  it("is whose turn it is, day after day", async () => {
    const id = await add({ rotation: { order: "roundRobin", memberIds: ["mia", "leo"] } });
    expect(await rows()).toEqual([["Teeth"], []]);
    await home.house.close(id, "mia");
    expect(await rows()).toEqual([["Teeth ✓"], []]);
    home.house.clock.set("2026-03-03T08:00:00Z");
    expect(await rows()).toEqual([[], ["Teeth"]]);
    home.house.restart();
    expect(await rows()).toEqual([[], ["Teeth"]]);
  });
});

describe("a pause", () => {
  it("rests Todoist's chores too", async () => {
    const id = await add({});
    await home.house.tasks.pauses.add({ start: today, end: "2026-03-04", memberIds: ["mia"] });
    expect(await rows()).toEqual([[], []]);
    home.house.clock.set("2026-03-05T08:00:00Z");
    expect(await rows()).toEqual([["Teeth"], []]);
    expect(await home.house.close(id, "mia")).toMatchObject({ awarded: 3 });
  });
});
