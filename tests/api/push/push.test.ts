import { readFileSync, statSync } from "node:fs";
import { get } from "node:http";
import { json } from "node:stream/consumers";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import webpush from "web-push";
import { type TestBrowser, openTestBrowser } from "../../fixtures/http/test-browser.ts";
import { type TestServer, startTestServer } from "../../fixtures/server/test-server.ts";
import {
  familyPins,
  openWallBrowser,
  queryDatabase,
  signInBrowser,
  unlockBrowser,
} from "../../fixtures/access/sign-in.ts";
import {
  type PushPhone,
  type PushService,
  startPushService,
} from "../../fixtures/push/push-service.ts";

let service: PushService;
let server: TestServer;
let mom: TestBrowser;
let mia: TestBrowser;
beforeEach(async () => {
  service = await startPushService();
  server = await startTestServer({ env: { ...familyPins, PUSH_HOSTS: service.host } });
  [mom, mia] = [openTestBrowser(server), openTestBrowser(server)];
  await signInBrowser(mom, "mom", "2468");
  await signInBrowser(mia, "mia", "1234");
});
afterEach(async () => {
  await server.close();
  await service.close();
});

const subscribe = (browser: TestBrowser, { subscription }: PushPhone) =>
  browser.send("POST", "/api/push/subscribe", subscription);
const subscribed = async (browser: TestBrowser): Promise<PushPhone> => {
  const phone = service.newPhone();
  expect((await subscribe(browser, phone)).status).toBe(200);
  return phone;
};
const test = (browser: TestBrowser) => browser.send("POST", "/api/push/test");
const pushState = async (browser: TestBrowser, headers = {}) =>
  (await browser.get("/api/push", headers)).body;

