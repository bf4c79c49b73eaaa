import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { hasRadicale, type Radicale, startRadicale } from "../../companions/radicale.ts";
import { familyPins, openWallBrowser } from "../../fixtures/access/sign-in.ts";
import { icsFileOf, veventOf } from "../../fixtures/calendar/family-ics.ts";
import type { TestBrowser } from "../../fixtures/http/test-browser.ts";
import { startTestServer, type TestServer } from "../../fixtures/server/test-server.ts";

interface Shown {
  readonly id: string;
  readonly seriesId?: string;
  readonly occurrence?: string;
  readonly start: string;
  readonly title: string;
  readonly memberIds: readonly string[];
  readonly icon?: string;
  readonly color: string;
}

const piano = icsFileOf(
  veventOf("piano", "Piano", [
    ...["DTSTART:20261121T160000Z", "DTEND:20261121T170000Z", "RRULE:FREQ=WEEKLY;COUNT=4"],
  ]),
);

let radicale: Radicale;
let server: TestServer;
let wall: TestBrowser;
let count = 0;

describe.skipIf(!hasRadicale)("faces and picture of an account's event", () => {
  let calendar = "";
  let work = "";
  let feeds: Readonly<Record<string, string>> = {};

  beforeAll(async () => {
    radicale = await startRadicale();
  });
  afterAll(() => radicale.close());
  beforeEach(async () => {
    count += 1;
    calendar = await radicale.makeCalendar(`family-${count}`, { title: "Family" });
    work = await radicale.makeCalendar(`work-${count}`, { title: "Work" });
    await radicale.send("PUT", `${calendar}piano.ics`, { body: piano });
    const { user, password } = radicale;
    server = await startTestServer({
      env: {
        ...familyPins,
        ...{ CALDAV_URL: radicale.url, CALDAV_USER: user, CALDAV_PASSWORD: password },
      },
    });
    wall = await openWallBrowser(server);
    const { body } = await wall.get("/api/calendar");
    feeds = Object.fromEntries(
      body.feeds.map(({ name, id }: { name: string; id: string }) => [name, id]),
    );
  });
  afterEach(async () => {
    await server.close();
    for (const url of [calendar, work]) await radicale.send("DELETE", url);
  });

  const shown = async (title = "Piano"): Promise<Shown[]> => {
    const { events } = (await wall.get("/api/calendar?start=2026-11-20&end=2026-12-20")).body;
    return events
      .filter((event: Shown) => event.title === title)
      .toSorted((a: Shown, b: Shown) => (a.start < b.start ? -1 : 1));
  };
  const faces = async (title = "Piano") =>
    (await shown(title)).map(({ memberIds, icon }) => [memberIds.join("+"), icon].join(" ").trim());
  const change = async (at: number, scope: string, patch: object, title = "Piano") => {
    const event = (await shown(title))[at];
    if (event === undefined) throw new Error(`no ${title} ${at}`);
    const { occurrence = "", seriesId, id } = event;
    const which =
      occurrence === "" ? "" : `?scope=${scope}&occurrence=${encodeURIComponent(occurrence)}`;
    return wall.send("PATCH", `/api/calendar/events/${seriesId ?? id}${which}`, patch);
  };
  const stored = async (): Promise<string> =>
    (
      await Promise.all(
        [calendar, work].map(async (url) => (await radicale.send("GET", url)).text()),
      )
    ).join();

  it("are chosen for one time, from one on and for all, stay over a restart, and reach no server", async () => {
    const before = await stored();
    const all = await change(1, "all", { memberIds: ["mia"], icon: "music" });
    expect(all).toMatchObject({ status: 200, body: { memberIds: ["mia"], icon: "music" } });
    expect(await faces()).toEqual(Array.from({ length: 4 }, () => "mia music"));
    await change(2, "following", { memberIds: ["mia", "leo"] });
    await change(1, "one", { icon: null });
    const wanted = ["mia music", "mia", "mia+leo music", "mia+leo music"];
    expect((await faces()).map((each) => each.replace("leo+mia", "mia+leo"))).toEqual(wanted);
    await server.restart();
    expect((await faces()).map((each) => each.replace("leo+mia", "mia+leo"))).toEqual(wanted);
    expect(await stored()).toBe(before);
    const mia = (await wall.get("/api/members")).body.find(
      ({ id }: { id: string }) => id === "mia",
    );
    expect((await shown())[0]?.color).toBe(mia.color);
  });

  it("of a new event are kept beside it, and a stranger's face is refused by its field", async () => {
    const event = {
      ...{ feedId: feeds["Family"], title: "Choir", memberIds: ["mia"], icon: "music" },
      ...{ start: "2026-11-24T14:30:00.000Z", end: "2026-11-24T15:15:00.000Z" },
    };
    const added = await wall.send("POST", "/api/calendar/events", event);
    expect(added).toMatchObject({ status: 201, body: { memberIds: ["mia"], icon: "music" } });
    expect(await faces("Choir")).toEqual(["mia music"]);
    const refused = await change(0, "all", { memberIds: ["nobody"] }, "Choir");
    expect(refused).toMatchObject({ status: 400, body: { field: "memberIds" } });
    expect(await stored()).not.toContain("music");
  });

  it("that are chosen for all as the series moves home are those of all its times", async () => {
    await change(0, "all", { memberIds: ["mia"], icon: "music" });
    await change(1, "one", { memberIds: ["leo"], icon: "guitar" });
    await change(2, "following", { memberIds: ["mom"] });
    const moved = await change(0, "all", { feedId: "family", memberIds: ["dad"] });
    expect(moved.status, JSON.stringify(moved.body)).toBe(200);
    expect(await faces()).toEqual(["dad music", "dad guitar", "dad music", "dad music"]);
  });

  it("go along into another calendar, home and back, and with a series that is split", async () => {
    await change(0, "all", { memberIds: ["mia"], icon: "music" });
    await change(2, "one", { icon: "guitar" });
    await change(2, "following", { title: "Violin" });
    expect(await faces()).toEqual(["mia music", "mia music"]);
    expect(await faces("Violin")).toEqual(["mia guitar", "mia music"]);
    await change(0, "all", { feedId: feeds["Work"] }, "Violin");
    expect(await faces("Violin")).toEqual(["mia guitar", "mia music"]);
    const home = await change(0, "all", { feedId: "family" }, "Violin");
    expect(home).toMatchObject({ status: 200, body: { feedId: "family", memberIds: ["mia"] } });
    expect(await faces("Violin")).toEqual(["mia guitar", "mia music"]);
    await change(0, "all", { title: "Cello" }, "Violin");
    await change(0, "all", { feedId: feeds["Family"] }, "Cello");
    expect(await faces("Cello")).toEqual(["mia guitar", "mia music"]);
    await change(0, "one", { feedId: feeds["Work"] }, "Cello");
    expect(await faces("Cello")).toEqual(["mia guitar", "mia music"]);
  }, 60_000);

  it("are given back with its title, and so are who takes and the reminders, as long as nobody chose otherwise", async () => {
    const before = { memberIds: ["mia"], icon: "music", driver: "mom" };
    await change(0, "all", before);
    const patch = {
      ...{ title: "Violin", memberIds: ["leo"], icon: "guitar", driver: "dad" },
      reminders: { before: [{ minutes: 30 }] },
    };
    const undoLast = async () => {
      const { items } = (await wall.get("/api/acts")).body;
      const { status, body } = await wall.send("POST", `/api/acts/${items[0].id}/undo`);
      expect(status, JSON.stringify(body)).toBeLessThan(300);
    };
    await change(0, "all", patch);
    expect(await shown("Violin")).toEqual(
      Array.from({ length: 4 }, () => expect.objectContaining(patch)),
    );
    await server.restart();
    await undoLast();
    const [first] = await shown();
    expect(first).toMatchObject(before);
    expect(first).not.toHaveProperty("reminders");
    // What was taken back comes again, and what was chosen since stays.
    await undoLast();
    expect((await shown("Violin"))[3]).toMatchObject(patch);
    await change(2, "one", { driver: "mom" }, "Violin");
    await undoLast();
    expect((await shown())[2]).toMatchObject({ driver: "mom", memberIds: ["leo"] });
  });

  it("come back with an event that was deleted", async () => {
    await change(0, "all", { memberIds: ["leo"] });
    const [event] = await shown();
    await wall.send("DELETE", `/api/calendar/events/${event?.seriesId}?scope=all`);
    expect(await shown()).toEqual([]);
    const { items } = (await wall.get("/api/calendar/changes")).body;
    await wall.send("POST", `/api/calendar/changes/${items[0].id}/undo`);
    expect(await faces()).toEqual(["leo", "leo", "leo", "leo"]);
  });
});
