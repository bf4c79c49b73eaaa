import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  type TestAnswer,
  type TestBrowser,
  openTestBrowser,
} from "../../fixtures/http/test-browser.ts";
import { type TestServer, startTestServer } from "../../fixtures/server/test-server.ts";
import {
  statusAsParent,
  familyPins,
  openWallBrowser,
  signInBrowser,
  unlockBrowser,
} from "../../fixtures/access/sign-in.ts";
import { openLiveStream } from "../../fixtures/http/live-stream.ts";

const minute = 60_000;

let server: TestServer;
let mom: TestBrowser;
beforeEach(async () => {
  server = await startTestServer({ env: familyPins });
  mom = openTestBrowser(server);
  await signInBrowser(mom, "mom", "2468");
  await unlockBrowser(mom, "mom", "2468");
});
afterEach(() => server.close());

interface Listed {
  readonly id: string;
  readonly kind: string;
  readonly memberId?: string;
}
const list = async (browser = mom): Promise<Listed[]> =>
  (await browser.get("/api/devices")).body.items;
const wallThatCameBack = async (): Promise<TestBrowser> => {
  const wall = await openWallBrowser(server);
  await wall.get("/api/members");
  return wall;
};
const idOf = async (fits: (one: Listed) => boolean): Promise<string> =>
  (await list()).find(fits)?.id ?? "none";
const isWall = ({ kind }: Listed): boolean => kind === "wall";
const unlockFromAfar = (browser: TestBrowser, id: string): Promise<TestAnswer> =>
  browser.send("POST", `/api/devices/${id}/unlock`);
