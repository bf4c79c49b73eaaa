import { expect, it } from "vitest";
import { familyPins, openWallBrowser, signInBrowser } from "../../fixtures/access/sign-in.ts";
import { hasRadicale, startRadicale } from "../../companions/radicale.ts";
import { openTestBrowser } from "../../fixtures/http/test-browser.ts";
import { startTestServer } from "../../fixtures/server/test-server.ts";

it.skipIf(!hasRadicale)(
  "an event of an account has its reminders as alarms at its server only where a parent asked for that",
  async () => {
    const radicale = await startRadicale();
    const address = await radicale.makeCalendar("alarms", { title: "Family" });
    const account = {
      ...{ CALDAV_URL: radicale.url, CALDAV_USER: radicale.user },
      CALDAV_PASSWORD: radicale.password,
    };
    const server = await startTestServer({ env: { ...familyPins, ...account } });
    const wall = await openWallBrowser(server);
    const stored = async (): Promise<string> => (await radicale.send("GET", address)).text();
    const { feeds } = (await wall.get("/api/calendar")).body;
    const feedId = feeds.find(({ name }: { name: string }) => name === "Family").id;
    const dentist = {
      ...{ feedId, title: "Dentist", reminders: { before: [{ minutes: 30 }] } },
      ...{ start: "2026-11-24T14:30:00.000Z", end: "2026-11-24T15:15:00.000Z" },
    };
    const added = await wall.send("POST", "/api/calendar/events", dentist);
    expect(added.body).toMatchObject({ reminders: dentist.reminders });
    expect(await stored()).not.toContain("VALARM");

    const mom = openTestBrowser(server);
    await signInBrowser(mom, "mom", "2468");
    const { reminders } = (await mom.get("/api/settings")).body;
    const asked = { usual: null, phones: false, written: true };
    const calendars = { [feedId]: asked };
    const saved = await mom.send("PATCH", "/api/settings", {
      reminders: { ...reminders, calendars },
    });
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    const patch = async (changed: object) => {
      const path = `/api/calendar/events/${added.body.id}`;
      const { status, body } = await wall.send("PATCH", path, changed);
      expect(status, JSON.stringify(body)).toBe(200);
      return (await stored()).match(/TRIGGER.*/g)?.map((line) => line.trim()) ?? [];
    };
    const change = (reminder: object | null) => patch({ reminders: reminder });
    expect(await change({ before: [{ hours: 2 }, { days: 1 }] })).toEqual([
      ...["TRIGGER:-PT2H", "TRIGGER:-P1D"],
    ]);
    expect(await change({ before: [{ minutes: 10 }] })).toEqual(["TRIGGER:-PT10M"]);
    expect(await change({ before: [{ days: 1, at: "18:00" }] })).toEqual(["TRIGGER:-PT21H30M"]);
    // At six in the evening before still, when it begins at nine.
    const atNine = { start: "2026-11-24T08:00:00.000Z", end: "2026-11-24T08:45:00.000Z" };
    expect(await patch({ ...atNine, allDay: false })).toEqual(["TRIGGER:-PT15H"]);
    expect(await change(null)).toEqual([]);
    await server.close();
    await radicale.close();
  },
);
