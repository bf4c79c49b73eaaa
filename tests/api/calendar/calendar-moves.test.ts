import { join } from "node:path";
import Database from "better-sqlite3";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { familyPins, openWallBrowser, signInBrowser } from "../../fixtures/access/sign-in.ts";
import { hasRadicale, type Radicale, startRadicale } from "../../companions/radicale.ts";
import { icsFileOf, veventOf } from "../../fixtures/calendar/family-ics.ts";
import { openTestBrowser, type TestBrowser } from "../../fixtures/http/test-browser.ts";
import { startTestServer, type TestServer } from "../../fixtures/server/test-server.ts";

const lessonOf = (...lines: readonly string[]): string =>
  icsFileOf(
    veventOf("lesson", "Piano", [
      ...["DTSTART:20261121T160000Z", "DTEND:20261121T170000Z"],
      ...lines,
    ]),
  );
const lesson = lessonOf("RRULE:FREQ=WEEKLY;COUNT=4", "X-KEPT;X-P=1:as it is");

interface Shown {
  readonly id: string;
  readonly seriesId?: string;
  readonly occurrence?: string;
  readonly title: string;
  readonly start: string;
  readonly feedId: string;
}

let radicale: Radicale;
let server: TestServer;
let wall: TestBrowser;
let count = 0;

