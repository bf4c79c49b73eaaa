import { afterEach, expect, it } from "vitest";
import { openTestBrowser } from "../../fixtures/http/test-browser.ts";
import { openLiveStream } from "../../fixtures/http/live-stream.ts";
import { type TestServer, startTestServer } from "../../fixtures/server/test-server.ts";
import { familyPins, openWallBrowser, signInBrowser } from "../../fixtures/access/sign-in.ts";

const origin = "http://homeassistant.local:8123";
const page = { origin };

let server: TestServer;
afterEach(() => server.close());
const open = async (env: Record<string, string> = {}): Promise<void> => {
  server = await startTestServer({
    env: { ...familyPins, ALLOWED_ORIGINS: `https://other.example,${origin}`, ...env },
  });
};
const cors = (headers: Headers): string[] =>
  [...headers.keys()].filter((name) => name.startsWith("access-control-")).toSorted();
const preflight = (from: string): Promise<Response> =>
  fetch(`${server.url}/api/settings`, {
    method: "OPTIONS",
    headers: { origin: from, "access-control-request-method": "PATCH" },
  });

it("a page whose origin the operator allowed may read the wall, and no other page", async () => {
  await open();
  const browser = openTestBrowser(server);
  const answer = await browser.get("/api/members", page);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("access-control-allow-origin")).toBe(origin);
  expect(answer.headers.get("vary")).toContain("Origin");
  expect(answer.headers.get("access-control-allow-credentials")).toBeNull();
  for (const other of [
    "http://homeassistant.local",
    "https://homeassistant.local:8123",
    "http://homeassistant.local:8123.evil.example",
    "http://evil.homeassistant.local:8123",
    "null",
  ]) {
    const refused = await browser.get("/api/members", { origin: other });
    expect([refused.status, refused.body.code, cors(refused.headers)]).toEqual([
      403,
      "foreignOrigin",
      [],
    ]);
    expect((await preflight(other)).status).toBe(403);
  }
  expect(cors((await browser.get("/api/members")).headers)).toEqual([]);
  expect((await browser.get("/", page)).status).toBe(403);
  const stream = await openLiveStream(server.url, page);
  await stream.until(({ event }) => event === "hello");
  stream.close();
});

it("an allowed page's browser is told beforehand what it may send, and that no cookies are among it", async () => {
  await open();
  const { status, headers } = await preflight(origin);
  expect([status, cors(headers)]).toEqual([
    204,
    [
      "access-control-allow-headers",
      "access-control-allow-methods",
      "access-control-allow-origin",
      "access-control-expose-headers",
      "access-control-max-age",
    ],
  ]);
  expect(headers.get("access-control-allow-headers")).toContain("Authorization");
});

it("an allowed page has none of the browser's rights, because its cookies don't count", async () => {
  await open();
  const wall = await openWallBrowser(server);
  await signInBrowser(wall, "mom", "2468");
  await wall.send("POST", "/api/unlock", { memberId: "mom", pin: "2468" });
  expect((await wall.get("/api/settings")).status).toBe(200);
  expect((await wall.get("/api/settings", page)).status).toBe(401);
  expect((await wall.get("/api/config", page)).body).toMatchObject({
    ...{ session: null, unlockedUntil: null },
  });
  const unlock = await wall.send("POST", "/api/unlock", { memberId: "mom", pin: "2468" }, page);
  expect([unlock.status, unlock.body.code]).toEqual([403, "foreignOrigin"]);
});

it("an allowed page signs in with a token of its own, which lasts while it is used and can be taken away", async () => {
  await open();
  const browser = openTestBrowser(server);
  const signedIn = await browser.send(
    "POST",
    "/api/session",
    { memberId: "mom", pin: "2468" },
    { ...page, "idempotency-key": "sign-in-1" },
  );
  expect(signedIn.headers.get("set-cookie")).toBeNull();
  const token = String(signedIn.body.token);
  const withToken = { ...page, authorization: `Bearer ${token}` };
  for (let month = 0; month < 6; month++) {
    expect((await browser.get("/api/settings", withToken)).status).toBe(200);
    server.clock.advance(30 * 24 * 3600_000);
  }
  expect((await browser.get("/api/session", withToken)).body.memberId).toBe("mom");
  expect((await browser.get("/api/devices", withToken)).status).toBe(401);
  expect((await browser.get("/api/settings", { ...page, authorization: "Bearer x" })).status).toBe(
    401,
  );
  const again = await browser.send(
    "POST",
    "/api/session",
    { memberId: "mom", pin: "2468" },
    { ...page, "idempotency-key": "sign-in-1" },
  );
  expect(again.body.token).not.toBe(token);

  const wall = await openWallBrowser(server);
  await wall.send("POST", "/api/unlock", { memberId: "mom", pin: "2468" });
  const { items } = (await wall.get("/api/devices")).body;
  const phones = items.filter(({ kind }: { kind: string }) => kind === "phone");
  expect(phones).toHaveLength(2);
  for (const { id } of phones) await wall.send("DELETE", `/api/devices/${id}`);
  expect((await browser.get("/api/settings", withToken)).status).toBe(401);
});

it("a phone that signs in by itself never sees its token", async () => {
  await open();
  const { body } = await signInBrowser(openTestBrowser(server), "mom", "2468");
  expect(Object.keys(body).toSorted()).toEqual(["expiresAt", "memberId", "parent"]);
});

it.each(["*", "null", "homeassistant.local", `${origin}/`, `${origin}/lovelace`, "ftp://nas.lan"])(
  "%s is no origin, and refused before anything listens",
  async (wrong) => {
    await open();
    await expect(
      startTestServer({ env: { ...familyPins, ALLOWED_ORIGINS: wrong } }),
    ).rejects.toThrow("ALLOWED_ORIGINS: expected origins without a path");
  },
);
