import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type TestBrowser, openTestBrowser } from "#tests/fixtures/http/test-browser.ts";
import { type TestServer, startTestServer } from "#tests/fixtures/server/test-server.ts";
import { familyPins, queryDatabase, signInBrowser } from "#tests/fixtures/access/sign-in.ts";
import {
  type PushPhone,
  type PushService,
  startPushService,
} from "#tests/fixtures/push/push-service.ts";
import { replaceSubscription } from "./subscription-change.ts";

let service: PushService;
let app: TestServer;
let phone: TestBrowser;
let key: string;
let former: PushPhone;
beforeEach(async () => {
  service = await startPushService();
  app = await startTestServer({ env: { ...familyPins, PUSH_HOSTS: service.host } });
  phone = openTestBrowser(app);
  await signInBrowser(phone, "mom", "2468");
  former = service.newPhone();
  const { body } = await phone.send("POST", "/api/push/subscribe", former.subscription);
  key = body.publicKey;
  const { fetch } = globalThis;
  // A service worker's fetch knows its origin and brings the phone's cookies; Node's doesn't.
  vi.stubGlobal("fetch", (path: string, init: RequestInit = {}) => {
    if (!path.startsWith("/")) return fetch(path, init);
    const headers = new Headers(init.headers);
    headers.set("cookie", [...phone.cookies].map((pair) => pair.join("=")).join("; "));
    return fetch(app.url + path, { ...init, headers });
  });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await app.close();
  await service.close();
});

/** A browser as the Push API has it: one subscription at a time, under one key, where it may. */
const openPushManager = (next: PushPhone, isAllowed = true) => {
  let own: { readonly key: string; readonly subscription: PushSubscription } | null = null;
  const give = (under: string, { subscription }: PushPhone): PushSubscription => {
    const applicationServerKey = new Uint8Array(Buffer.from(under, "base64url")).buffer;
    const given: PushSubscription = {
      ...{ ...subscription, options: { userVisibleOnly: true, applicationServerKey } },
      ...{ getKey: () => null, toJSON: () => ({ ...subscription }) },
      unsubscribe: async () => {
        own = null;
        return true;
      },
    };
    own = { key: under, subscription: given };
    return given;
  };
  return {
    /** What the browser does by itself. */
    give,
    getSubscription: async () => own?.subscription ?? null,
    subscribe: async ({ applicationServerKey }: PushSubscriptionOptionsInit = {}) => {
      const under = typeof applicationServerKey === "string" ? applicationServerKey : "";
      if (!isAllowed) throw new DOMException("not permitted", "NotAllowedError");
      if (own !== null && own.key !== under)
        throw new DOMException("under another key", "InvalidStateError");
      return own?.subscription ?? give(under, next);
    },
  };
};
const endpoints = () => queryDatabase(app, "SELECT endpoint FROM push_subscriptions");
const tested = () => phone.send("POST", "/api/push/test");

describe("a phone whose browser changes its subscription while the app is closed", () => {
  it("is reached at the new one, which the browser made, and no more at the former", async () => {
    const moved = service.newPhone();
    const browser = openPushManager(service.newPhone());
    browser.give(key, moved);
    await replaceSubscription(browser);
    expect((await tested()).body).toEqual({ sent: 1 });
    expect([former.titles(), moved.titles()]).toEqual([[], ["It works"]]);
    expect(endpoints()).toEqual([{ endpoint: moved.subscription.endpoint }]);
  });

  it("makes one itself where the browser only gave the former up, as Firefox does", async () => {
    const next = service.newPhone();
    await replaceSubscription(openPushManager(next));
    expect((await tested()).body).toEqual({ sent: 1 });
    expect([former.titles(), next.titles()]).toEqual([[], ["It works"]]);
  });

  it("has one again after the house was told that the former is gone", async () => {
    service.answerNext({ status: 410 });
    await tested();
    expect(endpoints()).toEqual([]);
    const next = service.newPhone();
    await replaceSubscription(openPushManager(next));
    expect(endpoints()).toEqual([{ endpoint: next.subscription.endpoint }]);
  });

  it("gives up one that is under another key than the house's", async () => {
    const next = service.newPhone();
    const browser = openPushManager(next);
    browser.give(former.subscription.keys.p256dh, service.newPhone());
    await replaceSubscription(browser);
    expect((await tested()).body).toEqual({ sent: 1 });
    expect(next.titles()).toEqual(["It works"]);
  });
});

describe("a phone's browser subscribes to nothing", () => {
  const expectNothing = async () => {
    const browser = openPushManager(service.newPhone());
    await replaceSubscription(browser);
    expect(await browser.getSubscription()).toBeNull();
  };

  it("while nobody is signed in on it", async () => {
    await phone.send("DELETE", "/api/session");
    await expectNothing();
    expect(endpoints()).toEqual([]);
  });

  it("for somebody who is told of nothing", async () => {
    await app.restart({ PUSH_MEMBERS: "dad" });
    await expectNothing();
    expect(endpoints()).toEqual([{ endpoint: former.subscription.endpoint }]);
  });

  it("without the permission, quietly", async () => {
    const browser = openPushManager(service.newPhone(), false);
    await expect(replaceSubscription(browser)).resolves.toBeUndefined();
    expect(endpoints()).toEqual([{ endpoint: former.subscription.endpoint }]);
  });

  it("out of the house's reach, quietly", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    await expectNothing();
  });
});