describe.skipIf(!hasRadicale)("an event that changes its calendar", () => {
  let school = "";
  let work = "";
  let feeds: Readonly<Record<string, string>> = {};

  beforeAll(async () => {
    radicale = await startRadicale();
  });
  afterAll(() => radicale.close());
  beforeEach(async () => {
    count += 1;
    school = await radicale.makeCalendar(`school-${count}`, { title: "School" });
    work = await radicale.makeCalendar(`work-${count}`, { title: "Work" });
    await putLesson(lesson);
    server = await startTestServer({
      env: {
        ...familyPins,
        CALDAV_URL: radicale.url,
        CALDAV_USER: radicale.user,
        CALDAV_PASSWORD: radicale.password,
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
    for (const url of [school, work]) await radicale.send("DELETE", url);
  });

  const putLesson = async (body: string): Promise<void> => {
    const { status } = await radicale.send("PUT", `${school}lesson.ics`, { body });
    expect([201, 204]).toContain(status);
  };
  const stored = async (calendar: string): Promise<string> =>
    (await (await radicale.send("GET", calendar)).text()).replaceAll(/\r?\n[ \t]/g, "");
  const events = async (): Promise<Shown[]> =>
    (await wall.get("/api/calendar?start=2026-11-01&end=2027-02-01")).body.events;
  /** Where each time of what is called so is, and when. */
  const times = async (title = "Piano"): Promise<string[]> =>
    (await events())
      .filter((each) => each.title === title)
      .map(
        ({ start, feedId }) =>
          `${start.slice(0, 10)} ${Object.keys(feeds).find((name) => feeds[name] === feedId) ?? feedId}`,
      )
      .toSorted();
  const change = (event: Shown, scope: string, body: object, headers = {}) => {
    const occurrence = encodeURIComponent(event.occurrence ?? "");
    const which = event.occurrence === undefined ? "" : `?scope=${scope}&occurrence=${occurrence}`;
    const path = `/api/calendar/events/${event.seriesId ?? event.id}${which}`;
    return wall.send("PATCH", path, body, headers);
  };
  const timeAt = async (day: string): Promise<Shown> => {
    const found = (await events()).find(({ start }) => start.startsWith(day));
    if (found === undefined) throw new Error(`nothing on ${day}`);
    return found;
  };
  const undo = async (over = ""): Promise<number> => {
    const { items } = (await wall.get("/api/calendar/changes")).body;
    expect(items[0].what).toBe("moved");
    return (await wall.send("POST", `/api/calendar/changes/${items[0].id}/undo${over}`)).status;
  };
  /** As a power cut leaves it: what was done is there, and the answer isn't known. */
  const forgetAnswers = (): void => {
    const database = new Database(join(server.dataDir, "wall.db"));
    expect(database.prepare("DELETE FROM idempotency").run().changes).toBeGreaterThan(0);
    database.close();
  };
  const days = ["2026-11-21", "2026-11-28", "2026-12-05", "2026-12-12"];
  const all = (calendar: string): string[] => days.map((day) => `${day} ${calendar}`);
  const ownDentist = { start: "2026-11-24T14:30:00.000Z", end: "2026-11-24T15:15:00.000Z" };
  const addOwn = async (body: object = {}): Promise<Shown> => {
    const event = { title: "Choir", memberIds: ["mia"], icon: "music", ...ownDentist, ...body };
    return (await wall.send("POST", "/api/calendar/events", event)).body;
  };

  const part = {
    one: ["2026-12-05"],
    following: ["2026-12-05", "2026-12-12"],
    all: days,
  } as const;
  it.each(
    (["Work", "family"] as const).flatMap((to) =>
      (["one", "following", "all"] as const).map((scope) => [to, scope] as const),
    ),
  )(
    "goes into another calendar, and back by undo with all that it had: %s, %s",
    async (to, scope) => {
      const feedId = feeds[to] ?? to;
      const answer = await change(await timeAt("2026-12-05"), scope, { feedId });
      expect(answer).toMatchObject({ status: 200, body: { feedId } });
      const gone: readonly string[] = part[scope];
      expect(await times()).toEqual(
        days.map((day) => `${day} ${gone.includes(day) ? to : "School"}`),
      );
      expect((await stored(work)).includes("X-KEPT;X-P=1:as it is")).toBe(to === "Work");
      expect(await undo()).toBe(204);
      expect(await times()).toEqual(all("School"));
      expect(await stored(school)).toContain("X-KEPT;X-P=1:as it is");
      expect(await stored(work)).not.toContain("UID");
    },
    60_000,
  );

  it.each(["one", "following", "all"] as const)(
    "goes from the family calendar into an account's, and back by undo with faces and picture: %s",
    async (scope) => {
      await addOwn({ recurrence: "FREQ=WEEKLY;COUNT=4" });
      const ours = ["2026-11-24", "2026-12-01", "2026-12-08", "2026-12-15"];
      const gone = { one: [1], following: [1, 2, 3], all: [0, 1, 2, 3] }[scope];
      const answer = await change(await timeAt("2026-12-01"), scope, {
        feedId: feeds["Work"],
        title: "Choir, big hall",
      });
      expect(answer).toMatchObject({ status: 200, body: { feedId: feeds["Work"] } });
      expect(await times("Choir, big hall")).toEqual(gone.map((index) => `${ours[index]} Work`));
      expect(await times("Choir")).toEqual(
        ours.flatMap((day, index) => (gone.includes(index) ? [] : [`${day} family`])),
      );
      expect(await stored(work)).not.toMatch(/METHOD|X-FAMILY-WALL/);
      expect(await undo()).toBe(204);
      expect(await times("Choir")).toEqual(ours.map((day) => `${day} family`));
      expect(await timeAt("2026-12-01")).toMatchObject({ memberIds: ["mia"], icon: "music" });
      expect(await stored(work)).not.toContain("UID");
    },
    40_000,
  );

  it("comes back with everything that the calendar in between doesn't have", async () => {
    const choir = await addOwn();
    const away = await change(choir, "all", { feedId: feeds["Work"] });
    const back = await change(away.body, "all", { feedId: "family" });
    expect(back.body).toMatchObject({ memberIds: ["mia"], icon: "music", feedId: "family" });
    const taken = await change(await timeAt("2026-12-05"), "one", { feedId: "family" });
    const given = await change(taken.body, "one", { feedId: feeds["School"] });
    expect(given).toMatchObject({ status: 200, body: { feedId: feeds["School"] } });
    expect(await times()).toEqual(all("School"));
    expect((await stored(school)).match(/X-KEPT;X-P=1:as it is/g)).toHaveLength(1);
    expect(await stored(school)).not.toContain("EXDATE");
  });

  it("is asked about where somebody changed it since, before undo takes that away", async () => {
    await change(await timeAt("2026-12-05"), "all", { feedId: "family" });
    await change(await timeAt("2026-12-05"), "all", { title: "Cello" });
    expect(await undo()).toBe(409);
    expect(await times("Cello")).toEqual(all("family"));
    expect(await undo("?over=yes")).toBe(204);
    expect(await times()).toEqual(all("School"));
  });

  it("is shown once while its server is away, and is there once when it is back", async () => {
    const choir = await addOwn();
    await radicale.stop();
    const [away, home] = await Promise.all([
      change(choir, "all", { feedId: feeds["Work"] }),
      change(await timeAt("2026-11-28"), "one", { feedId: "family" }),
    ]);
    expect([away.status, home.status]).toEqual([200, 200]);
    expect(away.body).toMatchObject({ feedId: feeds["Work"], waiting: true });
    const meant = ["21 School", "28 family"].map((each) => `2026-11-${each}`);
    const isMeant = async () => {
      expect(await times("Choir")).toEqual(["2026-11-24 Work"]);
      expect((await times()).slice(0, 2)).toEqual(meant);
    };
    await isMeant();
    await server.restart();
    await isMeant();
    await radicale.resume();
    await expect
      .poll(async () => (await wall.get("/api/calendar/changes")).body.waiting, { timeout: 20_000 })
      .toEqual([]);
    await isMeant();
    expect((await stored(work)).match(/SUMMARY:Choir/g)).toHaveLength(1);
    expect(await stored(school)).toContain("EXDATE:20261128T160000Z");
  }, 60_000);

  it("is back in the family calendar where nobody sends it any more", async () => {
    const choir = await addOwn();
    await radicale.stop();
    await change(choir, "all", { feedId: feeds["Work"] });
    const { waiting } = (await wall.get("/api/calendar/changes")).body;
    const path = `/api/calendar/changes/${waiting[0].id}/decide`;
    expect((await wall.send("POST", path, { send: false })).status).toBe(204);
    expect(await times("Choir")).toEqual(["2026-11-24 family"]);
    await radicale.resume();
  }, 30_000);

  it("stays where its server doesn't take it, as it was", async () => {
    const choir = await addOwn();
    // Somebody removed the calendar since it was read.
    await radicale.send("DELETE", work);
    const answer = await change(choir, "all", { feedId: feeds["Work"] });
    expect(answer).toMatchObject({ status: 502, body: { code: "sourceRefused" } });
    expect(await times("Choir")).toEqual(["2026-11-24 family"]);
    expect(await timeAt("2026-11-24")).toMatchObject({ memberIds: ["mia"], icon: "music" });
  });

  it("isn't taken home without what others changed meanwhile, but asked about", async () => {
    const piano = await timeAt("2026-12-05");
    await radicale.send("PUT", `${school}lesson.ics`, {
      body: lesson.replace("SUMMARY:Piano", "SUMMARY:Cello"),
    });
    const refused = await change(piano, "all", { feedId: "family" });
    expect(refused).toMatchObject({ status: 409, body: { code: "conflict" } });
    expect(await times("Cello")).toEqual(all("School"));
    expect((await change(piano, "all", { feedId: "family" })).status).toBe(200);
    expect(await times("Cello")).toEqual(all("family"));
    expect(await stored(school)).not.toContain("UID");
  });

  it("stays where its repetition is none of the family calendar", async () => {
    await radicale.send("PUT", `${school}lesson.ics`, {
      body: lessonOf("RRULE:FREQ=HOURLY;INTERVAL=30;COUNT=4"),
    });
    await server.restart();
    await expect.poll(async () => (await times())[1]).toBe("2026-11-22 School");
    const answer = await change(await timeAt("2026-11-22"), "all", { feedId: "family" });
    expect(answer).toMatchObject({ status: 409, body: { code: "notForFamily" } });
    expect((await times())[1]).toBe("2026-11-22 School");
  });

  it("is moved once where the request comes again after its answer was lost", async () => {
    const choir = await addOwn({ recurrence: "FREQ=WEEKLY;COUNT=4" });
    for (const [event, scope, feedId] of [
      [await timeAt("2026-12-01"), "one", feeds["Work"]],
      [choir, "all", feeds["Work"]],
      [await timeAt("2026-12-05"), "following", "family"],
      [await timeAt("2026-11-21"), "all", "family"],
    ] as const) {
      const key = { "idempotency-key": `move-${event.id.slice(0, 40)}` };
      const first = await change(event, scope, { feedId }, key);
      forgetAnswers();
      const again = await change(event, scope, { feedId }, key);
      expect(again).toMatchObject({ status: 200, body: { id: first.body.id } });
    }
    expect(await times("Choir")).toHaveLength(4);
    expect(await times()).toEqual(all("family"));
  });

  it("needs a browser that the house knows", async () => {
    const choir = await addOwn();
    const stranger = openTestBrowser(server);
    const answer = await stranger.send("PATCH", `/api/calendar/events/${choir.id}`, {
      feedId: feeds["Work"],
    });
    expect(answer).toMatchObject({ status: 401, body: { code: "signInFirst" } });
    const mia = openTestBrowser(server);
    await signInBrowser(mia, "mia", "1234");
    const child = await mia.send("PATCH", `/api/calendar/events/${choir.id}`, {
      feedId: feeds["Work"],
    });
    expect(child).toMatchObject({ status: 403, body: { code: "childMayNotWrite" } });
    expect(await times("Choir")).toEqual(["2026-11-24 family"]);
  });
});
