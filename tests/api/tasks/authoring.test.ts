import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestBrowser, openTestBrowser } from "../../fixtures/http/test-browser.ts";
import { type TestServer, startTestServer } from "../../fixtures/server/test-server.ts";
import { familyPins, queryDatabase, signInBrowser } from "../../fixtures/access/sign-in.ts";

let server: TestServer;
let wall: TestBrowser;
let mom: TestBrowser;
beforeAll(async () => {
  server = await startTestServer({ env: familyPins });
  [wall, mom] = [openTestBrowser(server), openTestBrowser(server)];
  await signInBrowser(mom, "mom", "2468");
});
afterAll(() => server.close());

const turns = (...memberIds: string[]) => ({ rotation: { order: "roundRobin", memberIds } });
const everything = () => ({
  tasks: queryDatabase(server, "SELECT * FROM tasks"),
  arrangements: queryDatabase(server, "SELECT * FROM arrangements"),
  pauses: queryDatabase(server, "SELECT * FROM absences"),
  ledger: queryDatabase(server, "SELECT * FROM ledger"),
});

describe("what can't be meant", () => {
  const chore = { title: "Bins" };
  const pause = { start: "2026-11-23", end: "2026-11-27" };
  it.each<[string, string, unknown, string, RegExp]>([
    ["an unknown member", "/api/tasks", { ...chore, memberIds: ["zoe"] }, "memberIds", /zoe/],
    ["-1 stars", "/api/tasks", { ...chore, stars: -1 }, "stars", />=0/],
    ["a billion stars", "/api/tasks", { ...chore, stars: 1e9 }, "stars", /<=100/],
    ["a title of 10,000 letters", "/api/tasks", { title: "x".repeat(10_000) }, "title", /200/],
    [
      "a chore of every second",
      "/api/tasks",
      { ...chore, recurrence: "FREQ=SECONDLY" },
      "recurrence",
      /expected DAILY, WEEKLY, MONTHLY or YEARLY/,
    ],
    [
      "a chore of every hour",
      "/api/tasks",
      { ...chore, recurrence: "FREQ=HOURLY" },
      "recurrence",
      /expected DAILY, WEEKLY, MONTHLY or YEARLY/,
    ],
    ["turns of one", "/api/tasks", { ...chore, ...turns("mia") }, "rotation.memberIds", /two/],
    [
      "turns of one, named twice",
      "/api/tasks",
      { ...chore, ...turns("mia", "mia") },
      "rotation.memberIds",
      /two/,
    ],
    [
      "turns of a stranger",
      "/api/tasks",
      { ...chore, ...turns("mia", "zoe") },
      "rotation.memberIds",
      /zoe/,
    ],
    [
      "turns and an owner",
      "/api/tasks",
      { ...chore, ...turns("mia", "leo"), memberIds: ["mia"] },
      "memberIds",
      /none beside a rotation/,
    ],
    [
      "turns at a to-do",
      "/api/tasks",
      { ...chore, list: "todo", ...turns("mia", "leo") },
      "rotation",
      /routine/,
    ],
    [
      "an approval of a to-do",
      "/api/tasks",
      { ...chore, list: "todo", needsApproval: true },
      "needsApproval",
      /routine/,
    ],
    ["a pause that ends first", "/api/pauses", { ...pause, end: "2026-11-22" }, "end", /or later/],
    ["a pause of ten years", "/api/pauses", { ...pause, end: "2036-11-22" }, "end", /366 days/],
    ["a pause a month back", "/api/pauses", { ...pause, start: "2026-10-20" }, "start", /7 days/],
    ["a pause of nobody", "/api/pauses", { ...pause, memberIds: [] }, "memberIds", /one member/],
    ["a stranger's pause", "/api/pauses", { ...pause, memberIds: ["zoe"] }, "memberIds", /zoe/],
  ])(
    "such as %s is refused by its field, and nothing changes",
    async (_what, path, body, field, why) => {
      const before = everything();
      const answer = await mom.send("POST", path, body);
      expect([answer.status, answer.body.code, answer.body.field]).toEqual([400, "invalid", field]);
      expect(answer.body.error).toMatch(why);
      expect(everything()).toEqual(before);
    },
  );
});

describe("a chore that goes around", () => {
  it("is shown to whose turn it is, and moves on the next day", async () => {
    const dishes = { title: "Dishes", recurrence: "FREQ=DAILY", ...turns("leo", "mia") };
    const { body } = await mom.send("POST", "/api/tasks", dishes);
    expect(body).toMatchObject({ memberIds: ["leo"], ...turns("leo", "mia") });
    const column = async (memberId: string) =>
      (await wall.get("/api/board/routine")).body.members.find(
        ({ id }: { id: string }) => id === memberId,
      ).tasks;
    expect([(await column("leo")).length, (await column("mia")).length]).toEqual([1, 0]);
    server.clock.set("2026-11-21T08:00:00Z");
    expect([(await column("leo")).length, (await column("mia")).length]).toEqual([0, 1]);
    expect(
      (await mom.send("PATCH", `/api/tasks/${body.id}`, { rotation: null, memberIds: ["leo"] }))
        .body,
    ).toMatchObject({ memberIds: ["leo"] });
    expect((await wall.get("/api/tasks/routines")).body.items).toMatchObject([
      { id: body.id, title: "Dishes", memberIds: ["leo"] },
    ]);
    await mom.send("DELETE", `/api/tasks/${body.id}`);
    expect((await wall.get("/api/tasks/routines")).body.items).toEqual([]);
  });
});

describe("a pause", () => {
  it("is entered by a parent, seen by everyone and taken away again", async () => {
    const trip = { start: "2026-11-21", end: "2026-11-24", memberIds: ["leo"], reason: "Camp" };
    expect((await wall.send("POST", "/api/pauses", trip)).status).toBe(401);
    const made = await mom.send("POST", "/api/pauses", trip);
    expect([made.status, made.body]).toEqual([201, { id: made.body.id, ...trip }]);
    expect((await wall.get("/api/pauses")).body.items).toEqual([made.body]);
    const { members } = (await wall.get("/api/board/routine")).body;
    expect(members.find(({ id }: { id: string }) => id === "leo").paused).toEqual({
      until: "2026-11-24",
      reason: "Camp",
    });
    expect((await wall.send("DELETE", `/api/pauses/${made.body.id}`)).status).toBe(401);
    expect((await mom.send("DELETE", `/api/pauses/${made.body.id}`)).status).toBe(204);
    expect((await mom.send("DELETE", `/api/pauses/${made.body.id}`)).status).toBe(404);
    expect((await wall.get("/api/pauses")).body.items).toEqual([]);
  });
});

describe("the embedded tasks", () => {
  it("say that they can do it all", async () => {
    expect((await wall.get("/api/providers")).body.tasks.can).toEqual(
      expect.arrayContaining(["create", "update", "delete", "approve", "rotate", "pause"]),
    );
  });
});
