import { afterEach, beforeEach, expect, it } from "vitest";
import { familyPins, signInBrowser, unlockBrowser } from "../../fixtures/access/sign-in.ts";
import { canarySecret } from "../../fixtures/calendar/canary-secret.ts";
import { type DavServer, startDavServer } from "../../fixtures/calendar/dav-server.ts";
import { openTestBrowser, type TestBrowser } from "../../fixtures/http/test-browser.ts";
import { startTestServer, type TestServer } from "../../fixtures/server/test-server.ts";

let dav: DavServer;
let server: TestServer;
let mom: TestBrowser;
let mia: TestBrowser;
beforeEach(async () => {
  dav = await startDavServer();
  server = await startTestServer({
    env: {
      ...familyPins,
      ...{ CALDAV_URL: dav.url, CALDAV_USER: "kim", CALDAV_PASSWORD: canarySecret },
    },
  });
  [mom, mia] = [openTestBrowser(server), openTestBrowser(server)];
  await signInBrowser(mom, "mom", "2468");
  await unlockBrowser(mom, "mom", "2468");
  await signInBrowser(mia, "mia", "1234");
});
afterEach(async () => {
  await server.close();
  await dav.stop();
});

const fair = async (): Promise<{ id: string; feedId: string }> =>
  (await mom.get("/api/calendar")).body.events.find(
    ({ title }: { title: string }) => title === "Village fair",
  );
const waiting = async (): Promise<{ id: string }[]> =>
  (await mom.get("/api/calendar/changes")).body.waiting;

it("a child decides nothing about a change of Mom's that waits, until a parent allows it", async () => {
  const { id, feedId } = await fair();
  dav.answer("*", (_request, response) => void response.writeHead(503).end());
  const path = `/api/calendar/events/${id}`;
  const changed = await mom.send("PATCH", path, { location: "Hall" });
  expect(changed).toMatchObject({ status: 200, body: { waiting: true } });
  const [write] = await waiting();
  const decide = (send: boolean) =>
    mia.send("POST", `/api/calendar/changes/${write?.id}/decide`, { send });
  for (const { status, body } of [
    await decide(false),
    await decide(true),
    await mia.send("PATCH", path, { location: "Church" }),
    await mia.send("DELETE", path),
  ])
    expect([status, body?.code]).toEqual([403, "childMayNotWrite"]);
  expect(await waiting()).toHaveLength(1);
  const [account] = (await mom.get("/api/calendar/accounts")).body.items;
  await mom.send("PATCH", `/api/calendar/accounts/${account.id}`, {
    calendars: [{ id: feedId, childrenWrite: true }],
  });
  expect((await decide(false)).status).toBe(204);
  expect(await waiting()).toEqual([]);
});
