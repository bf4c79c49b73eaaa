import { execFile } from "node:child_process";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type TestBrowser, openTestBrowser } from "../../fixtures/http/test-browser.ts";
import { type TestServer, startTestServer } from "../../fixtures/server/test-server.ts";
import { programEnv, serverProgram } from "../../fixtures/server/server-process.ts";
import { openLiveStream } from "../../fixtures/http/live-stream.ts";
import { startTodoist, type TodoistService, todoistToken } from "../../fixtures/todoist/service.ts";

const today = "2026-11-20";
let service: TodoistService;
let server: TestServer;
let wall: TestBrowser;
const env = () => ({
  ...{ TASKS_PROVIDER: "todoist", TODOIST_URL: service.url, TODOIST_TOKEN: todoistToken },
  TODOIST_UID_MIA: "u-mia",
});
beforeEach(async () => {
  service = await startTodoist(
    () => today,
    () => Date.parse(`${today}T08:00:00Z`),
  );
  server = await startTestServer({ env: env() });
  wall = openTestBrowser(server);
});
afterEach(async () => {
  await server.close();
  await service.stop();
});
const add = (): string =>
  service.account.add({
    ...{ project_id: "p-chores", content: "Teeth", assignee_id: "u-mia" },
    ...{ due_string: "every day", due_date: today },
  }).id;
const close = (id: string) =>
  wall.send("POST", `/api/board/routine/${id}/close`, { memberId: "mia" });
const row = async () => (await wall.get("/api/board/routine")).body.members[0].tasks[0];

describe("a wall whose tasks are kept by Todoist", () => {
  it("says what it can do, and never its token", async () => {
    add();
    expect((await wall.get("/api/providers")).body.tasks).toEqual({
      ...{ provider: "todoist", can: expect.arrayContaining(["create", "update", "delete"]) },
    });
    expect(await row()).toMatchObject({
      title: "Teeth",
      memberIds: ["mia"],
      recurrence: "FREQ=DAILY",
    });
    const shown = [(await wall.get("/api/health")).body, server.log()];
    expect(JSON.stringify(shown)).not.toContain(todoistToken);
  });

  it.each(["2300-01-01", "2026-02-31", "0001-01-01"])(
    "shows the other chores where one is due %s, and health names that one",
    async (date) => {
      add();
      const { id } = service.account.add({ project_id: "p-chores", content: "Odd" });
      const due = { date, is_recurring: false, string: date, lang: "en", timezone: null };
      Object.assign(service.account.item(id) ?? {}, { due });
      for (const list of ["/api/tasks/routines", "/api/tasks/todos", "/api/board/routine"])
        expect((await wall.get(list)).status).toBe(200);
      expect(await row()).toMatchObject({ title: "Teeth" });
      const { sources, outOfRange } = (await wall.get("/api/health")).body;
      expect(sources.tasks).toMatchObject({ state: "ok", code: "outOfRange", part: "Todoist" });
      expect(outOfRange).toMatchObject([{ id, field: "due", effect: "leftOut" }]);
      expect((await close(id)).status).toBe(404);
    },
  );

  it("answers 502 with a word for programs where Todoist refuses", async () => {
    const id = add();
    service.behave(({ method }) => (method === "POST" ? "refuses" : "well"));
    const { status, body } = await close(id);
    expect([status, body.code, (await row()).done]).toEqual([502, "sourceRefused", false]);
  });

  it("keeps a to-do once that a phone sent three times under one key, though the first one failed", async () => {
    let isFirst = true;
    service.behave(({ method }) => {
      if (method !== "POST" || !isFirst) return "well";
      isFirst = false;
      return "refuses";
    });
    const key = { "idempotency-key": "one-to-do" };
    const sent = [1, 2, 3].map(() =>
      wall.send("POST", "/api/tasks", { title: "Stamps", list: "todo" }, key),
    );
    const answers = await Promise.all(sent);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 502]);
    expect(service.account.open("p-todos").map(({ content }) => content)).toEqual(["Stamps"]);
  });

  it("answers 202 where nobody knows, and tells every screen when it does", async () => {
    const id = add();
    await row();
    let isLost = false;
    service.waitSec = 3_600;
    service.behave(({ method }) => {
      if (isLost) return "tooOften";
      isLost = method === "POST";
      return isLost ? "losesAnswer" : "well";
    });
    const first = await close(id);
    expect([first.status, first.body]).toMatchObject([
      202,
      { ok: true, task: { state: "pending", done: false }, awarded: 0, balance: 0 },
    ]);
    expect(first.headers.get("x-wall-revision")).not.toBeNull();
    const again = await close(id);
    expect([again.status, again.headers.get("x-wall-revision")]).toEqual([202, null]);
    expect(await row()).toMatchObject({ state: "pending" });

    await server.restart();
    wall = openTestBrowser(server);
    const screen = await openLiveStream(server.url);
    service.behave(() => "well");
    await screen.until(({ data }) => data.kind === "stars");
    screen.close();
    expect((await wall.get("/api/balances")).body.mia).toBe(1);
    const { awards } = (await wall.get("/api/ledger/recent")).body;
    expect(awards).toMatchObject([{ memberId: "mia", delta: 1, taskId: id }]);
    expect((await close(id)).body).toMatchObject({ task: { done: true }, awarded: 0, balance: 1 });
    expect(service.account.item(id)?.due?.date).toBe("2026-11-21");
  });

  it("isn't kept from stopping by a service that never answers, and forgets no tap over it", async () => {
    const id = add();
    await row();
    const begun = new Promise<void>((seen) => {
      service.behave(({ path }) => {
        if (!path.endsWith("/close")) return "well";
        seen();
        return "hangs";
      });
    });
    const tap = close(id);
    await begun;
    await server.restart();
    expect((await tap).status).toBe(202);
    wall = openTestBrowser(server);
    while ((await row()).state === "pending");
    expect((await close(id)).body).toMatchObject({ awarded: 0, balance: 1 });
  });

  it("is refused at start with a word that isn't an address", async () => {
    await expect(server.restart({ TODOIST_URL: "todoist" })).rejects.toThrow("TODOIST_URL");
    await server.restart();
  });
});

describe("family-wall todoist", () => {
  const run = (given: Record<string, string>) =>
    new Promise<{ code: number | null; said: string; complained: string }>((done) => {
      const child = execFile(
        process.execPath,
        [serverProgram, "todoist"],
        { cwd: server.dataDir, env: { ...programEnv, ...given } },
        (_error, said, complained) => done({ code: child.exitCode, said, complained }),
      );
    });

  it("shows people, projects and sections with their ids and the lines for .env, never the token", async () => {
    const { code, said } = await run(env());
    for (const word of ["u-mia  Mia", "p-chores  Chores", "s-morning  Morgens", "=u-leo  # Leo"])
      expect(said).toContain(word);
    expect([code, said.includes(todoistToken)]).toEqual([0, false]);
  });

  it("says what is missing or wrong", async () => {
    expect(await run({})).toMatchObject({
      code: 1,
      complained: expect.stringContaining("TODOIST_TOKEN"),
    });
    const wrong = await run({ ...env(), TODOIST_TOKEN: "another" });
    expect(wrong).toMatchObject({
      code: 1,
      complained: expect.stringContaining("doesn't accept the token"),
    });
  });
});
