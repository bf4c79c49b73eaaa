import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import {
  type TestAnswer,
  type TestBrowser,
  openTestBrowser,
} from "../../fixtures/http/test-browser.ts";
import { lanAddress } from "#server/http/phone-urls.ts";
import { type TestServer, startTestServer, testFamily } from "../../fixtures/server/test-server.ts";
import { openWallBrowser, signInBrowser, unlockBrowser } from "../../fixtures/access/sign-in.ts";

const behindProxy = { PUBLIC_URL: "https://wall.example" };
const elsewhere = { "x-forwarded-for": "192.168.1.50" };

let server: TestServer;
afterEach(() => server.close());
const open = async (env: Record<string, string> = {}): Promise<void> => {
  server = await startTestServer({ env });
};
const setup = async (browser: TestBrowser, headers: Record<string, string> = {}) =>
  (await browser.get("/api/setup", headers)).body;
const codeShown = async (): Promise<string> => (await setup(openTestBrowser(server))).code;
const choose = (
  browser: TestBrowser,
  id: string,
  pin: string,
  headers: Record<string, string> = {},
): Promise<TestAnswer> => browser.send("PUT", `/api/members/${id}/pin`, { pin }, headers);

describe("the first evening", () => {
  it("goes from an empty house to a locked one on the wall itself, with nothing but touches", async () => {
    await open();
    rmSync(join(server.configDir, "members.json"));
    await server.restart();
    const wall = await openWallBrowser(server);
    expect(await setup(wall)).toEqual({
      ...{ done: false, allowed: true, code: expect.stringMatching(/^\d{6}$/) },
      ...{ sampleRoster: true, place: false, calendar: false },
      phoneUrls: [],
    });
    const roster = [
      { id: "ida", name: "Ida", color: "#d9662b", kid: true },
      { id: "ben", name: "Ben", color: "#2f6fb5", parent: true },
    ];
    expect((await wall.send("PUT", "/api/members", roster)).status).toBe(200);
    const place = { name: "Potsdam", latitude: 52.4, longitude: 13.06 };
    expect((await wall.send("PATCH", "/api/settings", { place })).status).toBe(200);
    expect(await setup(wall)).toMatchObject({ sampleRoster: false, place: true, done: false });
    expect((await choose(wall, "ben", "97531")).body).toMatchObject({ id: "ben", hasPin: true });
    expect(await setup(wall)).toMatchObject({ done: true, allowed: false, code: null });
    expect((await wall.send("PUT", "/api/members", roster)).body.code).toBe("locked");
    expect((await wall.send("PATCH", "/api/settings", { place: null })).status).toBe(401);
    await unlockBrowser(wall, "ben", "97531");
    expect((await setup(wall)).allowed).toBe(true);
    expect((await choose(wall, "ida", "1234")).status).toBe(200);
  });

  it("can be done on a phone with the code that the wall shows, which is worth nothing after it", async () => {
    await open();
    const code = await codeShown();
    const phone = openTestBrowser(server);
    const shown = { ...elsewhere, "x-setup-code": code };
    expect(await setup(phone, elsewhere)).toMatchObject({ allowed: false, code: null });
    expect(await setup(phone, shown)).toMatchObject({ allowed: true, code: null });
    expect((await phone.send("PUT", "/api/members", testFamily, elsewhere)).status).toBe(409);
    expect((await phone.send("PUT", "/api/members", testFamily, shown)).status).toBe(200);
    expect((await choose(phone, "mia", "1234", shown)).status).toBe(200);
    expect((await choose(phone, "mom", "2468", shown)).status).toBe(200);
    for (const id of ["mom", "dad", "mia"]) {
      const late = await choose(phone, id, "6666", shown);
      expect([late.status, late.body.code]).toEqual([401, "signInFirst"]);
    }
    expect(await setup(phone, shown)).toMatchObject({ done: true, allowed: false });
    expect((await choose(openTestBrowser(server), "dad", "6666")).status).toBe(401);
    expect((await unlockBrowser(phone, "mom", "2468")).status).toBe(200);
  });

  it("is finished by one of two who choose a parent's PIN at the same moment", async () => {
    await open();
    const pins = ["1111", "2222", "3333", "4444"];
    const answers = await Promise.all(
      pins.map((pin) => choose(openTestBrowser(server), "mom", pin)),
    );
    const taken = pins.filter((_pin, n) => answers[n]?.status === 200);
    expect(taken).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(3);
    expect((await unlockBrowser(openTestBrowser(server), "mom", taken[0] ?? "")).status).toBe(200);
  });

  it("goes on when only a child has a PIN, and a wrong code is told as such", async () => {
    await open();
    const wall = openTestBrowser(server);
    await choose(wall, "mia", "1234");
    expect((await setup(wall)).done).toBe(false);
    expect((await signInBrowser(openTestBrowser(server), "mia", "1234")).status).toBe(200);
    const wrong = (await codeShown()) === "000000" ? "000001" : "000000";
    const refused = await choose(wall, "mom", "2468", { ...elsewhere, "x-setup-code": wrong });
    expect([refused.status, refused.body.code, refused.body.field]).toEqual([
      401,
      "setupCodeWrong",
      "X-Setup-Code",
    ]);
  });

  const address = lanAddress();
  it.runIf(address !== null)(
    "is done on the wall's own screen also where the wall only answers to an address in the house",
    async () => {
      await open({ BIND_ADDR: address ?? "" });
      const wall = openTestBrowser(server);
      expect(new URL(server.url).hostname).toBe(address);
      const code = expect.stringMatching(/^\d{6}$/);
      expect(await setup(wall)).toMatchObject({ allowed: true, code });
      expect(await setup(wall, elsewhere)).toMatchObject({ allowed: false, code: null });
      expect((await choose(wall, "mom", "2468", elsewhere)).status).toBe(409);
      expect((await choose(wall, "mom", "2468")).status).toBe(200);
    },
  );

  it("is over before it began where the operator gave a parent a PIN", async () => {
    await open({ ...behindProxy, MEMBER_PIN_MOM: "2468" });
    const wall = openTestBrowser(server);
    expect(await setup(wall)).toMatchObject({ done: true, allowed: false, code: null });
    expect((await choose(wall, "dad", "1111")).status).toBe(401);
  });
});

