import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { type TestBrowser, openTestBrowser } from "../../fixtures/http/test-browser.ts";
import { type TestServer, startTestServer } from "../../fixtures/server/test-server.ts";
import {
  statusAsParent,
  familyPins,
  openBudget,
  openWallBrowser,
  queryDatabase,
  signInBrowser,
  unlockBrowser,
} from "../../fixtures/access/sign-in.ts";

const minute = 60_000;

const withBudget = { BUDGET_PROVIDER: "file", BUDGET_FILE: "not-there.json" };
const routine = { title: "Feed the cat", list: "routine", recurrence: "FREQ=DAILY" };

let server: TestServer;
afterEach(() => server.close());
const open = async (env: Record<string, string> = familyPins): Promise<void> => {
  server = await startTestServer({ env });
};

describe("a parent's PIN", () => {
  it("unlocks this browser for fifteen minutes from then, however it is used", async () => {
    await open();
    const wall = await openWallBrowser(server);
    const other = await openWallBrowser(server);
    expect((await wall.get("/api/unlock")).body).toEqual({ unlocked: false });
    expect(await statusAsParent(wall)).toBe(401);
    const opened = await unlockBrowser(wall, "mom", "2468");
    expect(opened.body).toEqual({
      unlocked: true,
      memberId: "mom",
      expiresAt: "2026-11-20T16:57:00.000Z",
    });
    expect(await statusAsParent(wall)).toBe(200);
    expect(await statusAsParent(other)).toBe(401);
    server.clock.advance(14 * minute + 59_000);
    expect((await wall.get("/api/unlock")).body.unlocked).toBe(true);
    expect(await statusAsParent(wall)).toBe(200);
    server.clock.advance(2000);
    expect((await wall.get("/api/unlock")).body).toEqual({ unlocked: false });
    expect(await statusAsParent(wall)).toBe(401);
  });

  it("opens what it was typed for, and nothing else", async () => {
    await open({ ...familyPins, ...withBudget });
    const opens = async (browser: TestBrowser) => {
      const act = await browser.send("POST", "/api/tasks", routine);
      const settings = await browser.get("/api/settings");
      const budget = await browser.get("/api/budget");
      return {
        acts: act.status === 201,
        settings: settings.status === 200,
        budget: budget.status === 503,
      };
    };
    const mom = { memberId: "mom", pin: "2468" };
    const all = await Promise.all(
      [
        { path: "/api/unlock", body: { ...mom, for: "acts" } },
        { path: "/api/unlock", body: { ...mom, for: "settings" } },
        { path: "/api/unlock", body: mom },
        { path: "/api/budget/unlock", body: mom },
      ].map(async ({ path, body }) => {
        const wall = await openWallBrowser(server);
        expect((await wall.send("POST", path, body)).status).toBe(200);
        return opens(wall);
      }),
    );
    expect(all).toEqual([
      { acts: true, settings: false, budget: false },
      { acts: false, settings: true, budget: false },
      { acts: true, settings: true, budget: false },
      { acts: false, settings: false, budget: true },
    ]);
    const wall = await openWallBrowser(server);
    const other = await wall.send("POST", "/api/unlock", { ...mom, for: "budget" });
    expect([other.status, other.body.field]).toEqual([400, "for"]);
  });

  it("opens each part for fifteen minutes of its own, which the wall tells", async () => {
    await open({ ...familyPins, ...withBudget });
    const wall = await openWallBrowser(server);
    await openBudget(wall, "mom", "2468");
    server.clock.advance(10 * minute);
    await wall.send("POST", "/api/unlock", { memberId: "mom", pin: "2468", for: "acts" });
    const early = { memberId: "mom", expiresAt: "2026-11-20T16:57:00.000Z" };
    const late = { memberId: "mom", expiresAt: "2026-11-20T17:07:00.000Z" };
    expect((await wall.get("/api/unlock")).body).toEqual({
      unlocked: true,
      ...late,
      open: { acts: late, budget: early },
    });
    expect((await wall.get("/api/config")).body).toMatchObject({
      unlockedUntil: late.expiresAt,
      unlocks: { acts: late.expiresAt, settings: null, budget: early.expiresAt },
    });
    server.clock.advance(5 * minute);
    expect((await wall.get("/api/unlock")).body.open).toEqual({ acts: late });
    expect((await wall.get("/api/budget")).status).toBe(401);
    await wall.send("DELETE", "/api/unlock");
    expect((await wall.get("/api/unlock")).body).toEqual({ unlocked: false });
  });

  it("is not made to last by a clock that is set back, or by a machine that slept", async () => {
    await open();
    const wall = await openWallBrowser(server);
    await unlockBrowser(wall, "mom", "2468");
    server.clock.set("2026-11-19T16:42:00Z");
    expect((await wall.get("/api/unlock")).body.expiresAt).toBe("2026-11-19T16:57:00.000Z");
    server.clock.advance(15 * minute);
    expect(await statusAsParent(wall)).toBe(401);
    await unlockBrowser(wall, "mom", "2468");
    server.clock.set("2026-11-20T06:00:00Z");
    expect(await statusAsParent(wall)).toBe(401);
  });

  it("is needed again after a restart, a tap on lock, or signing out; a signed-in phone stays signed in", async () => {
    await open();
    const wall = await openWallBrowser(server);
    const phone = openTestBrowser(server);
    await signInBrowser(phone, "mom", "2468");
    await unlockBrowser(wall, "mom", "2468");
    await server.restart();
    expect(await statusAsParent(wall)).toBe(401);
    expect(await statusAsParent(phone)).toBe(200);
    await unlockBrowser(wall, "mom", "2468");
    expect((await wall.send("DELETE", "/api/unlock")).status).toBe(204);
    expect(await statusAsParent(wall)).toBe(401);
    await unlockBrowser(phone, "mom", "2468");
    await phone.send("DELETE", "/api/session");
    expect(await statusAsParent(phone)).toBe(401);
  });

  it("is not a child's, and a child's own PIN is not tested on the way", async () => {
    await open();
    const wall = await openWallBrowser(server);
    for (let n = 0; n < 10; n++) {
      const refused = await unlockBrowser(wall, "mia", n % 2 === 0 ? "1234" : "0000");
      expect([refused.status, refused.body.code]).toEqual([403, "notParent"]);
    }
    expect((await unlockBrowser(wall, "mom", "2468")).status).toBe(200);
    const child = openTestBrowser(server);
    await signInBrowser(child, "mia", "1234");
    expect(await statusAsParent(child)).toBe(403);
  });

  it("has to be chosen before anything asks for it", async () => {
    await open({ MEMBER_PIN_MIA: "1234" });
    const wall = await openWallBrowser(server);
    expect((await wall.get("/api/config")).body.setupDone).toBe(false);
    const early = await wall.get("/api/privacy");
    expect([early.status, early.body.code]).toEqual([409, "pinNotSet"]);
    expect((await unlockBrowser(wall, "mom", "2468")).status).toBe(409);
    await server.restart(familyPins);
    expect((await wall.get("/api/config")).body.setupDone).toBe(true);
    expect(
      (await wall.get("/api/members")).body.map((one: { hasPin: boolean }) => one.hasPin),
    ).toEqual([true, false, true, false]);
  });
});

