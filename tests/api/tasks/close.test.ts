import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTestBrowser, type TestBrowser } from "../../fixtures/http/test-browser.ts";
import { type TestServer, startTestServer } from "../../fixtures/server/test-server.ts";
import { openLiveStream } from "../../fixtures/http/live-stream.ts";

let server: TestServer;
let wall: TestBrowser;
let mom: TestBrowser;
beforeEach(async () => {
  server = await startTestServer({ env: { MEMBER_PIN_MOM: "2468", MEMBER_PIN_MIA: "1357" } });
  wall = openTestBrowser(server);
  mom = openTestBrowser(server);
  await mom.send("POST", "/api/session", { memberId: "mom", pin: "2468" });
});
afterEach(() => server.close());

const teeth = {
  title: "Teeth",
  memberIds: ["mia"],
  daypart: "morning",
  recurrence: "FREQ=DAILY",
  stars: 2,
};
const add = async (): Promise<string> => (await mom.send("POST", "/api/tasks", teeth)).body.id;
const close = (id: string, memberId = "mia") =>
  wall.send("POST", `/api/board/routine/${id}/close`, { memberId });

describe("a chore tapped on the wall", () => {
  it("is done on every screen before the tap is answered, and its stars counted once", async () => {
    const id = await add();
    const phone = await openLiveStream(server.url);
    const answer = await close(id);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      ok: true,
      task: { id, done: true, doneBy: "mia" },
      awarded: 2,
      balance: 2,
    });
    const revision = Number(answer.headers.get("x-wall-revision"));
    await phone.until(({ data }) => data.revision === revision);
    expect(phone.events.map(({ data }) => data.kind)).toEqual(
      expect.arrayContaining(["tasks", "stars"]),
    );
    phone.close();

    const again = await close(id);
    expect([again.status, again.body.awarded, again.headers.get("x-wall-revision")]).toEqual([
      200,
      0,
      null,
    ]);
    expect((await wall.get("/api/balances")).body).toEqual({ mia: 2, leo: 0, mom: 0, dad: 0 });
    expect((await wall.get("/api/balances/today")).body).toEqual({
      mia: 2,
      leo: 0,
      mom: 0,
      dad: 0,
    });
    expect((await wall.get("/api/rewards")).body).toMatchObject({
      assignments: { mia: [], leo: [], mom: [], dad: [] },
      balances: { mia: 2 },
    });
    expect((await wall.get("/api/rewards")).body.catalog).toHaveLength(18);
  });

  it("by two children at once goes to one of them", async () => {
    for (let pair = 0; pair < 20; pair += 1) {
      const id = await add();
      const answers = await Promise.all([close(id, "mia"), close(id, "leo")]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect(answers.find(({ status }) => status === 409)?.body.code).toBe("alreadyDone");
    }
    const { mia, leo } = (await wall.get("/api/balances")).body;
    expect(mia + leo).toBe(40);
  });

  it("is still done after a restart, and can be opened again", async () => {
    const id = await add();
    await close(id);
    await server.restart();
    expect((await close(id)).body).toMatchObject({ awarded: 0, balance: 2 });
    const back = await wall.send("POST", `/api/board/routine/${id}/reopen`, { memberId: "leo" });
    expect(back.body).toMatchObject({ awarded: -2, balance: 0, task: { done: false } });
    const { entries } = (await wall.get("/api/ledger?memberId=mia")).body;
    expect(entries.map(({ delta }: { delta: number }) => delta)).toEqual([-2, 2]);
  });

  it("days ago on a phone out of reach counts for its day, for a week", async () => {
    const id = await add();
    const late = (date: string) =>
      wall.send("POST", `/api/board/routine/${id}/close`, { memberId: "mia", date, offline: true });
    server.clock.set("2026-11-25T16:00:00Z");
    expect((await late("2026-11-20")).body).toMatchObject({ awarded: 2, task: { done: true } });
    expect((await late("2026-11-26")).body).toMatchObject({ task: { due: "2026-11-25" } });
    const { members } = (await wall.get("/api/board/routine?date=2026-11-20")).body;
    expect(members[0]).toMatchObject({ id: "mia", starsToday: 2, streak: 1 });
    const tooLate = await late("2026-11-16");
    expect([tooLate.status, tooLate.body.code]).toEqual([400, "tooOld"]);
  });

  it("on a phone whose clock is a day behind, or ahead, counts for the house's day", async () => {
    const before = await add();
    server.clock.set("2026-11-25T16:00:00Z");
    const tick = async (date: string, shows: string, added?: string) => {
      const id = added ?? (await add());
      const body = { memberId: "mia", date, offline: true };
      const path = `/api/board/routine/${id}/close`;
      return (await wall.send("POST", path, body, { "x-client-time": shows })).body.task;
    };
    const today = { due: "2026-11-25", done: true };
    expect(await tick("2026-11-24", "2026-11-24T16:00:00Z")).toMatchObject(today);
    expect(await tick("2026-11-28", "2026-11-28T15:30:00Z")).toMatchObject(today);
    expect(await tick("1970-01-01", "1970-01-01T09:00:00Z")).toMatchObject(today);
    // It waited on such a phone since the day before.
    expect(await tick("2026-11-22", "2026-11-24T16:00:00Z", before)).toMatchObject({
      due: "2026-11-23",
    });
  });

  it("is taken back by anyone that day, and by a parent alone the day after", async () => {
    const id = await add();
    const takeBack = (browser: TestBrowser, date: string) =>
      browser.send("POST", `/api/board/routine/${id}/reopen`, { memberId: "leo", date });
    await close(id);
    expect((await takeBack(wall, "2026-11-20")).body).toMatchObject({ awarded: -2, balance: 0 });
    await close(id);
    server.clock.set("2026-11-21T16:00:00Z");
    const refused = await takeBack(wall, "2026-11-20");
    expect([refused.status, refused.body.code]).toEqual([401, "parentNeeded"]);
    expect((await takeBack(mom, "2026-11-20")).body).toMatchObject({ awarded: -2, balance: 0 });
  });

  it("of a stranger changes nothing", async () => {
    const id = await add();
    const answer = await close(id, "zoe");
    expect([answer.status, answer.body.field]).toEqual([400, "memberId"]);
    expect((await wall.get("/api/ledger?memberId=zoe")).body.field).toBe("memberId");
    expect((await wall.get("/api/ledger")).body).toEqual({ entries: [], next: null });
  });
});

