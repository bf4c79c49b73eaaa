import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { familyPins, openWallBrowser, signInBrowser } from "../../fixtures/access/sign-in.ts";
import { hasRadicale, type Radicale, startRadicale } from "../../companions/radicale.ts";
import { icsFileOf, veventOf } from "../../fixtures/calendar/family-ics.ts";
import { openTestBrowser, type TestBrowser } from "../../fixtures/http/test-browser.ts";
import { startTestServer, type TestServer } from "../../fixtures/server/test-server.ts";

const lesson = icsFileOf(
  veventOf("lesson", "Piano", [
    "DTSTART:20261121T160000Z",
    "DTEND:20261121T170000Z",
    "RRULE:FREQ=WEEKLY",
    "LOCATION:Music school",
  ]),
);

let radicale: Radicale;
let server: TestServer;
let wall: TestBrowser;
let parent: TestBrowser;
let calendar = "";

describe.skipIf(!hasRadicale)("a program that saves without looking", () => {
  beforeAll(async () => {
    radicale = await startRadicale();
  });
  afterAll(() => radicale.close());
  beforeEach(async () => {
    calendar = await radicale.makeCalendar("blind", { title: "Family" });
    await radicale.send("PUT", `${calendar}lesson.ics`, { body: lesson });
    server = await startTestServer({
      env: {
        ...familyPins,
        CALDAV_URL: radicale.url,
        CALDAV_USER: radicale.user,
        CALDAV_PASSWORD: radicale.password,
      },
    });
    wall = await openWallBrowser(server);
    parent = openTestBrowser(server);
    await signInBrowser(parent, "mom", "2468");
  });
  afterEach(async () => {
    await server.close();
    await radicale.send("DELETE", calendar);
  });

  const url = () => `${calendar}lesson.ics`;
  const read = async (): Promise<string> => (await radicale.send("GET", url())).text();
  const putBlindly = (body: string) => radicale.send("PUT", url(), { body });
  const feedOf = async () => (await wall.get("/api/calendar")).body.feeds[0];
  const readAgain = async (): Promise<void> => {
    const { id } = await feedOf();
    server.clock.advance(6_000);
    await parent.send("POST", `/api/calendar/feeds/${id}/refresh`);
  };
  const eventId = async (): Promise<string> =>
    (await wall.get("/api/calendar")).body.events[0].seriesId;
  const change = async (patch: unknown, scope = "all") => {
    const answer = await wall.send(
      "PATCH",
      `/api/calendar/events/${await eventId()}?scope=${scope}`,
      patch,
    );
    expect(answer.status).toBe(200);
  };
  const changes = async (): Promise<{ id: string; what: string }[]> =>
    (await wall.get("/api/calendar/changes")).body.items;

  it("is told where it wrote over the family's change, and undo gives that back", async () => {
    const old = await read();
    await change({ title: "Violin" });
    await putBlindly(old.replace("Music school", "Town hall"));
    await readAgain();
    await expect.poll(async () => (await changes())[0]?.what).toBe("overwritten");
    expect(await feedOf()).toMatchObject({ state: "ok", code: "accountOverwritten" });
    const [row] = await changes();
    expect((await wall.send("POST", `/api/calendar/changes/${row?.id}/undo`)).status).toBe(204);
    expect(await read()).toContain("SUMMARY:Violin");
    await readAgain();
    expect((await feedOf()).code).toBeUndefined();
    // What that program had made isn't lost either.
    const [given] = await changes();
    expect((await wall.send("POST", `/api/calendar/changes/${given?.id}/undo`)).status).toBe(204);
    expect(await read()).toContain("LOCATION:Town hall");
  });

  it("is told where it brings back what the family has deleted", async () => {
    const old = await read();
    const gone = await wall.send("DELETE", `/api/calendar/events/${await eventId()}?scope=all`);
    expect(gone.status).toBe(204);
    await putBlindly(old);
    await readAgain();
    await expect.poll(async () => (await changes())[0]?.what).toBe("overwritten");
    const [row] = await changes();
    expect((await wall.send("POST", `/api/calendar/changes/${row?.id}/undo`)).status).toBe(204);
    expect((await radicale.send("GET", url())).status).toBe(404);
  });

  it("isn't blamed for a change that it made knowing the family's, nor a day later", async () => {
    const old = await read();
    await change({ title: "Violin" });
    await putBlindly((await read()).replace("Violin", "Cello"));
    await readAgain();
    expect((await changes()).map(({ what }) => what)).toEqual(["changed"]);
    expect(await feedOf()).toMatchObject({ state: "ok" });
    expect((await wall.get("/api/calendar")).body.events[0]).toMatchObject({ title: "Cello" });
    server.clock.advance(25 * 3_600_000);
    await signInBrowser(parent, "mom", "2468");
    await putBlindly(old);
    await readAgain();
    expect((await changes()).map(({ what }) => what)).toEqual(["changed"]);
  });
});
