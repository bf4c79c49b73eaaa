import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTestBrowser, type TestBrowser } from "../../fixtures/http/test-browser.ts";
import { type TestServer, startTestServer } from "../../fixtures/server/test-server.ts";
import {
  forgetAndRestart,
  openSettingsParent,
  testConnection,
  connectAndRestart,
} from "../../fixtures/settings/connect-source.ts";
import { startTodoist, todoistToken, type TodoistService } from "../../fixtures/todoist/service.ts";

const at = "2026-11-20T16:42:00Z";
const source = "tasks/todoist";
const chosen = {
  TODOIST_TOKEN: todoistToken,
  TODOIST_TODO_PROJECT: "p-todos",
  TODOIST_ROUTINE_PROJECT: "p-chores",
};
let todoist: TodoistService;
let server: TestServer;
let parent: TestBrowser;
beforeEach(async () => {
  todoist = await startTodoist(
    () => at.slice(0, 10),
    () => Date.parse(at),
  );
  server = await startTestServer({
    ...{ at, env: { MEMBER_PIN_MOM: "2468", TODOIST_URL: todoist.url } },
  });
  parent = await openSettingsParent(server);
});
afterEach(async () => {
  await server.close();
  await todoist.stop();
});

const connections = (): Record<string, unknown> =>
  JSON.parse(readFileSync(join(server.configDir, "connections.json"), "utf8"));
const boardOf = async (): Promise<string> =>
  JSON.stringify((await parent.get("/api/board/routine")).body);

