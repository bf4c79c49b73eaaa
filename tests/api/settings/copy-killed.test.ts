import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { mealieToken, startMealie } from "../../fixtures/mealie/service.ts";
import {
  holdsTask,
  openKillableHouse,
  writeInHouse as write,
} from "../../fixtures/settings/killed-copy.ts";
import { startTodoist, todoistToken } from "../../fixtures/todoist/service.ts";

let house: ReturnType<typeof openKillableHouse>;
const ends: (() => Promise<unknown>)[] = [];
beforeEach(() => {
  house = openKillableHouse();
});
afterEach(async () => {
  await house.end();
  for (const end of ends.splice(0)) await end();
});

describe("a copy into another source that kill -9 cuts off", () => {
  it("goes on with the next try: Todoist has each chore once, whichever answer was lost", async () => {
    const at = Date.now();
    const todoist = await startTodoist(
      () => new Date(at).toISOString().slice(0, 10),
      () => at,
    );
    ends.push(() => todoist.stop());
    const env = { TODOIST_URL: todoist.url };
    let parent = await house.start(env);
    // One that the family has there already, and that is the copy of nothing.
    todoist.account.add({ content: "Buy stamps", project_id: "p-todos" });
    const titles = ["Feed Minka", "🎂 Bake a cake", "Water the flowers", "Set the table"];
    for (const title of titles)
      await write(parent, "/api/tasks", { title, memberIds: [], recurrence: "FREQ=DAILY" });
    await write(parent, "/api/tasks", { title: "Buy stamps", list: "todo", memberIds: [] });
    const values = {
      ...{ TODOIST_TOKEN: todoistToken, TODOIST_TODO_PROJECT: "p-todos" },
      TODOIST_ROUTINE_PROJECT: "p-chores",
    };
    const hold = holdsTask(todoist);
    const copy = { source: "tasks/todoist", asked: { values, today: "copy" }, env, hold };
    for (const n of [2, 1]) parent = await house.killWhileHeld(parent, copy, n);
    todoist.behave(() => "well");
    const used = await parent.send("PUT", "/api/sources/tasks/todoist", copy.asked);
    expect([used.status, used.body]).toEqual([200, { copied: 5, left: 0 }]);
    const there = todoist.account.open(null).map(({ content }) => content);
    expect(there.toSorted()).toEqual(["Buy stamps", "Buy stamps", ...titles].toSorted());
  });

  it("leaves no half recipe in Mealie, and plans and buys each thing once", async () => {
    const mealie = await startMealie(Date.now);
    ends.push(() => mealie.stop());
    let parent = await house.start();
    const recipe = { title: "Pancakes", ingredients: ["500 ml milk"], steps: ["Fry them."] };
    const recipeId = await write(parent, "/api/recipes", recipe);
    const day = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    await write(parent, `/api/mealplan/${day}/dinner`, { recipeId });
    await write(parent, "/api/grocery", { name: "Flour", amount: "1 kg" });
    const values = { MEALIE_URL: mealie.url, MEALIE_TOKEN: mealieToken };
    const hold = (n: number): Promise<void> =>
      new Promise((done) => {
        let writes = 0;
        mealie.behave({
          holds: ({ method }) => {
            // What an earlier run left half is removed before anything is written.
            if (method !== "GET" && method !== "DELETE") writes += 1;
            if (writes !== n) return false;
            done();
            return true;
          },
        });
      });
    const asked = { values, thisMachine: true, today: "copy" };
    const copy = { source: "meals/mealie", asked, hold };
    // A recipe of its title alone, a whole one, a meal, an item.
    for (const n of [1, 2, 1, 1]) parent = await house.killWhileHeld(parent, copy, n);
    mealie.behave("well");
    const used = await parent.send("PUT", "/api/sources/meals/mealie", copy.asked);
    expect([used.status, used.body]).toEqual([200, { copied: 3, left: 0 }]);
    expect(mealie.faults).toEqual([]);
    const { cookbook, lists, items, planned } = mealie.kitchen;
    expect(
      cookbook.recipes.map(({ name, recipeInstructions }) => [
        name,
        recipeInstructions.map(({ text }) => text),
      ]),
    ).toEqual([["Pancakes", ["Fry them."]]]);
    expect(planned(day, day).map((one) => one.recipeId)).toEqual([cookbook.recipes[0]?.id]);
    expect(items(lists[0]?.id ?? "").map(({ note }) => note)).toEqual(["1 kg Flour"]);
  });

  it("knows what it had begun after another source was connected, and writes anew what changed since", async () => {
    const at = Date.now();
    const todoist = await startTodoist(
      () => new Date(at).toISOString().slice(0, 10),
      () => at,
    );
    const mealie = await startMealie(Date.now);
    ends.push(
      () => todoist.stop(),
      () => mealie.stop(),
    );
    const env = { TODOIST_URL: todoist.url };
    let parent = await house.start(env);
    const stamps = { title: "Buy stamps", list: "todo", memberIds: [] };
    const id = await write(parent, "/api/tasks", stamps);
    await write(parent, "/api/tasks", { ...stamps, title: "Call Grandma" });
    const values = {
      ...{ TODOIST_TOKEN: todoistToken, TODOIST_TODO_PROJECT: "p-todos" },
      TODOIST_ROUTINE_PROJECT: "p-chores",
    };
    const hold = holdsTask(todoist);
    const copy = { source: "tasks/todoist", asked: { values, today: "copy" }, env, hold };
    parent = await house.killWhileHeld(parent, copy, 2);
    todoist.behave(() => "well");
    const meals = { MEALIE_URL: mealie.url, MEALIE_TOKEN: mealieToken };
    const asked = { values: meals, thisMachine: true, today: "copy" };
    expect((await parent.send("PUT", "/api/sources/meals/mealie", asked)).status).toBe(200);
    await house.kill();
    parent = await house.start(env);
    const changed = await parent.send("PATCH", `/api/tasks/${id}`, { title: "Buy ten stamps" });
    expect(changed.status).toBeLessThan(300);
    const used = await parent.send("PUT", "/api/sources/tasks/todoist", copy.asked);
    expect([used.status, used.body]).toEqual([200, { copied: 2, left: 0 }]);
    const there = todoist.account.open(null).map(({ content }) => content);
    expect(there.toSorted()).toEqual(["Buy ten stamps", "Call Grandma"]);
  });
});
