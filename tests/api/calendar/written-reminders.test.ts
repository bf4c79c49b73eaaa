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

it.skipIf(!hasRadicale)(
  "an event that moves has its alarms only in a calendar whose family asked for them, and a change takes them where nobody does any more",
  async () => {
    const radicale = await startRadicale();
    const addresses = {
      Family: await radicale.makeCalendar("family", { title: "Family" }),
      Work: await radicale.makeCalendar("work", { title: "Work" }),
    };
    const account = {
      ...{ CALDAV_URL: radicale.url, CALDAV_USER: radicale.user },
      CALDAV_PASSWORD: radicale.password,
    };
    const server = await startTestServer({ env: { ...familyPins, ...account } });
    const wall = await openWallBrowser(server);
    const mom = openTestBrowser(server);
    await signInBrowser(mom, "mom", "2468");
    const { feeds } = (await wall.get("/api/calendar")).body;
    const feedOf = (title: string): string =>
      feeds.find(({ name }: { name: string }) => name === title).id;
    const ask = async (title: string, written: boolean): Promise<void> => {
      const { reminders } = (await mom.get("/api/settings")).body;
      const asked = { usual: null, phones: false, written };
      const calendars = { ...reminders.calendars, [feedOf(title)]: asked };
      const body = { reminders: { ...reminders, calendars } };
      expect((await mom.send("PATCH", "/api/settings", body)).status).toBe(200);
    };
    const triggers = async (title: keyof typeof addresses): Promise<string[]> => {
      const text = await (await radicale.send("GET", addresses[title])).text();
      return text.match(/(?:TRIGGER|RECURRENCE-ID).*/g)?.map((line) => line.trim()) ?? [];
    };
    const change = async (id: string, body: object, query = ""): Promise<{ id: string }> => {
      const answer = await wall.send("PATCH", `/api/calendar/events/${id}${query}`, body);
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      return answer.body;
    };
    await ask("Family", true);
    const piano = {
      ...{ feedId: "family", title: "Piano", reminders: { before: [{ minutes: 30 }] } },
      ...{ start: "2026-11-24T14:30:00.000Z", end: "2026-11-24T15:15:00.000Z" },
      recurrence: "FREQ=WEEKLY;BYDAY=TU",
    };
    const { id } = (await wall.send("POST", "/api/calendar/events", piano)).body;
    const second = "2026-12-01T14:30:00.000Z";
    await change(
      id,
      { reminders: { before: [{ minutes: 5 }] } },
      `?scope=one&occurrence=${encodeURIComponent(second)}`,
    );
    // Out of the family calendar with what each time has.
    const inFamily = await change(id, { feedId: feedOf("Family") }, "?scope=all");
    expect((await triggers("Family")).map((line) => line.replace(/.*:/, ""))).toEqual([
      ...["-PT30M", "20261201T153000", "-PT5M"],
    ]);
    // An hour later as a whole: the one time keeps its own, here and there.
    const later = { start: "2026-11-24T15:30:00.000Z", end: "2026-11-24T16:15:00.000Z" };
    await change(inFamily.id, later, "?scope=all");
    expect((await triggers("Family")).map((line) => line.replace(/.*:/, ""))).toEqual([
      ...["-PT30M", "20261201T163000", "-PT5M"],
    ]);
    const { events } = (await wall.get("/api/calendar?start=2026-12-01&end=2026-12-08")).body;
    const reminded = events.map(({ start, reminders }: Record<string, unknown>) => [
      ...[start, reminders],
    ]);
    expect(reminded).toEqual([
      ["2026-12-01T15:30:00.000Z", { before: [{ minutes: 5 }] }],
      ["2026-12-08T15:30:00.000Z", { before: [{ minutes: 30 }] }],
    ]);
    // Nobody asked for them in the other calendar.
    const inWork = await change(inFamily.id, { feedId: feedOf("Work") }, "?scope=all");
    expect(await triggers("Family")).toEqual([]);
    expect((await triggers("Work")).filter((line) => line.startsWith("TRIGGER"))).toEqual([]);
    const back = await change(
      inWork.id,
      { feedId: feedOf("Family"), title: "Violin" },
      "?scope=all",
    );
    expect((await triggers("Family")).filter((line) => line.startsWith("TRIGGER"))).toEqual([
      ...["TRIGGER:-PT30M", "TRIGGER:-PT5M"],
    ]);
    await ask("Family", false);
    await change(back.id, { title: "Cello" }, "?scope=all");
    expect((await triggers("Family")).filter((line) => line.startsWith("TRIGGER"))).toEqual([]);
    await server.close();
    await radicale.close();
  },
);

