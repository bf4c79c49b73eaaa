import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { hasRadicale, type Radicale, startRadicale } from "../../companions/radicale.ts";
import {
  familyPins,
  openWallBrowser,
  signInBrowser,
  unlockBrowser,
} from "../../fixtures/access/sign-in.ts";
import { icsFileOf, veventOf } from "../../fixtures/calendar/family-ics.ts";
import {
  openTestBrowser,
  type TestAnswer,
  type TestBrowser,
} from "../../fixtures/http/test-browser.ts";
import { startTestServer, type TestServer } from "../../fixtures/server/test-server.ts";

const times = ["DTSTART:20261121T160000Z", "DTEND:20261121T170000Z"];
const concert = { title: "Concert", ...{ start: "2026-11-24", end: "2026-11-25", allDay: true } };

let radicale: Radicale;
let server: TestServer;
let mom: TestBrowser;
let mia: TestBrowser;
let addresses: string[] = [];
let count = 0;

describe.skipIf(!hasRadicale)("a child who is signed in", () => {
  beforeAll(async () => {
    radicale = await startRadicale();
  });
  afterAll(() => radicale.close());
  beforeEach(async () => {
    count += 1;
    addresses = await Promise.all(
      ["Family", "Work"].map((title) =>
        radicale.makeCalendar(`${title.toLowerCase()}-${count}`, { title }),
      ),
    );
    const body = icsFileOf(veventOf("piano", "Piano", times));
    await radicale.send("PUT", `${addresses[0]}piano.ics`, { body });
    server = await startTestServer({
      env: {
        ...familyPins,
        ...{ CALDAV_URL: radicale.url, CALDAV_USER: radicale.user },
        CALDAV_PASSWORD: radicale.password,
      },
    });
    [mom, mia] = [openTestBrowser(server), openTestBrowser(server)];
    await signInBrowser(mom, "mom", "2468");
    await unlockBrowser(mom, "mom", "2468");
    await signInBrowser(mia, "mia", "1234");
  });
  afterEach(async () => {
    await server.close();
    for (const url of addresses) await radicale.send("DELETE", url);
  });

  const feedOf = async (name: string): Promise<{ id: string; childrenWrite?: boolean }> => {
    const { feeds } = (await mom.get("/api/calendar")).body;
    return feeds.find((feed: { name: string }) => feed.name === name);
  };
  const idOf = async (title: string): Promise<string> => {
    const { events } = (await mom.get("/api/calendar")).body;
    return events.find((event: { title: string }) => event.title === title).id;
  };
  const allow = async (name: string): Promise<void> => {
    const [account] = (await mom.get("/api/calendar/accounts")).body.items;
    const { id } = await feedOf(name);
    const answer = await mom.send("PATCH", `/api/calendar/accounts/${account.id}`, {
      calendars: [{ id, childrenWrite: true }],
    });
    expect(answer.status).toBe(200);
  };
  /** Every way to write into the calendar called Family while nothing waits, by what it came to. */
  const triesOf = async (browser: TestBrowser): Promise<string[]> => {
    const path = `/api/calendar/events/${await idOf("Piano")}`;
    const { id: feedId } = await feedOf("Family");
    const [last] = (await mom.get("/api/calendar/changes")).body.items;
    const tries: TestAnswer[] = [
      await browser.send("POST", "/api/calendar/events", { ...concert, feedId }),
      await browser.send("PATCH", path, { location: "Hall" }),
      await browser.send("POST", `/api/calendar/changes/${last.id}/undo?over=yes`),
      await browser.send("DELETE", path),
    ];
    return tries.map(({ status, body }) => [status, body?.code].filter(Boolean).join(" "));
  };
  const changeSomething = async (): Promise<void> => {
    const path = `/api/calendar/events/${await idOf("Piano")}`;
    expect((await mom.send("PATCH", path, { notes: "Bring the book" })).status).toBe(200);
  };

  it("writes into an account's calendar only where a parent allows it", async () => {
    await changeSomething();
    expect((await feedOf("Family")).childrenWrite).toBe(false);
    expect(await triesOf(mia)).toEqual(Array(4).fill("403 childMayNotWrite"));
    await allow("Family");
    expect((await feedOf("Family")).childrenWrite).toBe(true);
    expect(await triesOf(mia)).toEqual(["201", "200", "204", "204"]);
  });

  it("moves nothing into a calendar that is not for children, nor out of one", async () => {
    await allow("Family");
    const { id } = await feedOf("Work");
    const into = await mia.send("PATCH", `/api/calendar/events/${await idOf("Piano")}`, {
      feedId: id,
    });
    expect([into.status, into.body.code]).toEqual([403, "childMayNotWrite"]);
    const added = await mom.send("POST", "/api/calendar/events", { ...concert, feedId: id });
    const outOf = await mia.send("PATCH", `/api/calendar/events/${added.body.id}`, {
      feedId: (await feedOf("Family")).id,
    });
    expect([outOf.status, outOf.body.code]).toEqual([403, "childMayNotWrite"]);
  });

  it("adds to the family calendar where their events would go into one that isn't for children", async () => {
    const { id } = await feedOf("Family");
    await mom.send("PUT", "/api/calendar/new-events", { memberId: "mia", calendarId: id });
    const usual = async () =>
      (await mia.send("POST", "/api/calendar/events", { ...concert, memberIds: ["mia"] })).body
        .feedId;
    expect(await usual()).toBe("family");
    await allow("Family");
    expect(await usual()).toBe(id);
  });

  it("is held to it on a wall too, unless a parent has unlocked it", async () => {
    await changeSomething();
    const wall = await openWallBrowser(server);
    await signInBrowser(wall, "mia", "1234");
    expect(await triesOf(wall)).toEqual(Array(4).fill("403 childMayNotWrite"));
    // Who may look into Settings doesn't act as a parent yet.
    await wall.send("POST", "/api/unlock", { memberId: "mom", pin: "2468", for: "settings" });
    expect(await triesOf(wall)).toEqual(Array(4).fill("403 childMayNotWrite"));
    await unlockBrowser(wall, "mom", "2468");
    expect(await triesOf(wall)).toEqual(["201", "200", "204", "204"]);
  });
});
