import { afterEach, beforeEach, expect, describe, it } from "vitest";
import type { TestBrowser } from "../../fixtures/http/test-browser.ts";
import { startTestServer, type TestServer } from "../../fixtures/server/test-server.ts";
import { openSettingsParent } from "../../fixtures/settings/connect-source.ts";
import { startTodoist, type TodoistService, todoistToken } from "../../fixtures/todoist/service.ts";

let server: TestServer;
let parent: TestBrowser;
let todoist: TodoistService;
beforeEach(async () => {
  todoist = await startTodoist(
    () => "2026-11-20",
    () => Date.parse("2026-11-20T12:00:00Z"),
  );
  const env = { MEMBER_PIN_MOM: "2468", TODOIST_URL: todoist.url };
  server = await startTestServer({ env });
  parent = await openSettingsParent(server);
});
afterEach(async () => {
  await server.close();
  await todoist.stop();
});

const values = {
  ...{ TODOIST_TOKEN: todoistToken, TODOIST_TODO_PROJECT: "p-todos" },
  TODOIST_ROUTINE_PROJECT: "p-chores",
};
const copy = () => parent.send("PUT", "/api/sources/tasks/todoist", { values, today: "copy" });
const write = (title: string) =>
  parent.send("POST", "/api/tasks", { title, list: "todo", memberIds: [] });
const inTodoist = (): string[] =>
  todoist.account
    .open(null)
    .map(({ content }) => content)
    .toSorted();

/** Lets Todoist wait with the answer of its first new task; resolves with what lets it go on. */
const holdFirst = async (): Promise<() => void> => {
  const { promise: held, resolve: isHeld } = Promise.withResolvers<void>();
  const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>();
  todoist.waitsFor(async ({ method, path }) => {
    if (method !== "POST" || path !== "/tasks") return;
    isHeld();
    await mayGoOn;
  });
  return held.then(() => goOn);
};

describe("while a copy into Todoist runs", () => {
  it("what the family adds, changes and deletes goes there too", async () => {
    const { id: stamps } = (await write("Buy stamps")).body;
    const { id: grandma } = (await write("Call Grandma")).body;
    const held = holdFirst();
    const copying = copy();
    const goOn = await held;
    expect((await write("Sweep the yard")).status).toBe(201);
    const changed = await parent.send("PATCH", `/api/tasks/${stamps}`, { title: "Buy ten stamps" });
    expect(changed.status).toBe(200);
    expect((await parent.send("DELETE", `/api/tasks/${grandma}`)).status).toBe(204);
    const restarted = server.nextRestart();
    goOn();
    expect((await copying).body).toEqual({ copied: 2, left: 0 });
    await restarted;
    expect(inTodoist()).toEqual(["Buy ten stamps", "Sweep the yard"]);
  });

  it("whatever was acknowledged up to the last moment is there, and the rest was refused", async () => {
    await write("Buy stamps");
    const held = holdFirst();
    const copying = copy();
    const goOn = await held;
    const restarted = server.nextRestart();
    const kept: string[] = ["Buy stamps"];
    goOn();
    for (let n = 0, isRefused = false; !isRefused; n += 1) {
      const title = `Errand ${n}`;
      const { status } = await write(title).catch(() => ({ status: 503 }));
      if (status === 201) kept.push(title);
      else isRefused = true;
    }
    expect((await copying).status).toBe(200);
    await restarted;
    expect(inTodoist()).toEqual(kept.toSorted());
    expect(kept.length).toBeGreaterThan(1);
  });

  it("writes are taken again where the last step fails, and Todoist has nothing of it", async () => {
    await write("Buy stamps");
    const held = holdFirst();
    const copying = copy();
    const goOn = await held;
    await write("Call Grandma");
    // The second pass meets an account that takes nothing any more.
    todoist.behave(({ method, path }) =>
      method === "POST" && path === "/tasks" ? "refuses" : "well",
    );
    goOn();
    expect((await copying).status).toBeGreaterThanOrEqual(400);
    expect(inTodoist()).toEqual([]);
    expect((await write("Sweep the yard")).status).toBe(201);
  });
});

describe("a chore or to-do whose answer from Todoist was lost", () => {
  it.each([
    { title: "Feed Minka", recurrence: "FREQ=DAILY", stars: 3, daypart: "morning" },
    {
      title: "Sweep",
      icon: "broom",
      recurrence: "FREQ=WEEKLY;BYDAY=MO,TH",
      notes: "Also the hall",
    },
    { title: "Polish", icon: "✨", recurrence: "INTERVAL=2;FREQ=WEEKLY" },
    { title: "Water the flowers", repeatAfterDays: 3, due: "2026-11-19" },
    { title: "Wash the car", due: "2026-11-28", stars: 0 },
    { title: "🎂 Bake a cake", list: "todo", due: "2026-11-21", notes: "Two layers\nwith cream " },
    { title: "Call  Grandma", list: "todo" },
  ])("is known again by what it says, and taken back: $title", async (task) => {
    const { status } = await parent.send("POST", "/api/tasks", { memberIds: [], ...task });
    expect(status).toBe(201);
    let arrived = 0;
    todoist.behave(({ method, path }) => {
      if (method !== "POST" || path !== "/tasks") return "well";
      arrived += 1;
      return "losesAnswer";
    });
    expect((await copy()).status).toBeGreaterThanOrEqual(500);
    expect([arrived, inTodoist()]).toEqual([1, []]);
  });
});