it.skipIf(!hasRadicale)(
  "alarms are what the family chose last, for an event that moves at another hour and for one that comes back",
  async () => {
    const radicale = await startRadicale();
    const address = await radicale.makeCalendar("family", { title: "Family" });
    const account = {
      ...{ CALDAV_URL: radicale.url, CALDAV_USER: radicale.user },
      CALDAV_PASSWORD: radicale.password,
    };
    const server = await startTestServer({ env: { ...familyPins, ...account } });
    const wall = await openWallBrowser(server);
    const mom = openTestBrowser(server);
    await signInBrowser(mom, "mom", "2468");
    const { feeds } = (await wall.get("/api/calendar")).body;
    const feedId = feeds.find(({ name }: { name: string }) => name === "Family").id;
    const { reminders } = (await mom.get("/api/settings")).body;
    const calendars = { [feedId]: { usual: null, phones: false, written: true } };
    await mom.send("PATCH", "/api/settings", { reminders: { ...reminders, calendars } });
    const alarms = async (): Promise<string[]> => {
      const text = await (await radicale.send("GET", address)).text();
      const lines = text.match(/(?:TRIGGER|RECURRENCE-ID).*/g) ?? [];
      return lines.map((line) => line.trim().replace(/.*:/, ""));
    };
    const change = async (id: string, body: object, query = "?scope=all"): Promise<string> => {
      const answer = await wall.send("PATCH", `/api/calendar/events/${id}${query}`, body);
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      return answer.body.id;
    };
    const before = (minutes: number) => ({ reminders: { before: [{ minutes }] } });
    const piano = await wall.send("POST", "/api/calendar/events", {
      ...{ feedId: "family", title: "Piano", ...before(30), recurrence: "FREQ=WEEKLY;BYDAY=TU" },
      ...{ start: "2026-11-24T14:30:00.000Z", end: "2026-11-24T15:15:00.000Z" },
    });
    const second = encodeURIComponent("2026-12-01T14:30:00.000Z");
    await change(piano.body.id, before(5), `?scope=one&occurrence=${second}`);
    const later = { start: "2026-11-24T15:30:00.000Z", end: "2026-11-24T16:15:00.000Z" };
    const away = await change(piano.body.id, { feedId, ...later });
    expect(await alarms()).toEqual(["-PT30M", "20261201T163000", "-PT5M"]);
    // Meanwhile it is at home, and is to remind of itself earlier.
    const home = await change(away, { feedId: "family" });
    await change(home, before(45));
    await change(home, { feedId });
    expect((await alarms()).filter((line) => line.startsWith("-"))).toEqual(
      expect.arrayContaining(["-PT45M"]),
    );
    expect(await alarms()).not.toContain("-PT30M");
    await server.close();
    await radicale.close();
  },
);

