import { afterEach, describe, expect, it } from "vitest";
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
  queryDatabase,
  signInBrowser,
  unlockBrowser,
} from "../../fixtures/access/sign-in.ts";
import { openLiveStream } from "../../fixtures/http/live-stream.ts";

let server: TestServer;
afterEach(() => server.close());
const open = async (): Promise<void> => {
  server = await startTestServer({ env: familyPins });
};
const choose = (browser: TestBrowser, id: string, body: object): Promise<TestAnswer> =>
  browser.send("PUT", `/api/members/${id}/pin`, body);
const phoneOf = async (memberId: string, pin: string): Promise<TestBrowser> => {
  const phone = openTestBrowser(server);
  await signInBrowser(phone, memberId, pin);
  return phone;
};

describe("one's own PIN", () => {
  it("is changed on the own phone with the one so far, and every other phone and unlock of theirs ends", async () => {
    await open();
    const [phone, old] = [await phoneOf("mom", "2468"), await phoneOf("mom", "2468")];
    const wall = await openWallBrowser(server);
    await unlockBrowser(wall, "mom", "2468");
    await unlockBrowser(phone, "mom", "2468");
    await phone.send("DELETE", "/api/unlock");
    const cookie = `family_wall_session=${old.cookies.get("family_wall_session")}`;
    const stream = await openLiveStream(server.url, { cookie });
    const changed = await choose(phone, "mom", { pin: "97531", currentPin: "2468" });
    expect([changed.status, changed.body]).toEqual([
      200,
      { id: "mom", name: "Mom", color: "#c94f7c", kid: false, parent: true, hasPin: true },
    ]);
    await stream.ended;
    expect((await phone.get("/api/session")).status).toBe(200);
    expect((await old.get("/api/session")).status).toBe(401);
    expect(await statusAsParent(wall)).toBe(401);
    expect((await unlockBrowser(wall, "mom", "2468")).status).toBe(401);
    expect((await unlockBrowser(wall, "mom", "97531")).status).toBe(200);
  });

  it("needs the one so far, and wrong ones wait like any other wrong PIN", async () => {
    await open();
    const phone = await phoneOf("mia", "1234");
    const missing = await choose(phone, "mia", { pin: "4321" });
    expect([missing.status, missing.body.field]).toEqual([400, "currentPin"]);
    const statuses: number[] = [];
    for (let n = 0; n < 7; n++)
      statuses.push((await choose(phone, "mia", { pin: "4321", currentPin: "9999" })).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
    expect((await choose(phone, "mia", { pin: "4321", currentPin: "1234" })).status).toBe(429);
    server.clock.advance(30_000);
    expect((await choose(phone, "mia", { pin: "4321", currentPin: "1234" })).status).toBe(200);
    const wrong = await choose(phone, "mia", { pin: "1111", currentPin: "1234" });
    expect([wrong.body.code, wrong.body.field]).toEqual(["pinWrong", "currentPin"]);
    expect((await signInBrowser(openTestBrowser(server), "mia", "4321")).status).toBe(200);
  });

  it("is told by no request that is remembered", async () => {
    await open();
    const wall = await openWallBrowser(server);
    await unlockBrowser(wall, "mom", "2468");
    const key = { "idempotency-key": "once" };
    await wall.send("PUT", "/api/members/leo/pin", { pin: "1111" }, key);
    const [first] = queryDatabase(server, "SELECT request_hash FROM idempotency");
    await wall.send("PUT", "/api/members/leo/pin", { pin: "2222" }, { "idempotency-key": "two" });
    const [, second] = queryDatabase(
      server,
      "SELECT request_hash FROM idempotency ORDER BY created_at, key",
    );
    expect(first).toEqual(second);
  });
});

describe("somebody else's PIN", () => {
  it("is chosen on a screen that a parent unlocked, phone or wall, and signs the other out", async () => {
    await open();
    const mia = await phoneOf("mia", "1234");
    const mom = await phoneOf("mom", "2468");
    const early = await choose(mom, "mia", { pin: "5678" });
    expect([early.status, early.body.code]).toEqual([401, "locked"]);
    await unlockBrowser(mom, "mom", "2468");
    expect((await choose(mom, "mia", { pin: "5678" })).status).toBe(200);
    expect((await mom.get("/api/unlock")).body.unlocked).toBe(true);
    expect((await mom.get("/api/session")).status).toBe(200);
    expect((await mia.get("/api/session")).status).toBe(401);
    expect((await signInBrowser(mia, "mia", "5678")).status).toBe(200);
  });

  it("is no child's to choose, and nobody's without a proof", async () => {
    await open();
    const mia = await phoneOf("mia", "1234");
    const refused = await choose(mia, "mom", { pin: "0000", currentPin: "1234" });
    expect([refused.status, refused.body.code]).toEqual([403, "notParent"]);
    const nobody = await choose(openTestBrowser(server), "leo", { pin: "0000" });
    expect([nobody.status, nobody.body.code]).toEqual([401, "signInFirst"]);
    expect((await unlockBrowser(openTestBrowser(server), "mom", "2468")).status).toBe(200);
  });

  it("is refused for nobody who lives here", async () => {
    await open();
    const wall = await openWallBrowser(server);
    await unlockBrowser(wall, "mom", "2468");
    for (const id of ["granny", "a%2Fb", "__proto__"])
      expect((await choose(wall, id, { pin: "1234" })).status).toBe(404);
  });

  it.each([
    ["three digits", { pin: "123" }, "pin"],
    ["thirteen digits", { pin: "1".repeat(13) }, "pin"],
    ["forty digits", { pin: "1".repeat(40) }, "pin"],
    ["letters", { pin: "12ab" }, "pin"],
    ["digits of another script", { pin: "١٢٣٤" }, "pin"],
    ["a number", { pin: 1234 }, "pin"],
    ["nothing", {}, "pin"],
    ["a current one of 41 digits", { pin: "1234", currentPin: "1".repeat(41) }, "currentPin"],
    ["a field that isn't there", { pin: "1234", memberId: "mom" }, "memberId"],
  ])("of %s is refused, and the field is named", async (_what, body, field) => {
    await open();
    const wall = await openWallBrowser(server);
    await unlockBrowser(wall, "mom", "2468");
    const refused = await choose(wall, "leo", body);
    expect([refused.status, refused.body.field]).toEqual([400, field]);
    expect((await signInBrowser(openTestBrowser(server), "leo", "1234")).body.code).toBe(
      "pinNotSet",
    );
  });
});
