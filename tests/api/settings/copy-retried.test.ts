import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { mealieToken, startMealie } from "../../fixtures/mealie/service.ts";
import { holdsTask, openKillableHouse, writeInHouse } from "../../fixtures/settings/killed-copy.ts";
import { startTodoist, type TodoistService, todoistToken } from "../../fixtures/todoist/service.ts";

let house: ReturnType<typeof openKillableHouse>;
let todoist: TodoistService;
const ends: (() => Promise<unknown>)[] = [];
beforeEach(async () => {
  house = openKillableHouse();
  const at = Date.now();
  const today = (): string => new Date(at).toISOString().slice(0, 10);
  todoist = await startTodoist(today, () => at);
  ends.push(() => todoist.stop());
});
afterEach(async () => {
  await house.end();
  for (const end of ends.splice(0)) await end();
});

const copyIntoTodoist = () => {
  const values = {
    ...{ TODOIST_TOKEN: todoist.token, TODOIST_TODO_PROJECT: "p-todos" },
    TODOIST_ROUTINE_PROJECT: "p-chores",
  };
  return {
    ...{ source: "tasks/todoist", asked: { values, today: "copy" } },
    ...{ env: { TODOIST_URL: todoist.url }, hold: holdsTask(todoist) },
  };
};
const inTodoist = (): string[] =>
  todoist.account
    .open(null)
    .map(({ content }) => content)
    .toSorted();
const todo = (title: string) => ({ title, list: "todo", memberIds: [] });

describe("the next try of a copy that was cut off", () => {
  it("takes out of Todoist what the house has closed or deleted since", async () => {
    const copy = copyIntoTodoist();
    let parent = await house.start(copy.env);
    const ids: string[] = [];
    for (const title of ["Buy stamps", "Call Grandma", "Sweep the yard", "Pack the bag"])
      ids.push(await writeInHouse(parent, "/api/tasks", todo(title)));
    // The third is begun, and its answer never comes.
    parent = await house.killWhileHeld(parent, copy, 3);
    expect(inTodoist()).toEqual(["Buy stamps", "Call Grandma", "Sweep the yard"]);
    todoist.behave(() => "well");
    const [stamps = "", grandma = "", yard = ""] = ids;
    const closed = await parent.send("POST", `/api/tasks/${stamps}/close`, { memberId: "mom" });
    expect(closed.status).toBe(200);
    for (const id of [grandma, yard])
      expect((await parent.send("DELETE", `/api/tasks/${id}`)).status).toBe(204);
    const used = await parent.send("PUT", "/api/sources/tasks/todoist", copy.asked);
    expect([used.status, used.body]).toEqual([200, { copied: 1, left: 0 }]);
    expect(inTodoist()).toEqual(["Pack the bag"]);
  });

  it("leaves alone what somebody added under the same name in between", async () => {
    const copy = copyIntoTodoist();
    let parent = await house.start(copy.env);
    await writeInHouse(parent, "/api/tasks", todo("Buy stamps"));
    todoist.behave(({ method }) => (method === "POST" ? "hangs" : "well"));
    parent = await house.killWhileHeld(parent, copy, 1);
    // What was begun is lost there, and Mom wrote another one by hand.
    for (const { id } of todoist.account.open(null)) todoist.account.remove(id);
    const byHand = { content: "Buy stamps", description: "Ten, for the cards" };
    todoist.account.add({ ...byHand, project_id: "p-todos" });
    todoist.behave(() => "well");
    const used = await parent.send("PUT", "/api/sources/tasks/todoist", copy.asked);
    expect([used.status, used.body]).toEqual([200, { copied: 1, left: 0 }]);
    const there = todoist.account.open(null).map(({ description }) => description);
    expect(there.toSorted()).toEqual(["", byHand.description]);
  });

  it("goes on with a renewed token of the same account", async () => {
    const copy = copyIntoTodoist();
    let parent = await house.start(copy.env);
    const titles = ["Buy stamps", "Call Grandma", "Sweep the yard"];
    for (const title of titles) await writeInHouse(parent, "/api/tasks", todo(title));
    parent = await house.killWhileHeld(parent, copy, 3);
    todoist.behave(() => "well");
    todoist.token = `${todoistToken}-anew`;
    const used = await parent.send("PUT", "/api/sources/tasks/todoist", copyIntoTodoist().asked);
    expect([used.status, used.body]).toEqual([200, { copied: 3, left: 0 }]);
    expect(inTodoist()).toEqual(titles);
  });

  it("goes on after a backup was restored, with what the house has now", async () => {
    const copy = copyIntoTodoist();
    let parent = await house.start(copy.env);
    await writeInHouse(parent, "/api/tasks", todo("Buy stamps"));
    const { body: backup } = await parent.send("POST", "/api/backups", {});
    await writeInHouse(parent, "/api/tasks", todo("Call Grandma"));
    parent = await house.killWhileHeld(parent, copy, 2);
    todoist.behave(() => "well");
    const restored = await parent.send("POST", `/api/backups/${backup.name}/restore`, {});
    expect(restored.status).toBe(200);
    await house.kill();
    parent = await house.start(copy.env);
    const used = await parent.send("PUT", "/api/sources/tasks/todoist", copy.asked);
    expect([used.status, used.body]).toEqual([200, { copied: 1, left: 0 }]);
    expect(inTodoist()).toEqual(["Buy stamps"]);
  });

  it("takes out of Mealie what was deleted, and leaves a recipe that somebody wrote by hand", async () => {
    const mealie = await startMealie(Date.now);
    ends.push(() => mealie.stop());
    let parent = await house.start();
    const recipe = { title: "Pancakes", ingredients: ["500 ml milk"], steps: ["Fry them."] };
    const goneId = await writeInHouse(parent, "/api/recipes", { ...recipe, title: "Soup" });
    await writeInHouse(parent, "/api/recipes", recipe);
    let writes = 0;
    const hold = (n: number): Promise<void> =>
      new Promise((done) => {
        mealie.behave({
          holds: ({ method }) => {
            if (method !== "GET") writes += 1;
            if (writes !== n) return false;
            done();
            return true;
          },
        });
      });
    const values = { MEALIE_URL: mealie.url, MEALIE_TOKEN: mealieToken };
    const asked = { values, thisMachine: true, today: "copy" };
    // Soup is whole; of Pancakes there is the title alone.
    parent = await house.killWhileHeld(parent, { source: "meals/mealie", asked, hold }, 3);
    mealie.behave("well");
    const { cookbook } = mealie.kitchen;
    expect(cookbook.recipes.map(({ name }) => name).toSorted()).toEqual(["Pancakes", "Soup"]);
    cookbook.add({ title: "Pancakes (1)", ingredients: ["3 eggs"], steps: ["As Grandma does."] });
    expect((await parent.send("DELETE", `/api/recipes/${goneId}`)).status).toBe(204);
    const used = await parent.send("PUT", "/api/sources/meals/mealie", asked);
    expect([used.status, used.body]).toEqual([200, { copied: 1, left: 0 }]);
    const there = cookbook.recipes.map(({ name, recipeInstructions }) => [
      ...[name, recipeInstructions[0]?.text],
    ]);
    expect(there.toSorted()).toEqual([
      ["Pancakes (1)", "As Grandma does."],
      ["Pancakes", "Fry them."],
    ]);
  });
});