describe("a phone that wants to be told of things", () => {
  it("subscribes under the house's key, gets a parent's test, and ends it", async () => {
    const phone = service.newPhone();
    const before = await pushState(mom);
    expect(before).toEqual({
      ...{ configured: true, subscribed: false, told: ["mom", "dad"] },
      publicKey: expect.stringMatching(/^B[\w-]{86}$/),
    });
    expect((await subscribe(mom, phone)).body).toEqual({ ...before, subscribed: true });
    expect((await test(mom)).body).toEqual({ sent: 1 });
    expect(phone.deliveries).toEqual([
      expect.objectContaining({
        message: {
          ...{ kind: "test", tag: "test", url: "/m/", title: "It works" },
          body: "The family wall reaches this phone.",
        },
      }),
    ]);
    const { endpoint } = phone.subscription;
    const ended = await mom.send("POST", "/api/push/unsubscribe", { endpoint });
    expect(ended.body.subscribed).toBe(false);
    expect([(await test(mom)).body.code, phone.deliveries.length]).toEqual(["notSubscribed", 1]);
    expect(service.complaints).toEqual([]);
  });

  it("is told in the house's language, or in its browser's where the house chose none", async () => {
    const phone = service.newPhone();
    const german = { "accept-language": "de-AT,de;q=0.9,en;q=0.5" };
    await mom.send("POST", "/api/push/subscribe", phone.subscription, german);
    await test(mom);
    await mom.send("PATCH", "/api/settings", { locale: "en" });
    await test(mom);
    expect(phone.titles()).toEqual(["Es klappt", "It works"]);
  });

  it("has one subscription however often it says so, and none once it signed out", async () => {
    await subscribed(mom);
    const phone = await subscribed(mom);
    await subscribe(mom, phone);
    expect((await test(mom)).body).toEqual({ sent: 1 });
    expect(phone.titles()).toHaveLength(1);
    await mom.send("DELETE", "/api/session");
    expect(queryDatabase(server, "SELECT endpoint FROM push_subscriptions")).toEqual([]);
  });

  it("is told of nothing where the operator named nobody of this house, who reads that in the log", async () => {
    await server.restart({ PUSH_MEMBERS: "mom,papa" });
    expect(server.log()).toMatch(/"strangers":\["papa"\].*PUSH_MEMBERS names ids/);
    await server.restart({ PUSH_MEMBERS: "papa" });
    expect(await pushState(mom)).toMatchObject({ told: [], reason: "notForYou" });
  });

  it("may be a child's, who is reminded of their own events, unless the operator named others, and can't send a test", async () => {
    await subscribed(mia);
    const { reason, ...state } = await pushState(mia);
    expect([state.subscribed, state.told, reason]).toEqual([true, ["mom", "dad"], undefined]);
    await server.restart({ PUSH_MEMBERS: "mom" });
    expect((await pushState(mia)).reason).toBe("notForYou");
    const { status, body } = await test(mia);
    expect([status, body.code, service.asked()]).toEqual([403, "notParent", 0]);
  });

  it("is told of nothing any more once its browser's own end of it has come", async () => {
    const end = Date.parse("2026-11-21T00:00:00Z");
    const { subscription } = service.newPhone();
    const given = { ...subscription, expirationTime: end + 0.25 };
    expect((await mom.send("POST", "/api/push/subscribe", given)).body.subscribed).toBe(true);
    server.clock.set("2026-11-21T00:00:01Z");
    expect((await pushState(mom)).subscribed).toBe(false);
    expect((await test(mom)).body.code).toBe("notSubscribed");
  });

  it("is nobody's while nobody is signed in, and no wall's", async () => {
    const phone = service.newPhone();
    const wall = await openWallBrowser(server);
    expect((await wall.get("/api/push")).status).toBe(401);
    await unlockBrowser(wall, "mom", "2468");
    expect((await wall.get("/api/push")).body.subscribed).toBe(false);
    expect((await subscribe(wall, phone)).body.code).toBe("signInFirst");
  });

  it("is forgotten when its push service doesn't know it any more", async () => {
    const gone = await subscribed(mom);
    service.answerNext({ status: 410 });
    const { status, body } = await test(mom);
    expect([status, body.code]).toEqual([502, "pushUnreachable"]);
    expect((await test(mom)).body.code).toBe("notSubscribed");
    expect(gone.deliveries).toEqual([]);
    expect((await pushState(mom)).subscribed).toBe(false);
  });

  it("gets five tests in ten minutes and not a sixth", async () => {
    await subscribed(mom);
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1) statuses.push((await test(mom)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe("an address that messages would go to", () => {
  it("is at a push service that browsers use, or nothing is kept of it", async () => {
    const { subscription } = service.newPhone();
    const at = async (endpoint: string) => {
      const given = { ...subscription, endpoint };
      const { status, body } = await mom.send("POST", "/api/push/subscribe", given);
      return [status, body.code, body.field];
    };
    for (const endpoint of ["https://evil.example/abc", "https://127.0.0.1/", "http://[::1]/"])
      expect(await at(endpoint)).toEqual([400, "pushServiceUnknown", "endpoint"]);
    for (const endpoint of ["file:///etc/passwd", "fcm.googleapis.com", ""])
      expect(await at(endpoint)).toEqual([400, "invalid", "endpoint"]);
    expect(queryDatabase(server, "SELECT endpoint FROM push_subscriptions")).toEqual([]);
    expect(await at("https://fcm.googleapis.com/fcm/send/abc")).toEqual([
      ...[200, undefined, undefined],
    ]);
  });

  it("comes with a key that is on the curve, or not at all", async () => {
    const { subscription } = service.newPhone();
    const keys = { ...subscription.keys, p256dh: `B${"A".repeat(86)}` };
    const { status, body } = await mom.send("POST", "/api/push/subscribe", {
      ...subscription,
      keys,
    });
    expect([status, body.field]).toEqual([400, "keys.p256dh"]);
  });

  it("is asked no more once the operator doesn't name its host any longer", async () => {
    await subscribed(mom);
    await server.restart({ PUSH_HOSTS: "" });
    expect((await test(mom)).body.code).toBe("pushUnreachable");
    expect(service.asked()).toBe(0);
  });
});

describe("why notifications don't come", () => {
  /** The state for a phone in the local network; fetch doesn't allow setting the Host header. */
  const pushStateAtHome = () =>
    new Promise<unknown>((resolve, reject) => {
      const cookie = [...mom.cookies].map((pair) => pair.join("=")).join("; ");
      const headers = { host: "192.168.1.20:8080", cookie };
      get(`${server.url}/api/push`, { headers }, (answer) => resolve(json(answer))).on(
        "error",
        reject,
      );
    });

  it("is said where the page isn't on https, and a subscription is taken all the same", async () => {
    await subscribed(mom);
    expect(await pushStateAtHome()).toMatchObject({ subscribed: true, reason: "needsHttps" });
    await server.restart({ PUBLIC_URL: "https://wall.example" });
    expect(await pushStateAtHome()).toMatchObject({ subscribed: true, reason: "openByHttps" });
    expect((await pushState(mom, { "x-forwarded-proto": "https" })).reason).toBeUndefined();
  });
});

describe("the house's key", () => {
  it("is made once, for its owner's eyes only, outside of the database", async () => {
    const { publicKey } = await pushState(mom);
    const file = join(server.dataDir, "push-key");
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await server.restart();
    expect((await pushState(mom)).publicKey).toBe(publicKey);
    const database = readFileSync(join(server.dataDir, "wall.db")).toString("latin1");
    expect(database).not.toContain(readFileSync(file, "utf8").trim());
  });

  it("is the same after a restore, so that phones stay subscribed", async () => {
    const phone = await subscribed(mom);
    await unlockBrowser(mom, "mom", "2468");
    const { name } = (await mom.send("POST", "/api/backups")).body;
    const restarted = server.nextRestart();
    expect((await mom.send("POST", `/api/backups/${name}/restore`)).status).toBe(200);
    await restarted;
    expect((await test(mom)).body).toEqual({ sent: 1 });
    expect(phone.titles()).toEqual(["It works"]);
  });

  it("is the operator's where they have one, and phones of the other key aren't subscribed", async () => {
    const phone = await subscribed(mom);
    const { publicKey, privateKey } = webpush.generateVAPIDKeys();
    await server.restart({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey });
    expect(await pushState(mom)).toMatchObject({ publicKey, subscribed: false });
    expect((await test(mom)).body.code).toBe("notSubscribed");
    await subscribe(mom, phone);
    expect((await test(mom)).body).toEqual({ sent: 1 });
  });

  it.each([
    ["half a pair", { VAPID_PUBLIC_KEY: webpush.generateVAPIDKeys().publicKey }, "VAPID_PRIVATE"],
    ["no key at all", { VAPID_PUBLIC_KEY: "x", VAPID_PRIVATE_KEY: "y" }, "base64url"],
    [
      "two halves of different pairs",
      {
        VAPID_PUBLIC_KEY: webpush.generateVAPIDKeys().publicKey,
        VAPID_PRIVATE_KEY: webpush.generateVAPIDKeys().privateKey,
      },
      "doesn't belong",
    ],
    ["nobody to write to", { VAPID_SUBJECT: "mom" }, "mailto:"],
  ])("is refused at start where it is %s", async (_what, env, said) => {
    await expect(startTestServer({ env })).rejects.toThrow(said);
  });
});
