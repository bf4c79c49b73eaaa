import { afterEach, beforeEach, expect, it } from "vitest";
import { familyPins, signInBrowser } from "../../fixtures/access/sign-in.ts";
import { type TestBrowser, openTestBrowser } from "../../fixtures/http/test-browser.ts";
import { type TestServer, startTestServer } from "../../fixtures/server/test-server.ts";

let server: TestServer;
let mom: TestBrowser;
beforeEach(async () => {
  server = await startTestServer({ env: { ...familyPins, TZ: "Europe/Berlin" } });
  mom = openTestBrowser(server);
  await signInBrowser(mom, "mom", "2468");
});
afterEach(() => server.close());

const sport = { id: "sport", name: "Sport", icon: "soccer-ball", color: "#2a8f6d", bring: ["Bag"] };
const lesson = { day: "tue", week: "both", start: "08:00", end: "09:30", subjectId: "sport" };
const choose = (timetable: object) =>
  mom.send("PATCH", "/api/settings", {
    timetable: { weekA: null, subjects: [sport], lessons: {}, ...timetable },
  });

it("Mia has sport on Tuesday, and brings her bag; in the holidays she has none", async () => {
  expect((await choose({ lessons: { mia: [lesson] } })).status).toBe(200);
  const school = [{ name: "Ferien", start: "2026-12-01", end: "2026-12-01" }];
  await mom.send("PATCH", "/api/settings", {
    holidays: { country: null, region: null, school, schoolCalendars: [] },
  });
  const { body } = await openTestBrowser(server).get(
    "/api/timetable?start=2026-11-23&end=2026-12-06",
  );
  expect(body.subjects).toEqual([sport]);
  expect(body.days).toEqual([
    {
      ...{ date: "2026-11-24", memberId: "mia", bring: ["Bag"] },
      lessons: [{ start: "08:00", end: "09:30", subjectId: "sport" }],
    },
    { date: "2026-12-01", memberId: "mia", lessons: [], bring: [], free: "Ferien" },
  ]);
});

it("lessons that overlap, end before they begin or are of no subject are refused with their field", async () => {
  const other = { ...lesson, start: "09:00", end: "10:00" };
  const inTurns = [
    { ...lesson, week: "A" },
    { ...other, week: "B" },
  ];
  expect((await choose({ weekA: "2026-11-23", lessons: { mia: inTurns } })).status).toBe(200);
  const field = async (lessons: object[]) =>
    (await choose({ lessons: { mia: lessons } })).body.field;
  expect(await field([lesson, other])).toBe("timetable.lessons.mia");
  expect(await field([{ ...lesson, end: "07:00" }])).toBe("timetable.lessons.mia[0].end");
  expect(await field([{ ...lesson, subjectId: "art" }])).toBe("timetable.lessons.mia[0].subjectId");
});
