import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { familyPins, openWallBrowser, unlockBrowser } from "../../fixtures/access/sign-in.ts";
import {
  type CalendarFixture,
  openCalendarFixture,
  pianoLesson,
} from "../../fixtures/calendar/calendar-fixture.ts";
import { startTestServer } from "../../fixtures/server/test-server.ts";

const address = "/api/calendar/countdowns";

let calendar: CalendarFixture;
beforeAll(async () => {
  calendar = await openCalendarFixture();
});
afterEach(() => calendar.empty());
afterAll(() => calendar.server.close());

interface Counted {
  readonly kind: string;
  readonly event: { readonly title: string; readonly start: string };
}

const wholeDay = (title: string, start: string, end: string) => ({
  ...{ title, start, end, allDay: true, memberIds: [] },
});
const counted = async (): Promise<string[]> => {
  const { status, body } = await calendar.phone.get(address);
  expect(status).toBe(200);
  return body.items.map(({ kind, event }: Counted) => `${event.start} ${kind} ${event.title}`);
};

it("the days are counted to what the family marked, as it changes", async () => {
  await calendar.add(pianoLesson);
  await calendar.add(wholeDay("Grandma's birthday", "2026-12-03", "2026-12-04"));
  expect(await counted()).toEqual(["2026-12-03 birthday Grandma's birthday"]);
  const wedding = await calendar.add(wholeDay("★ Wedding", "2027-01-30", "2027-01-31"));
  const sea = await calendar.add(wholeDay("★ To the sea", "2026-12-27", "2027-01-03"));
  const both = ["2026-12-27 marked ★ To the sea", "2027-01-30 marked ★ Wedding"];
  expect(await counted()).toEqual(both);
  await calendar.change(wedding.id, "", wholeDay("★ Wedding", "2026-12-05", "2026-12-06"));
  expect((await counted())[0]).toBe("2026-12-05 marked ★ Wedding");
  await calendar.remove(wedding.id);
  await calendar.remove(sea.id);
  expect(await counted()).toEqual(["2026-12-03 birthday Grandma's birthday"]);
});

it("what begins today counts, whichever day it is elsewhere, and beyond ninety days nothing does", async () => {
  const party = { title: "Tom's birthday party", allDay: false, memberIds: [] };
  const [start, end] = ["2026-11-19T23:30:00Z", "2026-11-20T01:00:00Z"];
  await calendar.add({ ...party, start, end });
  expect((await counted())[0]).toContain("birthday Tom's birthday party");
  await calendar.empty();
  await calendar.add(wholeDay("★ Last", "2027-02-18", "2027-02-19"));
  await calendar.add(wholeDay("★ Too far", "2027-02-19", "2027-02-20"));
  await calendar.add(wholeDay("★ Begun", "2026-11-19", "2026-11-25"));
  expect(await counted()).toEqual(["2027-02-18 marked ★ Last"]);
});

it("a screen that has the answer is told that nothing is new, until something is", async () => {
  await calendar.add(wholeDay("★ Wedding", "2027-01-30", "2027-01-31"));
  const { headers } = await calendar.phone.get(address);
  expect(headers.get("cache-control")).toBe("private, no-cache");
  const known = { "if-none-match": headers.get("etag") ?? "", "cache-control": "max-age=0" };
  expect((await calendar.phone.get(address, known)).status).toBe(304);
  await calendar.add(wholeDay("★ To the sea", "2026-12-27", "2027-01-03"));
  expect((await calendar.phone.get(address, known)).status).toBe(200);
});

it("what is counted to takes a tenth of the bytes of the days in between", async () => {
  await calendar.add({ ...pianoLesson, recurrence: "FREQ=DAILY", notes: "Bring the blue book." });
  await calendar.add(wholeDay("★ Wedding", "2027-01-30", "2027-01-31"));
  const days = await calendar.phone.get(
    "/api/calendar?start=2026-11-20&end=2027-02-18&compact=true",
  );
  const { body } = await calendar.phone.get(address);
  expect(JSON.stringify(body).length).toBeLessThan(JSON.stringify(days.body).length / 10);
});

it("while a babysitter is in charge nobody is told", async () => {
  const server = await startTestServer({ env: familyPins });
  try {
    const wall = await openWallBrowser(server);
    await unlockBrowser(wall, "mom", "2468");
    expect((await wall.send("POST", "/api/babysitter/on")).status).toBe(200);
    expect((await wall.get(address)).status).toBe(423);
  } finally {
    await server.close();
  }
});
