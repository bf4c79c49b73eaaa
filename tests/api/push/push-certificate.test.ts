import { afterEach, beforeEach, expect, it } from "vitest";
import { familyPins, signInBrowser, unlockBrowser } from "../../fixtures/access/sign-in.ts";
import { openTestBrowser, type TestBrowser } from "../../fixtures/http/test-browser.ts";
import {
  type PushPhone,
  type PushService,
  startPushService,
} from "../../fixtures/push/push-service.ts";
import { type TestServer, startTestServer } from "../../fixtures/server/test-server.ts";

let service: PushService;
let server: TestServer;
let parent: TestBrowser;
beforeEach(async () => {
  service = await startPushService();
  server = await startTestServer({
    env: { ...familyPins, PUSH_HOSTS: service.host, PUBLIC_URL: "http://kitchen.test:8080" },
  });
  parent = openTestBrowser(server);
  await signInBrowser(parent, "mom", "2468");
  await unlockBrowser(parent, "mom", "2468");
});
afterEach(async () => {
  await server.close();
  await service.close();
});

const phoneOf = async (memberId: string, pin: string, language: string): Promise<PushPhone> => {
  const browser = openTestBrowser(server);
  await signInBrowser(browser, memberId, pin);
  const phone = service.newPhone();
  const subscribed = await browser.send("POST", "/api/push/subscribe", phone.subscription, {
    "accept-language": language,
  });
  expect(subscribed.status).toBeLessThan(300);
  return phone;
};

it("a new certificate is told to everybody's phone once, with the way there; the first one to nobody", async () => {
  const phones = [await phoneOf("mom", "2468", "en"), await phoneOf("mia", "1234", "de")];
  const make = async (seen: string | null) => parent.send("POST", "/api/https/authority", { seen });
  const first = await make(null);
  expect(first.status).toBe(200);
  const { fingerprint } = first.body.authority;
  expect((await make(fingerprint)).status).toBe(200);
  // A screen that still shows the former one changes nothing, and tells nobody.
  expect((await make(fingerprint)).status).toBe(409);
  const titles = ["The wall has a new certificate", "Die Wand hat ein neues Zertifikat"];
  for (const [n, phone] of phones.entries()) await expect.poll(phone.titles).toEqual([titles[n]]);
  expect(service.asked()).toBe(2);
});
