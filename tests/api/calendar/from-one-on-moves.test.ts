import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { hasRadicale, startRadicale } from "../../companions/radicale.ts";
import { familyPins, openWallBrowser } from "../../fixtures/access/sign-in.ts";
import type { TestBrowser } from "../../fixtures/http/test-browser.ts";
import { startTestServer, type TestServer } from "../../fixtures/server/test-server.ts";

let radicale: Awaited<ReturnType<typeof startRadicale>>;
let server: TestServer;
let wall: TestBrowser;
let address = "";
let feedId = "";

/** A lesson of the family calendar on four Tuesdays, of which those from the second on move to Radicale. */
const days = ["2026-11-24", "2026-12-01", "2026-12-08", "2026-12-15"];
const change = async (id: string, body: object, query: string) => {
  const answer = await wall.send("PATCH", `/api/calendar/events/${id}?${query}`, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
};
const moveOut = async (along: object = {}) => {
  const lesson = await wall.send("POST", "/api/calendar/events", {
    ...{ feedId: "family", title: "Piano", recurrence: "FREQ=WEEKLY;COUNT=4" },
    ...{ start: "2026-11-24T14:30:00.000Z", end: "2026-11-24T15:15:00.000Z" },
    ...{ memberIds: ["mia"], icon: "music", reminders: { before: [{ minutes: 30 }] } },
  });
  const second = encodeURIComponent("2026-12-01T14:30:00.000Z");
  return change(lesson.body.id, { feedId, ...along }, `scope=following&occurrence=${second}`);
};
const shown = async (): Promise<string[]> => {
  const { events } = (await wall.get("/api/calendar?start=2026-11-20&end=2026-12-30")).body;
  return events
    .map(
      ({ start, title, feedId: feed, memberIds }: Record<string, string>) =>
        `${start?.slice(0, 10)} ${title} ${feed === "family" ? "home" : "away"} ${memberIds}`,
    )
    .toSorted();
};
const stored = async (): Promise<string> => (await radicale.send("GET", address)).text();

describe.skipIf(!hasRadicale)("a lesson that goes on elsewhere from one time on", () => {
  beforeEach(async () => {
    radicale = await startRadicale();
    address = await radicale.makeCalendar("family", { title: "Family" });
    server = await startTestServer({
      env: {
        ...familyPins,
        ...{ CALDAV_URL: radicale.url, CALDAV_USER: radicale.user },
        CALDAV_PASSWORD: radicale.password,
      },
    });
    wall = await openWallBrowser(server);
    const { feeds } = (await wall.get("/api/calendar")).body;
    feedId = feeds.find(({ name }: { name: string }) => name === "Family").id;
  });
  afterEach(async () => {
    await server.close();
    await radicale.close();
  });

  it("is one series of the family calendar again where it comes back as it was", async () => {
    const moved = await moveOut();
    expect(await shown()).toEqual(
      days.map((day, at) => `${day} Piano ${at === 0 ? "home" : "away"} mia`),
    );
    const back = await change(moved.id, { feedId: "family" }, "scope=all");
    expect(await shown()).toEqual(days.map((day) => `${day} Piano home mia`));
    expect(await stored()).not.toContain("Piano");
    const { events } = (await wall.get("/api/calendar?start=2026-11-20&end=2026-12-30")).body;
    expect(new Set(events.map((each: { seriesId: string }) => each.seriesId)).size).toBe(1);
    expect(back).toMatchObject({ feedId: "family", reminders: { before: [{ minutes: 30 }] } });
  });

  it.each([
    ["along with the move", true],
    ["after it", false],
  ])("comes back with what was changed %s", async (_when, isAlong) => {
    const moved = await moveOut(isAlong ? { title: "Concert" } : {});
    if (!isAlong) await change(moved.id, { title: "Concert" }, "scope=all");
    await change(moved.id, { feedId: "family" }, "scope=all");
    expect(await shown()).toEqual(
      days.map((day, at) => `${day} ${at === 0 ? "Piano" : "Concert"} home mia`),
    );
    expect(await stored()).not.toContain("Concert");
  });

  it("comes back from a later time on, and the times between stay where they are", async () => {
    const moved = await moveOut();
    const third = encodeURIComponent("2026-12-08T14:30:00.000Z");
    await change(moved.id, { feedId: "family" }, `scope=following&occurrence=${third}`);
    expect(await shown()).toEqual(
      days.map((day, at) => `${day} Piano ${at === 1 ? "away" : "home"} mia`),
    );
  });
});
