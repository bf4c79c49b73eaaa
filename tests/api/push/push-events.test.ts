import { join } from "node:path";
import Database from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type TestBrowser, openTestBrowser } from "../../fixtures/http/test-browser.ts";
import { type TestServer, startTestServer } from "../../fixtures/server/test-server.ts";
import { familyPins, queryDatabase, signInBrowser } from "../../fixtures/access/sign-in.ts";
import {
  type PushPhone,
  type PushService,
  startPushService,
} from "../../fixtures/push/push-service.ts";

let service: PushService;
let server: TestServer;
let mom: TestBrowser;
let dad: TestBrowser;
let mia: TestBrowser;
beforeEach(async () => {
  service = await startPushService();
  const pins = { ...familyPins, MEMBER_PIN_DAD: "8642" };
  server = await startTestServer({ env: { ...pins, PUSH_HOSTS: service.host } });
  [mom, dad, mia] = [openTestBrowser(server), openTestBrowser(server), openTestBrowser(server)];
  await signInBrowser(mom, "mom", "2468");
  await signInBrowser(dad, "dad", "8642");
  await signInBrowser(mia, "mia", "1234");
});
afterEach(async () => {
  await server.close();
  await service.close();
});

const subscribed = async (browser: TestBrowser): Promise<PushPhone> => {
  const phone = service.newPhone();
  await browser.send("POST", "/api/push/subscribe", phone.subscription);
  return phone;
};
const test = (browser: TestBrowser) => browser.send("POST", "/api/push/test");
const choose = async (change: object): Promise<void> => {
  const { notifications } = (await mom.get("/api/settings")).body;
  const patch = { notifications: { ...notifications, ...change } };
  expect((await mom.send("PATCH", "/api/settings", patch)).status).toBe(200);
};
const addChore = async (fields: object): Promise<string> => {
  const { status, body } = await mom.send("POST", "/api/tasks", {
    ...{ title: "Wash the car", list: "routine", memberIds: ["mia"], stars: 5 },
    ...fields,
  });
  expect(status).toBe(201);
  return body.id;
};

describe("a reward that a child asks for", () => {
  it("rings three times in ten minutes at most, however often it is asked for", async () => {
    const phone = await subscribed(mom);
    await mom.send("POST", "/api/balances/leo/adjust", { delta: 10, reason: "Gift" });
    const ask = async (): Promise<string> => {
      const leo = { memberId: "leo" };
      return (await mia.send("POST", "/api/rewards/bedtime-story/redeem", leo)).body.requestId;
    };
    const refuse = async (id: string): Promise<void> => {
      const path = `/api/redemption-requests/${id}/decide`;
      expect((await mom.send("POST", path, { decision: "refuse" })).status).toBe(200);
    };
    const rings = () => phone.titles().filter((title) => title === "Leo asks for a reward");
    for (const rung of [1, 2, 3]) {
      const id = await ask();
      await expect.poll(rings).toHaveLength(rung);
      await refuse(id);
    }
    const silent = await ask();
    expect(queryDatabase(server, "SELECT id FROM push_outbox")).toEqual([]);
    expect((await test(mom)).status).toBe(200);
    await expect.poll(phone.titles).toContain("It works");
    expect(rings()).toHaveLength(3);
    expect((await mom.get("/api/redemption-requests")).body.items).toMatchObject([{ id: silent }]);
    await refuse(silent);
    server.clock.advance(10 * 60_000);
    await ask();
    await expect.poll(rings).toHaveLength(4);
  });

  it("doesn't ring while what is asked can't be kept", async () => {
    const phone = await subscribed(mom);
    await mom.send("POST", "/api/balances/leo/adjust", { delta: 10, reason: "Gift" });
    const db = new Database(join(server.dataDir, "wall.db"));
    db.exec(
      "CREATE TRIGGER as_in_a_power_cut BEFORE INSERT ON idempotency BEGIN SELECT RAISE(ABORT, 'no power'); END",
    );
    const ask = () =>
      mia.send(
        "POST",
        "/api/rewards/bedtime-story/redeem",
        { memberId: "leo" },
        { "idempotency-key": "leo-asks-once" },
      );
    expect((await ask()).status).toBe(500);
    db.exec("DROP TRIGGER as_in_a_power_cut");
    db.close();
    expect((await test(mom)).status).toBe(200);
    await expect.poll(phone.titles).toContain("It works");
    expect(service.asked()).toBe(1);
    expect((await ask()).status).toBe(202);
    await expect.poll(phone.titles).toEqual(["It works", "Leo asks for a reward"]);
  });
});

