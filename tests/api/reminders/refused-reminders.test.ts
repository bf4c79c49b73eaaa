import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { familyPins, signInBrowser } from "../../fixtures/access/sign-in.ts";
import { type TestBrowser, openTestBrowser } from "../../fixtures/http/test-browser.ts";
import { type TestServer, startTestServer } from "../../fixtures/server/test-server.ts";

let server: TestServer;
let wall: TestBrowser;
let mom: TestBrowser;
beforeEach(async () => {
  server = await startTestServer({ env: { ...familyPins, TZ: "Europe/Berlin" } });
  [wall, mom] = [openTestBrowser(server), openTestBrowser(server)];
  await signInBrowser(mom, "mom", "2468");
});
afterEach(() => server.close());

describe("what can't be", () => {
  it.each([
    [{ before: [{ minutes: 40_321 }] }, "reminders.before"],
    [{ before: [{ minutes: -5 }] }, "reminders.before"],
    [{ before: [{ days: 29 }] }, "reminders.before"],
    [{ before: [{ days: 1, at: "25:00" }] }, "reminders.before"],
    [{ before: Array.from({ length: 6 }, (_, n) => ({ minutes: n })) }, "reminders.before"],
  ])("is refused with its field: %j", async (reminders, field) => {
    const { status, body } = await wall.send("POST", "/api/calendar/events", {
      ...{ title: "Dentist", memberIds: ["mom"], reminders },
      ...{ start: "2026-11-20T18:00:00.000Z", end: "2026-11-20T18:45:00.000Z" },
    });
    expect([status, body.code]).toEqual([400, "invalid"]);
    expect(body.field ?? body.error).toContain(field);
  });

  it("is a reminder of an event that isn't there: 404", async () => {
    for (const id of ["x", "nothing~1795530600000"])
      expect((await wall.get(`/api/reminders/${id}`)).status).toBe(404);
    expect((await mom.send("POST", "/api/reminders/nothing~1795530600000/snooze", {})).status).toBe(
      404,
    );
  });
});