describe("Todoist on a screen", () => {
  it("is tested without being kept: whose account it is, its projects and its people", async () => {
    const { status, body } = await testConnection(parent, source, { TODOIST_TOKEN: todoistToken });
    expect(status).toBe(200);
    expect(body).toMatchObject({ account: "Mom", missing: [] });
    expect(body.found).toEqual([
      { en: "3 projects", de: "3 Projekte" },
      { en: "3 people", de: "3 Personen" },
    ]);
    expect(body.choices.TODOIST_TODO_PROJECT.map(({ label }: { label: string }) => label)).toEqual([
      ...["Home", "todos", "Chores"],
    ]);
    expect(body.choices.TODOIST_UID_LEO).toContainEqual({
      ...{ value: "u-leo", label: "Leo", chosen: false },
    });
    expect((await parent.get("/api/health")).body.sources.tasks.provider).toBe("local");
  });

  it("is used after a start of its own, hides today's chores, and gives them back when it is taken away", async () => {
    todoist.account.add({
      content: "Water the tomatoes",
      project_id: "p-chores",
      due_string: "every day",
    });
    const chore = { title: "Feed Minka", memberIds: ["mia"], recurrence: "FREQ=DAILY" };
    expect((await parent.send("POST", "/api/tasks", chore)).status).toBe(201);
    const used = await connectAndRestart(server, parent, source, {
      values: { ...chosen, TODOIST_UID_MIA: "u-mia" },
    });
    expect([used.status, used.body]).toEqual([200, { copied: 0, left: 0 }]);
    expect(connections()).toEqual({
      ...{ TASKS_PROVIDER: "todoist", ...chosen, TODOIST_UID_MIA: "u-mia" },
    });
    expect((await parent.get("/api/sources")).status).toBe(401);
    parent = await openSettingsParent(server);
    expect(await boardOf()).toContain("Water the tomatoes");
    expect(await boardOf()).not.toContain("Feed Minka");
    const [tasks] = (await parent.get("/api/sources")).body.items;
    expect(tasks).toMatchObject({
      active: "todoist",
      sources: [{ name: "todoist", isActive: true, isConnected: true, copies: false }],
    });
    const again = await testConnection(parent, source, {});
    expect(again.body.choices.TODOIST_UID_MIA).toContainEqual({
      ...{ value: "u-mia", label: "Mia", chosen: true },
    });
    expect((await forgetAndRestart(server, parent, source)).status).toBe(204);
    expect(connections()).toEqual({});
    expect(await boardOf()).toContain("Feed Minka");
    expect(await boardOf()).not.toContain("Water the tomatoes");
  });

  it("gets a copy of today's chores where the family wants it, and says what it can't hold", async () => {
    for (const chore of [
      { title: "Feed Minka", memberIds: ["mia"], recurrence: "FREQ=DAILY" },
      { title: "Set the table", memberIds: ["mia", "leo"], recurrence: "FREQ=DAILY" },
      { title: "Buy stamps", list: "todo", memberIds: [] },
    ])
      expect((await parent.send("POST", "/api/tasks", chore)).status).toBe(201);
    const used = await connectAndRestart(server, parent, source, {
      values: { ...chosen, TODOIST_UID_MIA: "u-mia" },
      today: "copy",
    });
    expect([used.status, used.body]).toEqual([200, { copied: 2, left: 1 }]);
    const there = todoist.account
      .open(null)
      .map(({ content, project_id, responsible_uid }) => [
        ...[content, project_id, responsible_uid],
      ]);
    expect(there.toSorted()).toEqual([
      ["Buy stamps", "p-todos", null],
      ["Feed Minka", "p-chores", "u-mia"],
    ]);
  });

  it.each([
    ["breaks", [502, "unreachable"]],
    ["losesAnswer", [502, "unreachable"]],
  ] as const)(
    "stays out of use where copying fails underway, as it %s, and nothing is left there",
    async (failure, refused) => {
      for (const title of ["Feed Minka", "Water the flowers"])
        await parent.send("POST", "/api/tasks", { title, memberIds: [], recurrence: "FREQ=DAILY" });
      let written = 0;
      todoist.behave(({ method, path }) => {
        if (method !== "POST" || path !== "/tasks") return "well";
        written += 1;
        return written > 1 ? failure : "well";
      });
      const used = await parent.send("PUT", `/api/sources/${source}`, {
        ...{ values: chosen, today: "copy" },
      });
      expect([used.status, used.body.code]).toEqual(refused);
      expect(todoist.account.open(null)).toEqual([]);
      expect((await parent.get("/api/health")).body.sources.tasks.provider).toBe("local");
    },
  );

  it("is copied to once, however often the switch is pressed", async () => {
    await parent.send("POST", "/api/tasks", {
      title: "Feed Minka",
      memberIds: [],
      recurrence: "FREQ=DAILY",
    });
    const press = () =>
      parent.send("PUT", `/api/sources/${source}`, { values: chosen, today: "copy" });
    const restarted = server.nextRestart();
    const answers = await Promise.all([press(), press()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 503]);
    await restarted;
    expect(todoist.account.open(null)).toHaveLength(1);
  });

  it.each([
    ["unauthorized", "tokenRefused"],
    ["refuses", "tokenRefused"],
    ["retired", "versionGone"],
    ["html", "strange"],
    ["tooOften", "tooOften"],
    ["breaks", "sourceTrouble"],
  ] as const)("that %s is said to be wrong, and is not used", async (behaviour, reason) => {
    todoist.behave(() => behaviour);
    expect((await testConnection(parent, source, chosen)).body).toEqual({
      ...{ problem: reason, usable: false, found: [], missing: [], choices: {} },
    });
    const used = await parent.send("PUT", `/api/sources/${source}`, {
      ...{ values: chosen, today: "hide" },
    });
    expect([used.status, used.body.code, used.body.reason]).toEqual([
      ...[400, "sourceNotConnected", reason],
    ]);
  });

  it.each([
    [{}, "TODOIST_TOKEN"],
    [{ TODOIST_TOKEN: "has a space" }, "TODOIST_TOKEN"],
    [{ TODOIST_TOKEN: todoistToken, DATA_DIR: "/" }, "DATA_DIR"],
    [{ TODOIST_TOKEN: todoistToken, TODOIST_UID_NOBODY: "u-mia" }, "TODOIST_UID_NOBODY"],
  ])("names the field that is wrong in %j", async (values, field) => {
    const { status, body } = await testConnection(parent, source, values);
    expect([status, body.field]).toEqual([400, field]);
    expect(body.error).not.toContain("has a space");
  });

  it("is not used without its projects", async () => {
    const used = await parent.send("PUT", `/api/sources/${source}`, {
      ...{ values: { TODOIST_TOKEN: todoistToken }, today: "hide" },
    });
    expect([used.status, used.body.field]).toEqual([400, "TODOIST_TODO_PROJECT"]);
  });

  it("is a parent's alone, just now", async () => {
    const guest = openTestBrowser(server);
    const phone = openTestBrowser(server);
    await phone.send("POST", "/api/session", { memberId: "mom", pin: "2468" });
    for (const browser of [guest, phone]) {
      expect((await browser.get("/api/sources")).status).toBe(401);
      expect((await testConnection(browser, source, chosen)).status).toBe(401);
      const used = await browser.send("PUT", `/api/sources/${source}`, {
        values: chosen,
        today: "hide",
      });
      expect(used.status).toBe(401);
      expect((await browser.send("DELETE", `/api/sources/${source}`)).status).toBe(401);
    }
    expect(todoist.asked).toEqual([]);
  });

  it("is left alone where a file was broken by hand", async () => {
    writeFileSync(join(server.configDir, "connections.json"), "{");
    const used = await parent.send("PUT", `/api/sources/${source}`, {
      values: chosen,
      today: "copy",
    });
    expect([used.status, used.body.code]).toEqual([409, "envFile"]);
    expect(todoist.account.open(null)).toEqual([]);
  });

  it("is taken away with what it had of somebody who has left the family", async () => {
    const left = JSON.stringify({ TODOIST_UID_PAT: "u-pat" });
    writeFileSync(join(server.configDir, "connections.json"), left);
    await connectAndRestart(server, parent, source, { values: chosen });
    expect(connections()).toMatchObject({ TODOIST_UID_PAT: "u-pat" });
    parent = await openSettingsParent(server);
    await forgetAndRestart(server, parent, source);
    expect(connections()).toEqual({});
  });

  it("knows no other source, and takes nothing away that isn't connected", async () => {
    expect((await testConnection(parent, "tasks/nothing", {})).status).toBe(404);
    expect((await testConnection(parent, "calendar/ical", {})).status).toBe(404);
    expect((await parent.send("DELETE", `/api/sources/${source}`)).status).toBe(404);
  });
});

