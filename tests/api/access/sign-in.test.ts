import { readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { openTestBrowser } from "../../fixtures/http/test-browser.ts";
import { type TestServer, startTestServer, testFamily } from "../../fixtures/server/test-server.ts";
import {
  statusAsParent,
  familyPins,
  openWallBrowser,
  queryDatabase,
  signInBrowser,
  unlockBrowser,
} from "../../fixtures/access/sign-in.ts";

const minute = 60_000;
const day = 24 * 60 * minute;

let server: TestServer;
afterEach(() => server.close());
const open = async (env: Record<string, string> = familyPins): Promise<void> => {
  server = await startTestServer({ env });
};

describe("a phone", () => {
  it("is signed in by a member's PIN, stays it over a restart, and is signed out", async () => {
    await open();
    const phone = openTestBrowser(server);
    expect((await phone.get("/api/session")).status).toBe(401);
    const signedIn = await signInBrowser(phone, "mia", "1234");
    expect(signedIn.status).toBe(200);
    expect(signedIn.body).toEqual({
      memberId: "mia",
      parent: false,
      expiresAt: "2027-02-18T16:42:00.000Z",
    });
    const [cookie = ""] = signedIn.headers.getSetCookie();
    expect(cookie).toMatch(
      /^family_wall_session=[\w-]{43}; Path=\/; Max-Age=7776000; HttpOnly; SameSite=Strict$/,
    );
    await server.restart();
    expect((await phone.get("/api/session")).body.memberId).toBe("mia");
    expect((await phone.get("/api/config")).body.session).toEqual({
      memberId: "mia",
      parent: false,
    });
    const stolen = openTestBrowser(server);
    for (const [name, value] of phone.cookies) stolen.cookies.set(name, value);
    expect((await phone.send("DELETE", "/api/session")).status).toBe(204);
    expect(phone.cookies.size).toBe(0);
    expect((await phone.get("/api/session")).status).toBe(401);
    expect((await stolen.get("/api/session")).status).toBe(401);
    expect((await phone.send("DELETE", "/api/session")).status).toBe(204);
  });

  it("stays signed in for ninety days from its last use", async () => {
    await open();
    const used = openTestBrowser(server);
    const forgotten = openTestBrowser(server);
    await signInBrowser(used, "mia", "1234");
    await signInBrowser(forgotten, "mia", "1234");
    await used.get("/api/session");
    server.clock.advance(80 * day);
    const later = await used.get("/api/members");
    expect(later.headers.getSetCookie()[0]).toContain("Max-Age=7776000");
    expect((await used.get("/api/members")).headers.getSetCookie()).toEqual([]);
    server.clock.advance(11 * day);
    expect((await used.get("/api/session")).status).toBe(200);
    expect((await forgotten.get("/api/session")).status).toBe(401);
  });

  it("is told what is wrong in words", async () => {
    await open();
    const phone = openTestBrowser(server);
    const wrong = await signInBrowser(phone, "mia", "4321");
    expect([wrong.status, wrong.body.code]).toEqual([401, "pinWrong"]);
    const none = await signInBrowser(phone, "leo", "1234");
    expect([none.status, none.body.code, none.body.error]).toEqual([
      409,
      "pinNotSet",
      "Leo has no PIN yet.",
    ]);
    const nobody = await signInBrowser(phone, "granny", "1234");
    expect([nobody.status, nobody.body.field]).toEqual([400, "memberId"]);
    expect((await signInBrowser(phone, "__proto__", "1234")).status).toBe(400);
    expect(phone.cookies.size).toBe(0);
  });

  it("of somebody who moved out is signed out, and a parent who is no longer one may no longer act as one", async () => {
    await open();
    const mia = openTestBrowser(server);
    const mom = openTestBrowser(server);
    await signInBrowser(mia, "mia", "1234");
    await signInBrowser(mom, "mom", "2468");
    expect(await statusAsParent(mom)).toBe(200);
    const changed = testFamily
      .filter(({ id }) => id !== "mia")
      .map((one) => ({ ...one, parent: one.id === "dad" }));
    const file = join(server.configDir, "members.json");
    writeFileSync(`${file}.new`, JSON.stringify(changed));
    renameSync(`${file}.new`, file);
    await expect.poll(async () => (await mia.get("/api/members")).body.length).toBe(3);
    expect((await mia.get("/api/session")).status).toBe(401);
    expect((await mom.get("/api/session")).body.parent).toBe(false);
    expect(await statusAsParent(mom)).toBe(409);
  });

  it("can't be made up or stolen from the database", async () => {
    await open();
    const phone = openTestBrowser(server);
    const wall = await openWallBrowser(server);
    await signInBrowser(phone, "mom", "2468");
    await unlockBrowser(phone, "mom", "2468");
    const secrets = [...phone.cookies.values(), ...wall.cookies.values()];
    expect(secrets).toHaveLength(3);
    // The reserve is random bytes, and is filled meanwhile.
    const files = readdirSync(server.dataDir, { withFileTypes: true }).filter(
      (entry) => entry.isFile() && !entry.name.startsWith("reserve"),
    );
    for (const { name } of files) {
      const bytes = readFileSync(join(server.dataDir, name), "latin1");
      for (const secret of secrets)
        expect(bytes.includes(secret), `${name} tells a token`).toBe(false);
    }
    expect(server.log()).not.toContain("2468");
    const stored = JSON.stringify(
      queryDatabase(
        server,
        "SELECT member_id, hex(hash) AS hash, hex(salt) AS salt, cost FROM pins",
      ),
    );
    expect(stored).toContain('"cost":1024');
    for (const pin of ["2468", "1234"])
      expect(stored).not.toContain(Buffer.from(pin).toString("hex"));
    for (const [name, value] of phone.cookies) {
      const forger = openTestBrowser(server);
      forger.cookies.set(name, (value.startsWith("A") ? "B" : "A") + value.slice(1));
      expect(await statusAsParent(forger)).toBe(401);
    }
    const hashes = queryDatabase(server, "SELECT token_hash FROM devices") as {
      token_hash: string;
    }[];
    for (const { token_hash } of hashes) {
      const thief = openTestBrowser(server);
      thief.cookies.set("family_wall_session", token_hash);
      expect((await thief.get("/api/session")).status).toBe(401);
    }
  });
});

describe("a browser that opens the wall", () => {
  it("gets its identity once, with any page of the wall, and keeps it for a year of use", async () => {
    await open();
    const wall = openTestBrowser(server);
    const first = await wall.get("/calendar");
    expect(first.headers.getSetCookie()).toHaveLength(1);
    expect(first.headers.getSetCookie()[0]).toMatch(
      /^family_wall_device=[\w-]{43}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Strict$/,
    );
    expect((await wall.get("/")).headers.getSetCookie()).toEqual([]);
    server.clock.advance(300 * day);
    expect((await wall.get("/")).headers.getSetCookie()).toHaveLength(1);
    server.clock.advance(300 * day);
    const known = wall.cookies.get("family_wall_device");
    await wall.get("/");
    expect(wall.cookies.get("family_wall_device")).toBe(known);
  });

  it("gets none with the phone's pages, the API or assets, nor when another site sent it here", async () => {
    await open();
    const browser = openTestBrowser(server);
    await browser.get("/m/");
    await browser.get("/api/members");
    await browser.get("/assets/app.js");
    await browser.get("/", { referer: "https://evil.example/page" });
    await browser.get("/", { "sec-fetch-site": "cross-site" });
    expect(browser.cookies.size).toBe(0);
    expect(queryDatabase(server, "SELECT id FROM devices")).toEqual([]);
  });

  it("is written down once it comes back, and as seen at most every five minutes", async () => {
    await open();
    const wall = await openWallBrowser(server);
    const seenAt = (): unknown => queryDatabase(server, "SELECT seen_at FROM devices")[0];
    expect(seenAt()).toBeUndefined();
    await wall.get("/api/members");
    const first = seenAt();
    expect(first).toEqual({ seen_at: server.clock.now() });
    server.clock.advance(4 * minute);
    await wall.get("/api/members");
    expect(seenAt()).toEqual(first);
    server.clock.advance(minute);
    await wall.get("/api/members");
    expect(seenAt()).toEqual({ seen_at: server.clock.now() });
  });
});
