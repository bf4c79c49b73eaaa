import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { hasRadicale, type Radicale, startRadicale } from "../../companions/radicale.ts";
import { familyPins, openWallBrowser, unlockBrowser } from "../../fixtures/access/sign-in.ts";
import { type TestBrowser, openTestBrowser } from "../../fixtures/http/test-browser.ts";
import { startTestServer, type TestServer } from "../../fixtures/server/test-server.ts";

const route = "/api/calendar/todo-list";
let radicale: Radicale;
let server: TestServer;
let mom: TestBrowser;
let wall: TestBrowser;
let list = "";

describe.skipIf(!hasRadicale)("the list of an account that keeps the family's to-dos", () => {
  beforeAll(async () => {
    radicale = await startRadicale();
  });
  afterAll(() => radicale.close());
  beforeEach(async () => {
    list = await radicale.makeCalendar("house", { title: "House", kinds: ["VTODO"] });
  });
  afterEach(async () => {
    await server.close();
    await radicale.send("DELETE", list);
  });

  const start = async (env: Record<string, string> = {}): Promise<void> => {
    server = await startTestServer({
      env: {
        ...familyPins,
        ...{ CALDAV_URL: radicale.url, CALDAV_USER: radicale.user },
        ...{ CALDAV_PASSWORD: radicale.password, ...env },
      },
    });
    wall = await openWallBrowser(server);
    mom = openTestBrowser(server);
    await unlockBrowser(mom, "mom", "2468");
    await expect
      .poll(async () => (await mom.get(route)).body.choices, { timeout: 20_000 })
      .toHaveLength(1);
  };
  const titles = async (): Promise<string[]> =>
    (await wall.get("/api/tasks/todos")).body.items
      .flatMap(({ done, title }: { done: boolean; title: string }) => (done ? [] : [title]))
      .toSorted();
  const add = async (fields: object): Promise<void> => {
    const added = await wall.send("POST", "/api/tasks", { list: "todo", memberIds: [], ...fields });
    expect(added.status).toBe(201);
  };
  const stored = async (): Promise<string> => (await radicale.send("GET", list)).text();
  const idOfList = async (): Promise<string> => (await mom.get(route)).body.choices[0].calendarId;
  const isRead = async (): Promise<void> => {
    await expect
      .poll(async () => {
        const { items } = (await mom.get("/api/calendar/accounts")).body;
        return items[0].state;
      })
      .toBe("ok");
  };

  it("is chosen by a parent, and the house's own to-dos are back once the house is chosen again", async () => {
    await start();
    await add({ title: "Bulb" });
    const before = (await mom.get(route)).body;
    expect(before).toMatchObject({ place: "house", fixed: false, mayBeHouse: true });
    expect(before.inHouse).toBeGreaterThan(0);
    const calendarId = await idOfList();
    expect((await mom.send("PUT", route, { calendarId })).status).toBe(204);
    expect((await mom.get(route)).body).toMatchObject({ place: "list", calendarId });
    expect(await titles()).toEqual([]);
    await add({ title: "Ladder" });
    expect(await titles()).toEqual(["Ladder"]);
    await expect.poll(stored, { timeout: 20_000 }).toContain("SUMMARY:Ladder");
    expect(await stored()).not.toContain("Bulb");
    expect((await mom.send("PUT", route, { calendarId: null })).status).toBe(204);
    expect(await titles()).toContain("Bulb");
    expect(await titles()).not.toContain("Ladder");
  }, 60_000);

  it("takes the house's open to-dos along where a parent wants it, but not what its server can't express", async () => {
    await start();
    await add({ title: "Bulb", notes: "E27", due: "2026-11-24", memberIds: ["mia"] });
    await add({ title: "Filter", due: "2026-11-01", repeatAfterDays: 30 });
    const calendarId = await idOfList();
    expect((await mom.send("PUT", route, { calendarId, bring: true })).status).toBe(204);
    expect(await titles()).toContain("Bulb");
    expect(await titles()).not.toContain("Filter");
    await expect.poll(stored, { timeout: 20_000 }).toContain("SUMMARY:Bulb");
    expect(await stored()).toContain("DUE;VALUE=DATE:20261124");
    expect(await stored()).toContain("CATEGORIES:Mia");
    expect(await stored()).not.toContain("Filter");
    await server.restart();
    wall = await openWallBrowser(server);
    expect(await titles()).toContain("Bulb");
    mom = openTestBrowser(server);
    await unlockBrowser(mom, "mom", "2468");
    await isRead();
    expect((await mom.send("PUT", route, { calendarId: null })).status).toBe(204);
    expect(await titles()).toContain("Filter");
    expect(await titles()).not.toContain("Bulb");
  }, 60_000);

  it("is the house's again once the calendar is unticked", async () => {
    await start();
    const calendarId = await idOfList();
    await add({ title: "Bulb" });
    await mom.send("PUT", route, { calendarId });
    const [account] = (await mom.get("/api/calendar/accounts")).body.items;
    const body = { calendars: [{ id: calendarId, chosen: false }] };
    expect((await mom.send("PATCH", `/api/calendar/accounts/${account.id}`, body)).status).toBe(
      200,
    );
    expect((await mom.get(route)).body.place).toBe("house");
    expect(await titles()).toContain("Bulb");
  }, 60_000);

  it("is refused where no list is meant, to whoever hasn't shown that they are a parent, and where the wall was told", async () => {
    await start({ TASKS_PROVIDER: "caldav" });
    const calendarId = await idOfList();
    expect((await mom.get(route)).body).toMatchObject({ fixed: false, mayBeHouse: false });
    const unknown = await mom.send("PUT", route, { calendarId: "account-none" });
    expect(unknown.status).toBe(400);
    expect(unknown.body).toMatchObject({ field: "calendarId" });
    const house = await mom.send("PUT", route, { calendarId: null });
    expect(house.status).toBe(409);
    expect(house.body).toMatchObject({ code: "fromEnvironment", field: "TASKS_PROVIDER" });
    expect((await wall.send("PUT", route, { calendarId })).status).toBe(401);
    expect((await mom.send("PUT", route, { calendarId })).status).toBe(204);
    await server.close();
    await start({ TASKS_PROVIDER: "caldav", CALDAV_TODO_LIST: "house" });
    expect((await mom.get(route)).body).toMatchObject({ place: "list", calendarId, fixed: true });
    const named = await mom.send("PUT", route, { calendarId });
    expect(named.body).toMatchObject({ code: "fromEnvironment", field: "CALDAV_TODO_LIST" });
  }, 60_000);
});