const cookieOf = (browser: TestBrowser): string =>
  [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");

describe("the walls and phones of the house", () => {
  it("are listed in words, the asking one marked, without scripts that only opened the page", async () => {
    await wallThatCameBack();
    await openWallBrowser(server);
    const mia = openTestBrowser(server);
    await signInBrowser(mia, "mia", "1234");
    const { items } = (await mom.get("/api/devices")).body;
    expect(items).toHaveLength(3);
    expect(items.find(({ memberId }: Listed) => memberId === "mom")).toEqual({
      ...{ id: expect.any(String), kind: "phone", memberId: "mom" },
      ...{ make: "other", label: "Another device" },
      ...{ createdAt: "2026-11-20T16:42:00.000Z", seenAt: "2026-11-20T16:42:00.000Z" },
      ...{ current: true, live: false, unlockedUntil: "2026-11-20T16:57:00.000Z" },
    });
    expect(items.filter((one: { current: boolean }) => one.current)).toHaveLength(1);
    const listed = JSON.stringify(items);
    for (const token of mia.cookies.values()) expect(listed).not.toContain(token);
  });

  it("are shown for 14:59 after the unlock, and not at 15:01, nor after a restart", async () => {
    server.clock.advance(14 * minute + 59_000);
    expect((await mom.get("/api/devices")).status).toBe(200);
    server.clock.advance(2000);
    expect((await mom.get("/api/devices")).status).toBe(401);
    await unlockBrowser(mom, "mom", "2468");
    server.clock.set("2026-11-19T16:42:00Z");
    server.clock.advance(15 * minute + 1000);
    expect((await mom.get("/api/devices")).status).toBe(401);
    await unlockBrowser(mom, "mom", "2468");
    await server.restart();
    expect((await mom.get("/api/devices")).body.code).toBe("locked");
  });
});

describe("a phone that a parent signs out", () => {
  it("loses its session, its unlock and its live stream within a second", async () => {
    const lost = openTestBrowser(server);
    await unlockBrowser(lost, "mom", "2468");
    await signInBrowser(lost, "mia", "1234");
    await lost.get("/api/session");
    const stream = await openLiveStream(server.url, { cookie: cookieOf(lost) });
    const other = await openLiveStream(server.url, { cookie: cookieOf(mom) });
    const id = await idOf(({ memberId }) => memberId === "mia");
    const begun = performance.now();
    expect((await mom.send("DELETE", `/api/devices/${id}`)).status).toBe(204);
    await stream.ended;
    expect(performance.now() - begun).toBeLessThan(1000);
    expect((await lost.get("/api/session")).status).toBe(401);
    expect(await statusAsParent(lost)).toBe(401);
    expect((await list()).map((one) => one.id)).not.toContain(id);
    await other.until(({ data }) => data.kind === "settings");
    other.close();
  });

  it("can be the one in one's own hand", async () => {
    const id = await idOf(({ memberId }) => memberId === "mom");
    expect((await mom.send("DELETE", `/api/devices/${id}`)).status).toBe(204);
    expect((await mom.get("/api/session")).status).toBe(401);
    expect((await mom.get("/api/devices")).status).toBe(401);
  });

  it("is 404 when there is no such one", async () => {
    for (const id of ["nobody", "a%2Fb", "x".repeat(257)])
      expect((await mom.send("DELETE", `/api/devices/${id}`)).status).toBe(404);
  });
});

describe("a wall", () => {
  it("is forgotten, and its live stream ends", async () => {
    const wall = await wallThatCameBack();
    const stream = await openLiveStream(server.url, { cookie: cookieOf(wall) });
    const known = wall.cookies.get("family_wall_device");
    await mom.send("DELETE", `/api/devices/${await idOf(isWall)}`);
    await stream.ended;
    await wall.get("/");
    expect(wall.cookies.get("family_wall_device")).not.toBe(known);
  });

  it("is unlocked from a parent's phone for fifteen minutes, and sees that by itself", async () => {
    const wall = await wallThatCameBack();
    const other = await wallThatCameBack();
    const stream = await openLiveStream(server.url, { cookie: cookieOf(wall) });
    server.clock.advance(10 * minute);
    const id = await idOf(isWall);
    const answer = await unlockFromAfar(mom, id);
    expect([answer.status, answer.body]).toEqual([
      200,
      { unlockedUntil: "2026-11-20T17:07:00.000Z" },
    ]);
    await stream.until(({ data }) => data.kind === "settings");
    stream.close();
    const states = await Promise.all(
      [wall, other].map(async (one) => (await one.get("/api/unlock")).body),
    );
    const unlocked = { memberId: "mom", expiresAt: "2026-11-20T17:07:00.000Z" };
    const open = { acts: unlocked, settings: unlocked };
    expect(states).toContainEqual({ unlocked: true, ...unlocked, open });
    expect(states).toContainEqual({ unlocked: false });
    const opened = states[0]?.unlocked === true ? wall : other;
    expect((await opened.get("/api/config")).body.unlockedUntil).toBe(unlocked.expiresAt);
    expect(await statusAsParent(opened)).toBe(200);
    server.clock.advance(14 * minute + 59_000);
    expect(await statusAsParent(opened)).toBe(200);
    server.clock.advance(2000);
    expect(await statusAsParent(opened)).toBe(401);
  });

  it("is locked again by a tap on itself, by a restart, and when it is forgotten", async () => {
    const wall = await wallThatCameBack();
    const id = await idOf(isWall);
    await unlockFromAfar(mom, id);
    expect((await wall.send("DELETE", "/api/unlock")).status).toBe(204);
    expect(await statusAsParent(wall)).toBe(401);
    await unlockFromAfar(mom, id);
    await server.restart();
    expect(await statusAsParent(wall)).toBe(401);
    await unlockBrowser(mom, "mom", "2468");
    await unlockFromAfar(mom, id);
    await mom.send("DELETE", `/api/devices/${id}`);
    expect(await statusAsParent(wall)).toBe(401);
  });

  it("can't keep itself or another open for longer than a PIN was typed for", async () => {
    const [wall, other] = [await wallThatCameBack(), await wallThatCameBack()];
    const [first = "", second = ""] = (await list()).filter(isWall).map(({ id }) => id);
    await unlockFromAfar(mom, first);
    await unlockFromAfar(mom, second);
    for (const browser of [wall, other])
      for (const id of [first, second])
        expect((await unlockFromAfar(browser, id)).body.code).toBe("locked");
    await unlockBrowser(wall, "mom", "2468");
    const mine = (await list(wall)).find((one) => isWall(one) && "current" in one && one.current);
    expect((await unlockFromAfar(wall, mine?.id ?? "")).status).toBe(401);
  });

  it("is the only thing that can be unlocked from afar, and only by an unlocked phone", async () => {
    const mia = openTestBrowser(server);
    await signInBrowser(mia, "mia", "1234");
    const phone = await idOf(({ memberId }) => memberId === "mia");
    const refused = await unlockFromAfar(mom, phone);
    expect([refused.status, refused.body.code]).toEqual([409, "notAWall"]);
    await wallThatCameBack();
    const wall = await idOf(isWall);
    await mom.send("DELETE", "/api/unlock");
    expect((await unlockFromAfar(mom, wall)).status).toBe(401);
    expect((await unlockFromAfar(mia, wall)).status).toBe(401);
  });
});
