import { afterEach, beforeEach, expect, it } from "vitest";
import { familyPins, signInBrowser } from "../../fixtures/access/sign-in.ts";
import { openLiveStream } from "../../fixtures/http/live-stream.ts";
import { openTestBrowser, type TestBrowser } from "../../fixtures/http/test-browser.ts";
import { startTestServer, type TestServer } from "../../fixtures/server/test-server.ts";

const here = Array.from({ length: 7 }, () => null);
const away = Array.from({ length: 7 }, () => "away");

let server: TestServer;
let wall: TestBrowser;
let mom: TestBrowser;
beforeEach(async () => {
  server = await startTestServer({ env: { ...familyPins, TZ: "Europe/Berlin" } });
  server.clock.set("2026-11-18T12:00:00Z");
  [wall, mom] = [openTestBrowser(server), openTestBrowser(server)];
  await signInBrowser(mom, "mom", "2468");
});
afterEach(() => server.close());

const weeks = { start: "2026-11-16", memberIds: ["mia"], reason: "With Dad", weeks: [here, away] };

it("are a parent's to write and anybody's to read, day by day, and every screen hears of them", async () => {
  expect((await wall.send("POST", "/api/absences", weeks)).status).toBe(401);
  const stream = await openLiveStream(server.url);
  const { status, body } = await mom.send("POST", "/api/absences", weeks);
  expect(status, JSON.stringify(body)).toBe(201);
  expect(body).toEqual({ ...weeks, id: "1", weekOne: "2026-11-16" });
  await stream.until(({ data }) => data.kind === "absences");
  stream.close();
  const days = await wall.get("/api/absences/days?start=2026-11-22&end=2026-11-24");
  const atDads = { memberId: "mia", kind: "away", reason: "With Dad", absenceId: "1" };
  expect(days.body).toEqual({
    ...{ start: "2026-11-22", end: "2026-11-24" },
    days: { "2026-11-23": [atDads], "2026-11-24": [atDads] },
  });
  expect((await wall.get("/api/absences/days?start=2026-11-22&end=2026-11-21")).status).toBe(400);
  const swap = { ...weeks, exceptions: [{ date: "2026-11-23", is: null }] };
  expect((await mom.send("PUT", "/api/absences/1", swap)).body).toMatchObject(swap);
  expect((await wall.get("/api/absences")).body.items).toMatchObject([swap]);
  expect((await mom.send("DELETE", "/api/absences/1")).status).toBe(204);
  expect((await wall.get("/api/absences")).body.items).toEqual([]);
});

it("name the field of what can't be, and keep nothing of it", async () => {
  const refused = async (change: object): Promise<unknown> => {
    const { status, body } = await mom.send("POST", "/api/absences", { ...weeks, ...change });
    return [status, body.field];
  };
  expect(await refused({ weeks: [] })).toEqual([400, "weeks"]);
  expect(await refused({ weeks: [[...here, null]] })).toEqual([400, "weeks[0]"]);
  expect(await refused({ memberIds: ["ghost"] })).toEqual([400, "memberIds"]);
  expect(await refused({ exceptions: [{ date: "2026-11-01", is: null }] })).toEqual([
    400,
    "exceptions",
  ]);
  expect((await wall.get("/api/absences")).body.items).toEqual([]);
  await mom.send("POST", "/api/absences", weeks);
  const again = await mom.send("POST", "/api/absences", weeks);
  expect([again.status, again.body.code]).toEqual([409, "absencesOverlap"]);
});

it("have the pauses among them, which answer as they did", async () => {
  await mom.send("POST", "/api/absences", weeks);
  const camp = {
    start: "2026-11-23",
    end: "2026-11-27",
    memberIds: ["leo"],
    reason: "School trip",
  };
  expect((await mom.send("POST", "/api/pauses", camp)).body).toEqual({ ...camp, id: "2" });
  expect((await wall.get("/api/pauses")).body).toEqual({ items: [{ ...camp, id: "2" }] });
  expect((await wall.get("/api/absences")).body.items).toHaveLength(2);
  expect((await mom.send("DELETE", "/api/pauses/1")).status).toBe(404);
  expect((await mom.send("DELETE", "/api/pauses/2")).status).toBe(204);
});
