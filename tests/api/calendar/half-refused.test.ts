import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { hasRadicale, type Radicale, startRadicale } from "../../companions/radicale.ts";
import { startDroppingProxy } from "../../fixtures/calendar/dropping-proxy.ts";
import { familyPins, openWallBrowser, signInBrowser } from "../../fixtures/access/sign-in.ts";
import { openTestBrowser, type TestBrowser } from "../../fixtures/http/test-browser.ts";
import { startTestServer, type TestServer } from "../../fixtures/server/test-server.ts";

let radicale: Radicale;
let proxy: Awaited<ReturnType<typeof startDroppingProxy>>;
let server: TestServer;
let wall: TestBrowser;
let mom: TestBrowser;
let feeds: Readonly<Record<string, string>> = {};

const lesson = {
  ...{ title: "Piano", memberIds: ["leo"], recurrence: "FREQ=WEEKLY;COUNT=4" },
  ...{ start: "2026-11-24T14:30:00.000Z", end: "2026-11-24T15:15:00.000Z" },
};
const second = encodeURIComponent("2026-12-01T14:30:00.000Z");
const fromSecond = `scope=following&occurrence=${second}`;
const shown = async (): Promise<string[]> => {
  const { events } = (await wall.get("/api/calendar?start=2026-11-20&end=2026-12-30")).body;
  return events
    .map(
      ({ start, title, feedId, memberIds }: Record<string, string>) =>
        `${start?.slice(5, 10)} ${title} ${feedId === feeds["Work"] ? "work" : "family"} ${memberIds}`,
    )
    .toSorted();
};
const changed = (id: string, patch: object, which: string) =>
  wall.send("PATCH", `/api/calendar/events/${id}?${which}`, patch);
const waiting = async (): Promise<{ id: string; problem?: string }[]> =>
  (await wall.get("/api/calendar/changes")).body.waiting;

describe.skipIf(!hasRadicale)("a change of which a real server takes one half", () => {
  beforeEach(async () => {
    radicale = await startRadicale();
    proxy = await startDroppingProxy(radicale.url);
    for (const title of ["Family", "Work"])
      await radicale.makeCalendar(title.toLowerCase(), { title });
    server = await startTestServer({
      env: {
        ...familyPins,
        ...{ CALDAV_URL: proxy.url, CALDAV_USER: radicale.user },
        CALDAV_PASSWORD: radicale.password,
      },
    });
    wall = await openWallBrowser(server);
    mom = openTestBrowser(server);
    await signInBrowser(mom, "mom", "2468");
    const { body } = await wall.get("/api/calendar");
    feeds = Object.fromEntries(
      body.feeds.map(({ name, id }: { name: string; id: string }) => [name, id]),
    );
  });
  afterEach(async () => {
    await server.close();
    await proxy.close();
    await radicale.close();
  });

  it.each([
    ["changes from one time on", {}, "family"],
    ["goes on in another calendar from one time on", { feedId: "Work" }, "work"],
  ])(
    "%s: it is asked about, and sent again it has the faces that were chosen along",
    async (_what, to, place) => {
      const { body: made } = await wall.send("POST", "/api/calendar/events", {
        ...{ ...lesson, feedId: feeds["Family"] },
      });
      // What goes on is there, the old series doesn't end, and what goes on can't be taken away again.
      let first: string | undefined;
      proxy.refuse((method, path) => {
        if (method === "PUT") first ??= path;
        return method === "DELETE" || (method === "PUT" && path !== first);
      });
      const feedId = feeds["feedId" in to ? to.feedId : "Family"];
      const patch = { title: "Concert", memberIds: ["mia"], feedId };
      const answer = await changed(made.id, patch, fromSecond);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      const [asked] = await waiting();
      expect(asked).toMatchObject({ title: expect.any(String) });
      proxy.refuse(() => false);
      const decided = await mom.send("POST", `/api/calendar/changes/${asked?.id}/decide`, {
        send: true,
      });
      expect(decided.status, JSON.stringify(decided.body)).toBeLessThan(300);
      await expect.poll(waiting).toEqual([]);
      expect(await shown()).toEqual([
        "11-24 Piano family leo",
        ...["12-01", "12-08", "12-15"].map((day) => `${day} Concert ${place} mia`),
      ]);
    },
  );

  it("that nobody decided on isn't sent once the event was moved elsewhere, so that it is at one place", async () => {
    const { recurrence: _rule, ...once } = lesson;
    const { body: made } = await wall.send("POST", "/api/calendar/events", {
      ...{ ...once, feedId: feeds["Family"] },
    });
    await radicale.stop();
    await changed(made.id, { feedId: feeds["Work"] }, "scope=all");
    proxy.refuse((method) => method === "PUT" || method === "MOVE");
    await radicale.resume();
    await expect
      .poll(async () => (await waiting()).map(({ problem }) => problem), { timeout: 30_000 })
      .toEqual([expect.any(String)]);
    const [first] = await waiting();
    const { events } = (await wall.get("/api/calendar?start=2026-11-20&end=2026-12-30")).body;
    await changed(events[0].id, { feedId: "family" }, "scope=all");
    proxy.refuse(() => false);
    const decide = (send: boolean) =>
      mom.send("POST", `/api/calendar/changes/${first?.id}/decide`, { send });
    expect(await decide(true)).toMatchObject({ status: 409, body: { code: "changedSince" } });
    expect((await decide(false)).status).toBe(204);
    await expect.poll(waiting, { timeout: 30_000 }).toEqual([]);
    expect(await shown()).toEqual(["11-24 Piano family leo"]);
  }, 60_000);

  it.each([
    ["from its form", (id: string) => changed(id, { feedId: feeds["Family"] }, "scope=all")],
    [
      "from Recent changes",
      async () => {
        const { items } = (await wall.get("/api/calendar/changes")).body;
        return wall.send("POST", `/api/calendar/changes/${items[0].id}/undo`);
      },
    ],
  ])(
    "stays where it is when the calendar from which it was moved doesn't take it back, %s",
    async (_how, back) => {
      const { recurrence: _rule, ...once } = lesson;
      const { body: made } = await wall.send("POST", "/api/calendar/events", {
        ...{ ...once, feedId: feeds["Family"] },
      });
      const moved = await changed(made.id, { feedId: feeds["Work"] }, "scope=all");
      expect(moved.status).toBe(200);
      proxy.refuse((method) => method === "PUT" || method === "MOVE");
      expect((await back(moved.body.id)).status).toBe(502);
      expect(await shown()).toEqual(["11-24 Piano work leo"]);
      proxy.refuse(() => false);
      expect((await back(moved.body.id)).status).toBeLessThan(300);
      expect(await shown()).toEqual(["11-24 Piano family leo"]);
      expect(await waiting()).toEqual([]);
    },
  );
});
