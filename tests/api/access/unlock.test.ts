import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { openTestBrowser } from "../../fixtures/http/test-browser.ts";
import { type TestServer, startTestServer } from "../../fixtures/server/test-server.ts";
import {
  statusAsParent,
  familyPins,
  openWallBrowser,
  queryDatabase,
  signInBrowser,
  unlockBrowser,
} from "../../fixtures/access/sign-in.ts";

const minute = 60_000;

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

  it("works under the call's other name", async () => {
    await open();
    const wall = await openWallBrowser(server);
    const opened = await wall.send("POST", "/api/budget/unlock", { memberId: "mom", pin: "2468" });
    expect(opened.body.unlocked).toBe(true);
    expect((await wall.get("/api/config")).body.unlockedUntil).toBe("2026-11-20T16:57:00.000Z");
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