describe("the code", () => {
  it("is guessed five times before everybody waits who guesses, over all calls and addresses together", async () => {
    await open();
    const right = Number(await codeShown());
    const phone = openTestBrowser(server);
    const statuses: number[] = [];
    for (let n = 0; n < 3; n++) {
      const guess = (more: number) => ({
        "x-forwarded-for": `192.168.1.${60 + n}`,
        "x-setup-code": String((right + n * 2 + more) % 1_000_000).padStart(6, "0"),
      });
      statuses.push((await phone.get("/api/setup", guess(1))).status);
      statuses.push((await phone.send("PUT", "/api/members", testFamily, guess(2))).status);
    }
    expect(statuses).toEqual([200, 401, 200, 401, 200, 429]);
    const waits = await phone.get("/api/setup", {
      ...elsewhere,
      "x-setup-code": await codeShown(),
    });
    expect([waits.status, waits.headers.get("retry-after")]).toEqual([429, "30"]);
    expect((await phone.get("/api/setup", elsewhere)).status).toBe(200);
    expect((await phone.get("/api/settings")).status).toBe(200);
  });

  it("is told to nobody but the machine itself, also not through a log", async () => {
    await open();
    const code = await codeShown();
    for (const headers of [elsewhere, { "x-real-ip": "127.0.0.1" }, { forwarded: "for=127.0.0.1" }])
      expect((await setup(openTestBrowser(server), headers)).code ?? null).toBeNull();
    expect(server.log()).not.toContain(code);
  });

  it("is told to nobody where a proxy was announced, whose requests all come from here", async () => {
    await open(behindProxy);
    const seen = await setup(openTestBrowser(server));
    expect([seen.allowed, seen.code]).toEqual([false, null]);
    expect(seen.phoneUrls).toEqual(["https://wall.example/m/"]);
  });

  it("is believed from a proxy's word only where a proxy was announced", async () => {
    await open({});
    const spoofed = await setup(openTestBrowser(server), { "x-forwarded-for": "127.0.0.1" });
    expect([spoofed.allowed, spoofed.code]).toEqual([false, null]);
  });
});
