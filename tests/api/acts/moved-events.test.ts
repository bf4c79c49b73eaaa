import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Act } from "#contract/acts.ts";
import { hasRadicale, type Radicale, startRadicale } from "../../companions/radicale.ts";
import { familyPins, signInBrowser } from "../../fixtures/access/sign-in.ts";
import { flute } from "../../fixtures/acts/act-cases.ts";
import { type TestBrowser, openTestBrowser } from "../../fixtures/http/test-browser.ts";
import { type TestServer, startTestServer } from "../../fixtures/server/test-server.ts";

describe.skipIf(!hasRadicale)("an event that moved to the calendar of an account", () => {
  let radicale: Radicale;
  let server: TestServer;
  let mom: TestBrowser;
  beforeEach(async () => {
    radicale = await startRadicale();
    await radicale.makeCalendar("work", { title: "Work" });
    const { url, user, password } = radicale;
    server = await startTestServer({
      env: { ...familyPins, CALDAV_URL: url, CALDAV_USER: user, CALDAV_PASSWORD: password },
    });
    mom = openTestBrowser(server);
    await signInBrowser(mom, "mom", "2468");
  });
  afterEach(async () => {
    await server.close();
    await radicale.close();
  });

  const acts = async (): Promise<Act[]> => (await mom.get("/api/acts")).body.items;
  const shown = async (): Promise<string[]> =>
    (await mom.get("/api/calendar?start=2026-11-01&end=2027-02-28")).body.events.map(
      ({ title, start, feedId }: Record<string, string>) => `${title} ${start} ${feedId}`,
    );

  it("isn't there twice: what was done to it before can't be undone", async () => {
    const id = await flute(mom);
    const path = `/api/calendar/events/${id}`;
    await mom.send("DELETE", `${path}?scope=one&occurrence=2026-12-01T15:00:00.000Z`);
    await mom.send("PATCH", path, { title: "Piano" });
    const before = await acts();
    expect(before.map(({ verb }) => verb)).toEqual(["changed", "deleted", "added"]);
    const { feeds } = (await mom.get("/api/calendar")).body;
    const { id: feedId } = feeds.find(({ name }: { name: string }) => name === "Work");
    expect((await mom.send("PATCH", path, { feedId })).status).toBe(200);
    const moved = await shown();
    expect(moved).toHaveLength(7);
    for (const act of before)
      expect(await mom.send("POST", `/api/acts/${act.id}/undo`)).toMatchObject({
        ...{ status: 409, body: { code: "changedSince" } },
      });
    expect(await shown()).toEqual(moved);
    expect((await acts()).filter(({ verb }) => verb === "moved")).toHaveLength(1);
  });
});
