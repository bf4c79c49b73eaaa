import { afterEach, describe, expect, it } from "vitest";
import { type TestBrowser, openTestBrowser } from "../../fixtures/http/test-browser.ts";
import { type TestServer, startTestServer } from "../../fixtures/server/test-server.ts";
import {
  familyPins,
  openWallBrowser,
  signInBrowser,
  unlockBrowser,
} from "../../fixtures/access/sign-in.ts";

let server: TestServer;
afterEach(() => server.close());
const open = async (env: Record<string, string> = familyPins): Promise<void> => {
  server = await startTestServer({ env });
};
const guess = async (browser: TestBrowser): Promise<number> =>
  (await unlockBrowser(browser, "mom", "0000")).status;

const minute = 60_000;
const behindProxy = { ...familyPins, PUBLIC_URL: "https://wall.example" };
/** A call from another machine of the house. */
const from = (n: number) => ({ "x-forwarded-for": `192.168.${Math.floor(n / 200)}.${n % 200}` });
const stranger = (path: string, memberId: string, pin: string, n: number) =>
  openTestBrowser(server).send("POST", path, { memberId, pin }, from(n));

describe("strangers in the house, on whose browsers no parent's PIN was ever right", () => {
  it("reach five hashes together from a hundred addresses, and 84 within a day", async () => {
    await open(behindProxy);
    const statuses: number[] = [];
    for (let n = 0; n < 100; n++)
      statuses.push((await stranger("/api/unlock", "mom", "0000", n)).status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.at(-1)).toBe(429);
    let reached = 5;
    for (let n = 0; n < 24 * 6; n++) {
      server.clock.advance(10 * minute);
      if ((await stranger("/api/session", "mom", "0000", n)).status === 401) reached++;
    }
    expect(reached).toBeGreaterThanOrEqual(60);
    expect(reached).toBeLessThanOrEqual(84);
  });

  it("get no guesses by opening the wall, by another sign-in of a child, or by a parent who comes with a new phone", async () => {
    await open(behindProxy);
    const statuses: number[] = [];
    for (let n = 0; n < 6; n++) {
      const script = openTestBrowser(server);
      await script.get("/", from(n));
      const child = { memberId: "mia", pin: "1234" };
      expect((await script.send("POST", "/api/session", child, from(n))).status).toBe(200);
      const mom = { memberId: "mom", pin: "0000" };
      statuses.push((await script.send("POST", "/api/unlock", mom, from(n))).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    server.clock.advance(minute);
    expect((await stranger("/api/session", "mom", "2468", 20)).status).toBe(200);
    expect((await stranger("/api/unlock", "mom", "0000", 21)).status).toBe(401);
    expect((await stranger("/api/unlock", "mom", "0000", 22)).status).toBe(429);
  });

  it("never make the family's own phones and walls wait, nor the kiosk's screen", async () => {
    await open(behindProxy);
    const phone = openTestBrowser(server);
    const mom = { memberId: "mom", pin: "2468" };
    await phone.send("POST", "/api/session", mom, from(1));
    const tablet = openTestBrowser(server);
    await tablet.get("/", from(2));
    await tablet.send("POST", "/api/unlock", mom, from(2));
    for (let n = 0; n < 6; n++) await stranger("/api/unlock", "mom", "0000", 3);
    expect((await stranger("/api/unlock", "mom", "2468", 3)).status).toBe(429);
    for (const [own, n] of [
      [phone, 1],
      [tablet, 2],
    ] as const) {
      const wrong = await own.send("POST", "/api/unlock", { ...mom, pin: "0000" }, from(n));
      expect(wrong.status).toBe(401);
      expect((await own.send("POST", "/api/unlock", mom, from(n + 100))).status).toBe(200);
    }
    expect((await unlockBrowser(await openWallBrowser(server), "mom", "2468")).status).toBe(200);
  });

  it("don't keep children from signing in by guessing a parent's PIN, or parents by a child's", async () => {
    await open(behindProxy);
    for (let n = 0; n < 6; n++) await stranger("/api/session", "mom", "0000", n);
    expect((await stranger("/api/session", "mia", "1234", 9)).status).toBe(200);
    server.clock.advance(minute);
    for (let n = 0; n < 6; n++) await stranger("/api/session", "mia", "0000", n);
    expect((await stranger("/api/session", "mia", "1234", 9)).status).toBe(429);
    expect((await stranger("/api/session", "mom", "2468", 9)).status).toBe(200);
  });

  it("wait as long after a restart and with a clock that is set back", async () => {
    await open(behindProxy);
    for (let n = 0; n < 6; n++) await stranger("/api/unlock", "mom", "0000", n);
    server.clock.set("2026-11-19T06:00:00Z");
    expect((await stranger("/api/unlock", "mom", "2468", 7)).status).toBe(429);
    await server.restart();
    expect((await stranger("/api/unlock", "mom", "2468", 7)).status).toBe(429);
    server.clock.advance(30_000);
    expect((await stranger("/api/unlock", "mom", "2468", 7)).status).toBe(200);
  });
});

describe("guessing a parent's PIN", () => {
  it("reaches five hashes of a hundred at once, and then even the right PIN waits", async () => {
    await open();
    const tablet = await openWallBrowser(server);
    const statuses = await Promise.all(Array.from({ length: 100 }, () => guess(tablet)));
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(95);
    const refused = await unlockBrowser(tablet, "mom", "2468");
    expect([refused.status, refused.headers.get("retry-after"), refused.body]).toEqual([
      429,
      "30",
      { error: "Too many wrong PINs. Try again in 30 seconds.", code: "tooManyTries" },
    ]);
    await server.restart();
    expect((await signInBrowser(tablet, "mom", "2468")).status).toBe(429);
    server.clock.advance(30_000);
    expect((await unlockBrowser(tablet, "mom", "2468")).status).toBe(200);
    expect(await guess(tablet)).toBe(401);
  });

  it("on the wall never delays a parent's phone, new or signed in", async () => {
    await open();
    const phone = openTestBrowser(server);
    await signInBrowser(phone, "mom", "2468");
    const wall = await openWallBrowser(server);
    for (let n = 0; n < 8; n++) await guess(wall);
    expect(await guess(wall)).toBe(429);
    expect((await unlockBrowser(phone, "mom", "2468")).status).toBe(200);
    expect((await signInBrowser(openTestBrowser(server), "mom", "2468")).status).toBe(200);
  });

  it("is not what a child does who forgot the own one: that never delays a parent's phone", async () => {
    await open();
    const mom = openTestBrowser(server);
    await signInBrowser(mom, "mom", "2468");
    const mia = openTestBrowser(server);
    await signInBrowser(mia, "mia", "1234");
    for (const childs of [mia, openTestBrowser(server)]) {
      for (let n = 0; n < 8; n++) await signInBrowser(childs, "mia", "0000");
      expect((await signInBrowser(childs, "mia", "1234")).status).toBe(429);
    }
    expect((await unlockBrowser(mom, "mom", "2468")).status).toBe(200);
    expect((await signInBrowser(mom, "mom", "2468")).status).toBe(200);
  });

  it("is not made cheaper by knowing a child's PIN", async () => {
    await open();
    const phone = openTestBrowser(server);
    const statuses: number[] = [];
    for (let n = 0; n < 8; n++) {
      await signInBrowser(phone, "mia", "1234");
      statuses.push(await guess(phone));
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.at(-1)).toBe(429);
  });

  it.each(["a new wall cookie", "no cookie", "a new sign-in of a child"])(
    "soon waits however often a script comes with %s, and a parent's own phone doesn't",
    async (how) => {
      await open();
      const phone = openTestBrowser(server);
      await signInBrowser(phone, "mom", "2468");
      let reached = 0;
      let last = 0;
      for (let round = 0; round < 10; round++) {
        const script =
          how === "a new wall cookie" ? await openWallBrowser(server) : openTestBrowser(server);
        if (how === "a new sign-in of a child") await signInBrowser(script, "mia", "1234");
        for (let n = 0; n < 4; n++) {
          last = await guess(script);
          if (last === 401) reached++;
        }
      }
      expect(reached).toBeLessThanOrEqual(17);
      expect(last).toBe(429);
      expect((await unlockBrowser(phone, "mom", "2468")).status).toBe(200);
    },
  );

  it("doesn't get a throttle of its own back by signing out", async () => {
    await open();
    let reached = 0;
    for (let round = 0; round < 10; round++) {
      const script = openTestBrowser(server);
      await signInBrowser(script, "mia", "1234");
      for (let n = 0; n < 4; n++) if ((await guess(script)) === 401) reached++;
      await script.send("DELETE", "/api/session");
    }
    expect(reached).toBeLessThanOrEqual(17);
  });

  it("elsewhere in the house doesn't reach a wall that a parent has unlocked once", async () => {
    await open();
    for (let n = 0; n < 3; n++) await openWallBrowser(server);
    const kitchen = await openWallBrowser(server);
    expect((await unlockBrowser(kitchen, "mom", "2468")).status).toBe(200);
    const script = openTestBrowser(server);
    for (let n = 0; n < 6; n++) await guess(script);
    expect(await guess(script)).toBe(429);
    expect((await unlockBrowser(kitchen, "mom", "2468")).status).toBe(200);
  });
});
