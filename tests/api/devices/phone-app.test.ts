import { afterEach, expect, it } from "vitest";
import type { Device } from "#contract/devices.ts";
import { openTestBrowser, type TestBrowser } from "../../fixtures/http/test-browser.ts";
import { familyPins, signInBrowser, unlockBrowser } from "../../fixtures/access/sign-in.ts";
import { type TestServer, startTestServer } from "../../fixtures/server/test-server.ts";

let server: TestServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

const phonesOf = async (parent: TestBrowser): Promise<Device[]> =>
  (await parent.get("/api/devices")).body.items.filter(({ kind }: Device) => kind === "phone");

it("a parent sees in one line how each phone has the app, as the phone says it and the wall sees it", async () => {
  server = await startTestServer({ env: familyPins });
  const phone = openTestBrowser(server);
  const parent = openTestBrowser(server);
  await unlockBrowser(parent, "mom", "2468");
  expect((await phone.send("PUT", "/api/session/app", { installed: true })).status).toBe(401);
  await signInBrowser(phone, "mia", "1234");
  expect(await phonesOf(parent)).toMatchObject([{ memberId: "mia" }]);
  expect((await phonesOf(parent))[0]?.app).toBeUndefined();
  expect((await phone.send("PUT", "/api/session/app", { installed: true })).status).toBe(204);
  expect((await phonesOf(parent))[0]?.app).toEqual({
    ...{ installed: true, secure: false, notifications: false },
  });
  const again = await phone.send("PUT", "/api/session/app", { installed: true });
  expect([again.status, again.headers.get("X-Wall-Revision")]).toEqual([204, null]);
  await phone.send("PUT", "/api/session/app", { installed: false });
  expect((await phonesOf(parent))[0]?.app).toMatchObject({ installed: false });
});