describe("a chore that waits for a parent's word", () => {
  const close = (id: string) =>
    mia.send("POST", `/api/board/routine/${id}/close`, { memberId: "mia" });

  it("is told of at once, with a button that approves it from the closed page", async () => {
    const phone = await subscribed(mom);
    const id = await addChore({ needsApproval: true });
    expect((await close(id)).status).toBe(200);
    await expect.poll(phone.titles).toEqual(["Mia is done"]);
    const [delivery] = phone.deliveries;
    expect(delivery).toMatchObject({
      message: { kind: "approval", body: "“Wash the car” waits for your word: 5 stars." },
      urgency: "high",
    });
    const call = delivery?.message.actions?.[0]?.call;
    const approved = await mom.send(call?.method ?? "", call?.path ?? "", call?.body);
    expect(approved.body).toMatchObject({ ok: true, awarded: 5 });
  });

  it("is told of once for each tap, and not of chores that need nobody", async () => {
    const phone = await subscribed(mom);
    const id = await addChore({ needsApproval: true });
    const free = await addChore({ title: "Feed the cat" });
    await close(id);
    await close(free);
    await close(id);
    await expect.poll(phone.titles).toHaveLength(1);
    await server.restart();
    server.clock.advance(60_000);
    await mia.send("POST", `/api/board/routine/${id}/reopen`, { memberId: "mia" });
    await close(id);
    await expect.poll(phone.titles).toHaveLength(2);
    const [first, second] = phone.deliveries;
    expect(first?.topic).toBe(second?.topic);
  });

  it("is told of in the morning when it comes at night, unless it is settled by then", async () => {
    const phone = await subscribed(mom);
    const [late, settled] = [
      await addChore({ needsApproval: true, title: "Late" }),
      await addChore({ needsApproval: true, title: "Settled" }),
    ];
    server.clock.set("2026-11-20T22:30:00Z");
    await close(late);
    await close(settled);
    await mom.send("POST", `/api/tasks/${settled}/approve`);
    expect(queryDatabase(server, "SELECT count(*) AS n FROM push_outbox")).toEqual([{ n: 1 }]);
    expect(service.asked()).toBe(0);
    server.clock.set("2026-11-21T06:10:00Z");
    await server.restart();
    await expect.poll(phone.titles).toEqual(["Mia is done"]);
    expect(phone.deliveries[0]?.message.body).toContain("Late");
  });

  it("is told of to the parent who wants to hear of it; the test of the other comes all the same", async () => {
    const [hers, his] = [await subscribed(mom), await subscribed(dad)];
    await choose({ notTo: { approvals: ["mom"] } });
    await close(await addChore({ needsApproval: true }));
    await expect.poll(his.titles).toEqual(["Mia is done"]);
    expect((await test(mom)).status).toBe(200);
    expect(hers.titles()).toEqual(["It works"]);
  });

  it("isn't told of in the morning to whoever switched that off in the night", async () => {
    const [hers, his] = [await subscribed(mom), await subscribed(dad)];
    const id = await addChore({ needsApproval: true });
    server.clock.set("2026-11-20T22:30:00Z");
    await close(id);
    await choose({ notTo: { approvals: ["mom"] } });
    server.clock.set("2026-11-21T06:10:00Z");
    await server.restart();
    await expect.poll(his.titles).toEqual(["Mia is done"]);
    await expect.poll(() => queryDatabase(server, "SELECT id FROM push_outbox")).toEqual([]);
    expect(hers.titles()).toEqual([]);
  });

  it("isn't told of in the morning to the parent who signed in on the other's phone in the night", async () => {
    const [hers, his] = [await subscribed(mom), await subscribed(dad)];
    const id = await addChore({ needsApproval: true });
    server.clock.set("2026-11-20T22:30:00Z");
    await close(id);
    await signInBrowser(mom, "mom", "2468");
    expect(queryDatabase(server, "SELECT count(*) AS n FROM push_outbox")).toEqual([{ n: 2 }]);
    await signInBrowser(mom, "dad", "8642");
    server.clock.set("2026-11-21T06:10:00Z");
    await server.restart();
    await expect.poll(his.titles).toEqual(["Mia is done"]);
    await expect.poll(() => queryDatabase(server, "SELECT id FROM push_outbox")).toEqual([]);
    expect(hers.titles()).toEqual([]);
  });

  it("is told of to nobody where that is switched off, and not to a child", async () => {
    await server.restart({ PUSH_MEMBERS: "mom,mia" });
    const [parent, child] = [await subscribed(mom), await subscribed(mia)];
    const id = await addChore({ needsApproval: true });
    await close(id);
    await expect.poll(parent.titles).toHaveLength(1);
    await choose({ approvals: false });
    const other = await addChore({ needsApproval: true, title: "Other" });
    await close(other);
    expect((await test(mom)).status).toBe(200);
    expect(parent.titles()).toEqual(["Mia is done", "It works"]);
    expect(child.titles()).toEqual([]);
  });
});

