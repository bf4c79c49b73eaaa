import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { familyIcs } from "../../fixtures/calendar/family-ics.ts";
import { type TestBrowser, openTestBrowser } from "../../fixtures/http/test-browser.ts";
import { type FeedServer, startFeedServer } from "../../fixtures/calendar/feed-server.ts";
import { type TestServer, startTestServer } from "../../fixtures/server/test-server.ts";
import { familyPins, signInBrowser } from "../../fixtures/access/sign-in.ts";

let source: FeedServer;
let server: TestServer;
let parent: TestBrowser;
beforeEach(async () => {
  source = await startFeedServer();
  source.put("/mia.ics", familyIcs("2026-11-20"));
  const { host } = new URL(source.url);
  server = await startTestServer({ env: { ...familyPins, CALENDAR_LOCAL_HOSTS: host } });
  parent = openTestBrowser(server);
  await signInBrowser(parent, "mom", "2468");
});
afterEach(async () => {
  await server.close();
  await source.stop();
});

const list = async () => (await parent.get("/api/calendar/feeds")).body.items;

it("a parent sees how each calendar is and can disconnect it, also where none can be read any more", async () => {
  expect(await list()).toEqual([]);
  const added = { url: `${source.url}/mia.ics`, memberId: "mia" };
  const { feed } = (await parent.send("POST", "/api/calendar/feeds", added)).body;
  expect(await list()).toEqual([feed]);

  await source.stop();
  rmSync(join(server.dataDir, "cache"), { recursive: true });
  await server.restart();
  expect((await parent.get("/api/calendar")).body.code).toBe("unreachable");
  expect(await list()).toMatchObject([{ id: feed.id, state: "error", code: "refused" }]);
  expect(JSON.stringify(await list())).not.toContain(source.url);

  const gone = await parent.send("DELETE", "/api/calendar/feeds", { id: feed.id });
  expect(gone.status).toBe(204);
  expect(await list()).toEqual([]);
});

it("how the calendars are is nobody's business but the parents'", async () => {
  const child = openTestBrowser(server);
  expect((await child.get("/api/calendar/feeds")).status).toBe(401);
  await signInBrowser(child, "mia", "1234");
  expect((await child.get("/api/calendar/feeds")).status).toBe(403);
});

it("a calendar whose server names a time is left alone until then", async () => {
  const added = { url: `${source.url}/mia.ics`, memberId: "mia" };
  expect((await parent.send("POST", "/api/calendar/feeds", added)).status).toBe(201);
  const until = new Date(server.clock.now() + 45 * 60_000).toUTCString();
  source.answer("/mia.ics", (_request, response) =>
    response.writeHead(503, { "retry-after": until }).end(),
  );
  const asked = () => source.count("/mia.ics").asked;
  const looksAfter = async (minutes: number): Promise<void> => {
    server.clock.advance(minutes * 60_000);
    await parent.get("/api/calendar?start=2026-11-20&end=2026-11-21");
  };
  const before = asked();
  await looksAfter(6);
  await expect.poll(asked).toBe(before + 1);
  await expect.poll(async () => (await list())[0].state).not.toBe("ok");
  for (const _look of [1, 2, 3]) await looksAfter(10);
  expect(asked()).toBe(before + 1);
  await looksAfter(10);
  await expect.poll(asked).toBe(before + 2);
});