describe("what the operator gives", () => {
  it("wins over a screen, is shown as fixed, and no screen changes it", async () => {
    await server.restart({ TODOIST_TOKEN: "operators-token", TASKS_PROVIDER: "todoist" });
    parent = await openSettingsParent(server);
    const [tasks] = (await parent.get("/api/sources")).body.items;
    expect(tasks).toMatchObject({ active: "todoist", fixedBy: "the environment" });
    const [{ isFixed, fields }] = tasks.sources;
    expect(isFixed).toBe(true);
    expect(fields[0]).toMatchObject({ isSet: true, fixedBy: "the environment" });
    const tested = await testConnection(parent, source, { TODOIST_TOKEN: todoistToken });
    expect([tested.status, tested.body.code]).toEqual([409, "sourceFixed"]);
  });

  it("keeps a screen from choosing another source", async () => {
    await server.restart({ TASKS_PROVIDER: "local" });
    parent = await openSettingsParent(server);
    expect((await parent.get("/api/sources")).body.items[0].sources).toEqual([]);
    const used = await parent.send("PUT", `/api/sources/${source}`, {
      values: chosen,
      today: "hide",
    });
    expect([used.status, used.body.code]).toEqual([409, "sourceFixed"]);
  });
});

describe("what was typed", () => {
  it("is in no answer, no log line, no bug report and no backup, tested, connected and taken away", async () => {
    const [token, user, project] = ["canary-typed-token", "canary-typed-user", "canary-typed-list"];
    const typed = { TODOIST_TOKEN: token, TODOIST_TODO_PROJECT: project, TODOIST_UID_MIA: user };
    const said: unknown[] = [];
    said.push((await testConnection(parent, source, typed)).body);
    const refused = await parent.send("PUT", `/api/sources/${source}`, {
      ...{ values: { ...typed, TODOIST_ROUTINE_PROJECT: project }, today: "copy" },
    });
    expect(refused.status).toBe(400);
    said.push(refused.body);
    const known = { ...chosen, TODOIST_UID_MIA: user };
    said.push((await connectAndRestart(server, parent, source, { values: known })).body);
    parent = await openSettingsParent(server);
    for (const path of ["/api/sources", "/api/config", "/api/health", "/api/bug-report"])
      said.push((await parent.get(path)).body);
    said.push((await testConnection(parent, source, {})).body);
    said.push((await parent.send("POST", "/api/backups")).body);
    const dir = join(server.dataDir, "backups");
    for (const { parentPath, name } of readdirSync(dir, { recursive: true, withFileTypes: true })) {
      expect(name).not.toBe("connections.json");
      if (name === "wall.db") said.push(readFileSync(join(parentPath, name), "latin1"));
    }
    said.push((await forgetAndRestart(server, parent, source)).body);
    const all = `${JSON.stringify(said)} ${server.log()}`;
    expect(all).toContain("listening");
    for (const word of [token, todoistToken, user, project]) expect(all).not.toContain(word);
  });
});