describe("a day's reminders", () => {
  const next = async (at: string): Promise<void> => {
    // A server that stops before it has recorded what was sent sends it again.
    await expect.poll(() => queryDatabase(server, "SELECT id FROM push_outbox")).toEqual([]);
    server.clock.set(at);
    await server.restart();
  };

  it("tell of open chores in the morning and of dinner in the afternoon, once each", async () => {
    const phone = await subscribed(mom);
    await addChore({ title: "Brush teeth", recurrence: "FREQ=DAILY", stars: 1 });
    await mom.send("PUT", "/api/mealplan/2026-11-21/dinner", { title: "Lasagne" });
    const [start, end] = ["2026-11-22T10:00:00.000Z", "2026-11-22T11:00:00.000Z"];
    const swimming = { title: "Swimming", memberIds: ["mia"], start, end };
    expect((await mom.send("POST", "/api/calendar/events", swimming)).status).toBe(201);
    await next("2026-11-21T07:02:00Z");
    await expect.poll(phone.titles).toEqual(["1 chore is still open"]);
    const [morning] = phone.deliveries;
    expect(morning?.message).toMatchObject({ body: "Mia: Brush teeth", url: "/m/chores" });
    // A phone that is off gets it until the evening, not at night.
    expect(morning?.ttlSec).toBe(12 * 3600 - 2 * 60);
    const { method = "", path = "", body } = morning?.message.actions?.[0]?.call ?? {};
    expect((await mom.send(method, path, body)).body).toMatchObject({ ok: true, awarded: 1 });
    await next("2026-11-21T16:01:00Z");
    await expect.poll(phone.titles).toEqual(["1 chore is still open", "For dinner"]);
    expect(phone.deliveries[1]?.message.body).toBe("Lasagne");
    await next("2026-11-21T18:30:00Z");
    await expect.poll(phone.titles).toContain("Tomorrow");
    expect((await test(mom)).status).toBe(200);
    expect(phone.titles()).toEqual(["1 chore is still open", "For dinner", "Tomorrow", "It works"]);
  });
});
