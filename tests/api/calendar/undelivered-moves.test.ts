import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { familyPins, openWallBrowser, unlockBrowser } from "../../fixtures/access/sign-in.ts";
import { hasRadicale, type Radicale, startRadicale } from "../../companions/radicale.ts";
import { icsFileOf, veventOf } from "../../fixtures/calendar/family-ics.ts";
import { openTestBrowser, type TestBrowser } from "../../fixtures/http/test-browser.ts";
import { startTestServer, type TestServer } from "../../fixtures/server/test-server.ts";

interface Shown {
  readonly id: string;
  readonly title: string;
  readonly feedId: string;
}

let radicale: Radicale;
let server: TestServer;
let wall: TestBrowser;
let feeds: Readonly<Record<string, string>> = {};

describe.skipIf(!hasRadicale)("an event that was moved home from an account's calendar", () => {
  let school = "";

  beforeAll(async () => {
    radicale = await startRadicale();
    await radicale.makeCalendar("work", { title: "Work" });
    school = await radicale.makeCalendar("school", { title: "School" });
  });
  afterAll(() => radicale.close());
  beforeEach(async () => {
    const lines = ["DTSTART:20261121T160000Z", "DTEND:20261121T170000Z"];
    const body = icsFileOf(veventOf("lesson", "Piano", lines));
    await radicale.send("PUT", `${school}lesson.ics`, { body });
    server = await startTestServer({
      env: {
        ...familyPins,
        CALDAV_URL: radicale.url,
        CALDAV_USER: radicale.user,
        CALDAV_PASSWORD: radicale.password,
      },
    });
    wall = await openWallBrowser(server);
    await schoolIsRead();
  });
  afterEach(() => server.close());

  const piano = async (): Promise<Shown[]> => {
    const { body } = await wall.get("/api/calendar?start=2026-11-20&end=2026-11-30");
    feeds = Object.fromEntries(
      (body.feeds ?? []).map(({ name, id }: { name: string; id: string }) => [name, id]),
    );
    return (body.events ?? []).filter(({ title }: Shown) => title === "Piano");
  };
  /** The calendars in which it is. */
  const places = async (): Promise<string[]> =>
    (await piano())
      .map(({ feedId }) => Object.keys(feeds).find((name) => feeds[name] === feedId) ?? feedId)
      .toSorted();
  const schoolIsRead = async (): Promise<void> => {
    await expect.poll(places, { timeout: 20_000 }).toEqual(["School"]);
  };
  const move = async (feedId: string | undefined): Promise<void> => {
    const [event] = await piano();
    const path = `/api/calendar/events/${event?.id}`;
    const answer = await wall.send("PATCH", path, { feedId });
    expect(answer).toMatchObject({ status: 200, body: { feedId } });
  };

  it("is there rather than nowhere where nobody asks any more whether its server let it go", async () => {
    await radicale.stop();
    await move("family");
    const { waiting } = (await wall.get("/api/calendar/changes")).body;
    const path = `/api/calendar/changes/${waiting[0].id}/decide`;
    expect((await wall.send("POST", path, { send: false })).status).toBe(204);
    expect(await places()).toContain("family");
    await radicale.resume();
  }, 30_000);

  it("moves on where the calendar from which it came isn't shown any more", async () => {
    await move("family");
    expect(await places()).toEqual(["family"]);
    const parent = openTestBrowser(server);
    await unlockBrowser(parent, "mom", "2468");
    const { id } = (await parent.get("/api/calendar/accounts")).body.items[0];
    const calendars = [{ id: feeds["School"], chosen: false }];
    const hidden = await parent.send("PATCH", `/api/calendar/accounts/${id}`, { calendars });
    expect(hidden.status).toBe(200);
    await move(feeds["Work"]);
    expect(await places()).toEqual(["Work"]);
  }, 30_000);
});