it.skipIf(!hasRadicale)(
  "a move out of the family calendar that is taken back gives back who takes and the reminders",
  async () => {
    const radicale = await startRadicale();
    await radicale.makeCalendar("family", { title: "Family" });
    const account = {
      ...{ CALDAV_URL: radicale.url, CALDAV_USER: radicale.user },
      CALDAV_PASSWORD: radicale.password,
    };
    const server = await startTestServer({ env: { ...familyPins, ...account } });
    const wall = await openWallBrowser(server);
    const { feeds } = (await wall.get("/api/calendar")).body;
    const feedId = feeds.find(({ name }: { name: string }) => name === "Family").id;
    const before = { driver: "mom", reminders: { before: [{ minutes: 30 }] } };
    const made = await wall.send("POST", "/api/calendar/events", {
      ...{ feedId: "family", title: "Dentist", ...before },
      ...{ start: "2026-11-24T14:30:00.000Z", end: "2026-11-24T15:15:00.000Z" },
    });
    const after = { driver: "dad", reminders: { before: [{ hours: 1 }] } };
    const path = `/api/calendar/events/${made.body.id}`;
    const moved = await wall.send("PATCH", path, { feedId, ...after });
    expect(moved.body).toMatchObject({ feedId, ...after });
    const { items } = (await wall.get("/api/calendar/changes")).body;
    const undone = await wall.send("POST", `/api/calendar/changes/${items[0].id}/undo`);
    expect(undone.status, JSON.stringify(undone.body)).toBe(204);
    const { events } = (await wall.get("/api/calendar")).body;
    expect(events).toEqual([expect.objectContaining({ feedId: "family", ...before })]);
    await server.close();
    await radicale.close();
  },
);

it.skipIf(!hasRadicale)(
  "reminders that count from a time on are alarms from there on, in the calendar into which the event moves",
  async () => {
    const radicale = await startRadicale();
    await radicale.makeCalendar("family", { title: "Family" });
    const address = await radicale.makeCalendar("work", { title: "Work" });
    const account = {
      ...{ CALDAV_URL: radicale.url, CALDAV_USER: radicale.user },
      CALDAV_PASSWORD: radicale.password,
    };
    const server = await startTestServer({ env: { ...familyPins, ...account } });
    const wall = await openWallBrowser(server);
    const mom = openTestBrowser(server);
    await signInBrowser(mom, "mom", "2468");
    const { feeds } = (await wall.get("/api/calendar")).body;
    const [family, feedId] = ["Family", "Work"].map(
      (title) => feeds.find(({ name }: { name: string }) => name === title).id,
    );
    const { reminders } = (await mom.get("/api/settings")).body;
    const calendars = { [feedId]: { usual: null, phones: false, written: true } };
    await mom.send("PATCH", "/api/settings", { reminders: { ...reminders, calendars } });
    const before = (minutes: number) => ({ reminders: { before: [{ minutes }] } });
    const change = async (id: string, body: object, query: string): Promise<string> => {
      const answer = await wall.send("PATCH", `/api/calendar/events/${id}${query}`, body);
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      return answer.body.id;
    };
    const piano = await wall.send("POST", "/api/calendar/events", {
      ...{ feedId: family, title: "Piano", ...before(30), recurrence: "FREQ=WEEKLY;BYDAY=TU" },
      ...{ start: "2026-11-24T14:30:00.000Z", end: "2026-11-24T15:15:00.000Z" },
    });
    const third = encodeURIComponent("2026-12-08T14:30:00.000Z");
    await change(piano.body.id, before(10), `?scope=following&occurrence=${third}`);
    await change(piano.body.id, { feedId }, "?scope=all");
    const text = await (await radicale.send("GET", address)).text();
    const lines = text.match(/(?:TRIGGER|RECURRENCE-ID).*/g) ?? [];
    expect(lines.map((line) => line.trim().replace(/.*:/, ""))).toEqual([
      ...["-PT10M", "20261124T153000", "-PT30M", "20261201T153000", "-PT30M"],
    ]);
    // What rings here is what was chosen, as before.
    const { events } = (await wall.get("/api/calendar?start=2026-11-24&end=2026-12-16")).body;
    expect(events.map((each: { reminders: unknown }) => each.reminders)).toEqual(
      [30, 30, 10, 10].map((minutes) => ({ before: [{ minutes }] })),
    );
    await server.close();
    await radicale.close();
  },
);