describe("with BUDGET_UNLOCK_MEMBERS", () => {
  const pins = { MEMBER_PIN_MOM: "2468", MEMBER_PIN_DAD: "8642", MEMBER_PIN_MIA: "1234" };

  it("only those open Budget, and a parent who isn't among them remains one in all else", async () => {
    await open({ ...pins, ...withBudget, BUDGET_UNLOCK_MEMBERS: "mom" });
    const wall = await openWallBrowser(server);
    expect((await wall.get("/api/config")).body.budgetMembers).toEqual(["mom"]);
    expect((await unlockBrowser(wall, "dad", "8642")).status).toBe(200);
    expect((await wall.get("/api/settings")).status).toBe(200);
    expect((await wall.send("POST", "/api/tasks", routine)).status).toBe(201);
    expect((await wall.send("POST", "/api/babysitter/on")).status).toBe(200);
    const off = await wall.send("POST", "/api/babysitter/off", { memberId: "dad", pin: "8642" });
    expect(off.status).toBe(200);
    const refused = await openBudget(wall, "dad", "8642");
    expect([refused.status, refused.body.code]).toEqual([403, "notForBudget"]);
    expect((await wall.get("/api/budget")).status).toBe(401);
    await openBudget(wall, "mom", "2468");
    expect((await wall.get("/api/budget")).status).toBe(503);
  });

  it("a grown-up who is no parent opens Budget, and no more than that", async () => {
    await open({ ...pins, ...withBudget, BUDGET_UNLOCK_MEMBERS: "mia,nobody" });
    const wall = await openWallBrowser(server);
    expect((await openBudget(wall, "mia", "1234")).status).toBe(200);
    expect((await wall.get("/api/budget")).status).toBe(503);
    expect((await wall.get("/api/settings")).status).toBe(401);
    expect((await openBudget(wall, "mom", "2468")).status).toBe(403);
    await server.restart({ ...pins, ...withBudget, BUDGET_UNLOCK_MEMBERS: "" });
    expect((await openBudget(wall, "mia", "1234")).status).toBe(403);
    expect((await openBudget(wall, "dad", "8642")).status).toBe(200);
  });
});

describe("a first PIN from the environment", () => {
  it("is hashed once, and an edited one doesn't replace a PIN that is there", async () => {
    await open();
    const before = queryDatabase(server, "SELECT * FROM pins ORDER BY member_id");
    await server.restart({ MEMBER_PIN_MOM: "9999" });
    expect(queryDatabase(server, "SELECT * FROM pins ORDER BY member_id")).toEqual(before);
    expect((await unlockBrowser(openTestBrowser(server), "mom", "2468")).status).toBe(200);
  });

  it("that is too short, too long or no number is refused before anything listens", async () => {
    await open();
    for (const pin of ["12", "1234567890123", "secret"])
      await expect(startTestServer({ env: { MEMBER_PIN_MOM: pin } })).rejects.toThrow(
        "MEMBER_PIN_MOM: expected 4 to 12 digits",
      );
  });

  it("of nobody is said in the log", async () => {
    await open({ MEMBER_PIN_MOMMY: "2468" });
    expect(server.log()).toContain("MEMBER_PIN_MOMMY");
    expect(server.log()).not.toContain("2468");
  });

  it("comes back when the pepper was lost; a PIN that can't be checked any more counts as none", async () => {
    await open();
    rmSync(join(server.dataDir, "pepper"));
    await server.restart({ MEMBER_PIN_MIA: "" });
    expect(server.log()).toContain("DATA_DIR/pepper is not the one");
    const wall = await openWallBrowser(server);
    expect((await unlockBrowser(wall, "mom", "2468")).status).toBe(200);
    expect((await signInBrowser(wall, "mia", "1234")).body.code).toBe("pinNotSet");
  });
});
