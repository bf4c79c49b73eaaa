import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { showCode } from "../../fixtures/access/links.ts";
import { familyPins, openWallBrowser, signInBrowser } from "../../fixtures/access/sign-in.ts";
import { openLiveStream } from "../../fixtures/http/live-stream.ts";
import { type TestBrowser, openTestBrowser } from "../../fixtures/http/test-browser.ts";
import { type TestServer, startTestServer } from "../../fixtures/server/test-server.ts";

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ env: familyPins });
});
afterEach(() => server.close());

const iphone = { "user-agent": "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)" };
const redeem = (phone: TestBrowser, body: object) =>
  phone.send("POST", "/api/session/link", body, iphone);
const refusal = { status: 401, code: "signInLinkEnded" };
const outcome = ({ status, body }: Awaited<ReturnType<typeof redeem>>) => ({
  status,
  code: body.code,
});
const phoneOf = async (memberId: string, pin: string): Promise<TestBrowser> => {
  const phone = openTestBrowser(server);
  await signInBrowser(phone, memberId, pin);
  return phone;
};

describe("a code for a phone", () => {
  it("signs it in once, which the wall that shows it is told at once and can take back", async () => {
    const wall = await openWallBrowser(server);
    const { id, token } = await showCode(wall, "mia", "1234");
    const waiting = await wall.get(`/api/sign-in-links/${id}`);
    expect(waiting.body).toMatchObject({ memberId: "mia", state: "waiting" });
    const stream = await openLiveStream(server.url);
    const phone = openTestBrowser(server);
    expect((await redeem(phone, { token })).body).toMatchObject({ memberId: "mia", parent: false });
    await stream.until(({ data }) => data.kind === "settings");
    stream.close();
    expect((await phone.get("/api/session")).body.memberId).toBe("mia");
    const used = (await wall.get(`/api/sign-in-links/${id}`)).body;
    expect(used).toMatchObject({ state: "used", device: { make: "iphone", label: "iPhone" } });
    expect((await wall.send("DELETE", `/api/sign-in-links/${id}`)).status).toBe(204);
    expect((await phone.get("/api/session")).status).toBe(401);
    expect((await wall.get(`/api/sign-in-links/${id}`)).body.state).toBe("ended");
  });

  it("is typed into an app in eight digits, with spaces as they are shown", async () => {
    const { code } = await showCode(await openWallBrowser(server), "mia", "1234");
    expect(code).toMatch(/^\d{8}$/);
    const phone = openTestBrowser(server);
    const typed = `${code.slice(0, 4)} ${code.slice(4)}`;
    expect((await redeem(phone, { code: typed })).body.memberId).toBe("mia");
    expect((await redeem(phone, { code, token: "A".repeat(22) })).status).toBe(400);
    expect((await redeem(phone, {})).status).toBe(400);
  });

  it("never unlocks anything, a parent's neither", async () => {
    const { token } = await showCode(await openWallBrowser(server), "mom", "2468");
    const phone = openTestBrowser(server);
    expect((await redeem(phone, { token })).body).toMatchObject({ memberId: "mom", parent: true });
    expect((await phone.get("/api/unlock")).body).toEqual({ unlocked: false });
    expect((await phone.get("/api/devices")).body.code).toBe("locked");
  });

  it("is refused to a second phone, after two minutes, and where another was shown since", async () => {
    const wall = await openWallBrowser(server);
    const first = await showCode(wall, "mia", "1234");
    await redeem(openTestBrowser(server), { token: first.token });
    for (const body of [{ token: first.token }, { code: first.code }])
      expect(outcome(await redeem(openTestBrowser(server), body))).toEqual(refusal);
    const late = await showCode(wall, "mia", "1234");
    server.clock.advance(2 * 60_000);
    expect(outcome(await redeem(openTestBrowser(server), { token: late.token }))).toEqual(refusal);
    expect((await wall.get(`/api/sign-in-links/${late.id}`)).body.state).toBe("ended");
    const replaced = await showCode(wall, "mia", "1234");
    const last = await showCode(wall, "mia", "1234");
    const { token } = replaced;
    expect(outcome(await redeem(openTestBrowser(server), { token }))).toEqual(refusal);
    expect((await redeem(openTestBrowser(server), { token: last.token })).status).toBe(200);
    for (const reason of ["used", "late"]) expect(server.log()).toContain(`"reason":"${reason}"`);
  });

  it("is gone after a restart", async () => {
    const { token } = await showCode(await openWallBrowser(server), "mia", "1234");
    await server.restart(familyPins);
    expect(outcome(await redeem(openTestBrowser(server), { token }))).toEqual(refusal);
  });

  it("is of no use to whoever guesses: digits wait as PINs do, and keep nobody's PIN waiting", async () => {
    await server.restart({ ...familyPins, PUBLIC_URL: "https://wall.example" });
    const { code, token } = await showCode(await openWallBrowser(server), "mia", "1234");
    const from = (n: number) => ({ "x-forwarded-for": `192.168.1.${n}` });
    const post = (path: string, body: object, n: number) =>
      openTestBrowser(server).send("POST", path, body, from(n));
    const statuses: number[] = [];
    for (let n = 0; n < 7; n++)
      statuses.push((await post("/api/session/link", { code: `0000000${n}` }, n)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
    expect((await post("/api/session/link", { code }, 8)).status).toBe(429);
    const mom = { memberId: "mom", pin: "2468" };
    expect((await post("/api/session", mom, 9)).status).toBe(200);
    // Nobody guesses 128 bits, so that a camera needn't wait for those who try digits.
    expect((await post("/api/session/link", { token }, 10)).status).toBe(200);
  });
});

describe("who may show a code", () => {
  const show = async (screen: TestBrowser, body: object) => {
    const { status, body: answer } = await screen.send("POST", "/api/sign-in-links", body);
    return [status, answer.code].filter((one) => typeof one === "number" || /[a-z]/.test(one));
  };

  it("is a wall with that member's PIN only, also one that a parent has unlocked", async () => {
    const wall = await openWallBrowser(server);
    await wall.send("POST", "/api/unlock", { memberId: "mom", pin: "2468" });
    expect(await show(wall, { memberId: "mia" })).toEqual([401, "pinNeeded"]);
    expect(await show(wall, { memberId: "mia", pin: "9999" })).toEqual([401, "pinWrong"]);
    expect(await show(wall, { memberId: "leo", pin: "9999" })).toEqual([409, "pinNotSet"]);
    expect(await show(wall, { memberId: "mia", pin: "1234" })).toEqual([201]);
    await signInBrowser(wall, "mia", "1234");
    expect(await show(wall, { memberId: "mia" })).toEqual([401, "pinNeeded"]);
  });

  it("is a phone for its own member, and a parent's for whoever is no parent too", async () => {
    const child = await phoneOf("mia", "1234");
    expect(await show(child, { memberId: "mia" })).toEqual([201]);
    expect(await show(child, { memberId: "leo" })).toEqual([403, "notYours"]);
    expect(await show(child, { memberId: "mom", pin: "2468" })).toEqual([403, "notYours"]);
    const parent = await phoneOf("mom", "2468");
    expect(await show(parent, { memberId: "leo" })).toEqual([201]);
    const settings = await openWallBrowser(server);
    await settings.send("POST", "/api/unlock", { memberId: "mom", pin: "2468" });
    const roster = [
      { id: "mom", name: "Mom", color: "#c94f7c", parent: true },
      { id: "dad", name: "Dad", color: "#2f6fb5", parent: true },
      { id: "mia", name: "Mia", color: "#d9662b", kid: true },
      { id: "leo", name: "Leo", color: "#2a8f6d", kid: true },
      { id: "oma", name: "Oma", color: "#8a6d3b" },
    ];
    expect((await settings.send("PUT", "/api/members", roster)).status).toBe(200);
    expect(await show(parent, { memberId: "oma" })).toEqual([201]);
    expect(await show(child, { memberId: "oma" })).toEqual([403, "notYours"]);
    expect(await show(parent, { memberId: "dad" })).toEqual([403, "notYours"]);
    expect(await show(parent, { memberId: "nobody" })).toEqual([400, "invalid"]);
  });

  it("is asked for no more by any other screen", async () => {
    const { id } = await showCode(await openWallBrowser(server), "mia", "1234");
    const other = await openWallBrowser(server);
    expect((await other.get(`/api/sign-in-links/${id}`)).status).toBe(404);
    expect((await other.send("DELETE", `/api/sign-in-links/${id}`)).status).toBe(404);
  });
});

it("a code's secrets are in no log, no answer after the first, no database and no backup", async () => {
  const wall = await openWallBrowser(server);
  const headers = { "idempotency-key": "one-tap" };
  const body = { memberId: "mia", pin: "1234" };
  const first = (await wall.send("POST", "/api/sign-in-links", body, headers)).body;
  const again = (await wall.send("POST", "/api/sign-in-links", body, headers)).body;
  expect(again.token).not.toBe(first.token);
  await redeem(openTestBrowser(server), { token: again.token });
  await redeem(openTestBrowser(server), { token: first.token });
  await server.backUp();
  const files = readdirSync(server.dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== "reserve")
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), "latin1"));
  expect(files.length).toBeGreaterThan(2);
  const seen = [server.log(), ...files, (await wall.get(`/api/sign-in-links/${again.id}`)).body]
    .map((text) => (typeof text === "string" ? text : JSON.stringify(text)))
    .join("\n");
  for (const secret of [first.token, again.token, first.code, again.code])
    expect(seen).not.toContain(secret);
});