describe("writing the family's tasks", () => {
  it("takes to-dos from anyone and routines from a parent", async () => {
    const mia = openTestBrowser(server);
    await mia.send("POST", "/api/session", { memberId: "mia", pin: "1357" });
    expect((await wall.send("POST", "/api/tasks", teeth)).status).toBe(401);
    expect((await mia.send("POST", "/api/tasks", teeth)).status).toBe(403);
    expect((await mom.send("POST", "/api/tasks", teeth)).status).toBe(201);
    const todo = await wall.send("POST", "/api/tasks", { title: "Passport", list: "todo" });
    expect(todo.status).toBe(201);
    expect((await wall.get("/api/tasks/todos")).body.items).toMatchObject([
      { title: "Passport", stars: 0 },
    ]);
    expect(
      (await wall.send("POST", `/api/tasks/${todo.body.id}/close`, { memberId: "dad" })).body,
    ).toMatchObject({
      ok: true,
      task: { done: true, doneBy: "dad" },
    });
    expect((await wall.send("DELETE", `/api/tasks/${todo.body.id}`)).status).toBe(204);
  });

  it("asks for a parent's PIN first where no parent has one", async () => {
    const bare = await startTestServer();
    const answer = await openTestBrowser(bare).send("POST", "/api/tasks", teeth);
    expect([answer.status, answer.body.code]).toEqual([409, "pinNotSet"]);
    await bare.close();
  });

  it("says which field is wrong and what was expected", async () => {
    const answer = await mom.send("POST", "/api/tasks", { ...teeth, recurrence: "FREQ=SECONDLY" });
    expect([answer.status, answer.body.field]).toEqual([400, "recurrence"]);
    expect(answer.body.error).toContain("expected DAILY, WEEKLY, MONTHLY or YEARLY");
  });

  it("once for one Idempotency-Key, however often a phone sends it", async () => {
    const body = { title: "Passport", list: "todo" };
    const key = { "idempotency-key": "from-a-tunnel" };
    const ids = [];
    for (let tries = 0; tries < 3; tries += 1)
      ids.push((await wall.send("POST", "/api/tasks", body, key)).body.id);
    expect(new Set(ids).size).toBe(1);
    expect((await wall.get("/api/tasks/todos")).body.items).toHaveLength(1);
  });
});
