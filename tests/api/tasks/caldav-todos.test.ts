import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { familyPins, openWallBrowser, unlockBrowser } from "../../fixtures/access/sign-in.ts";
import { hasRadicale, type Radicale, startRadicale } from "../../companions/radicale.ts";
import { openTestBrowser, type TestBrowser } from "../../fixtures/http/test-browser.ts";
import { startTestServer, type TestServer } from "../../fixtures/server/test-server.ts";

const todoOf = (uid: string, title: string, ...lines: readonly string[]): string =>
  [
    ...["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//x//EN", "BEGIN:VTODO", `UID:${uid}`],
    ...["DTSTAMP:20261101T080000Z", "CREATED:20261101T080000Z", `SUMMARY:${title}`, ...lines],
    ...["END:VTODO", "END:VCALENDAR", ""],
  ].join("\r\n");

interface Todo {
  readonly id: string;
  readonly title: string;
  readonly done: boolean;
  readonly memberIds: readonly string[];
  readonly due?: string;
}

let radicale: Radicale;
let server: TestServer;
let wall: TestBrowser;
let list = "";

describe.skipIf(!hasRadicale)("to-dos in a list of an account", () => {
  beforeAll(async () => {
    radicale = await startRadicale();
  });
  afterAll(() => radicale.close());
  beforeEach(async () => {
    list = await radicale.makeCalendar("todos", { title: "House", kinds: ["VEVENT", "VTODO"] });
    await put("bulb", todoOf("bulb", "Light bulb", "X-KEPT;X-P=1:as it is", "CATEGORIES:Mia"));
    await put("screw", todoOf("screw", "Screw", "RELATED-TO;RELTYPE=PARENT:bulb"));
    await put("paint", todoOf("paint", "Paint", "STATUS:COMPLETED"));
    server = await startTestServer({
      env: {
        ...{ ...familyPins, TASKS_PROVIDER: "caldav" },
        CALDAV_URL: radicale.url,
        CALDAV_USER: radicale.user,
        CALDAV_PASSWORD: radicale.password,
      },
    });
    wall = await openWallBrowser(server);
    await listIsRead();
  });
  afterEach(async () => {
    await server.close();
    await radicale.send("DELETE", list);
  });

  const put = async (name: string, body: string): Promise<void> => {
    const { status } = await radicale.send("PUT", `${list}${name}.ics`, { body });
    expect([201, 204]).toContain(status);
  };
  const stored = async (name: string): Promise<string> =>
    (await (await radicale.send("GET", `${list}${name}.ics`)).text()).replaceAll(/\r?\n[ \t]/g, "");
  const all = async (): Promise<string> => (await radicale.send("GET", list)).text();
  const todos = async (): Promise<Todo[]> => (await wall.get("/api/tasks/todos")).body.items;
  const titles = async (): Promise<string[]> =>
    (await todos()).flatMap(({ done, title }) => (done ? [] : [title])).toSorted();
  const named = async (title: string): Promise<Todo> => {
    const found = (await todos()).find((each) => each.title === title);
    if (found === undefined) throw new Error(`nothing is called ${title}`);
    return found;
  };
  const listIsRead = async (): Promise<void> => {
    await expect.poll(titles, { timeout: 20_000 }).toEqual(["Light bulb", "Screw"]);
  };
  const close = (id: string) => wall.send("POST", `/api/tasks/${id}/close`, { memberId: "mia" });

  it("are shown, ticked and unticked where they live, and what others wrote of them stays", async () => {
    const bulb = await named("Light bulb");
    expect(bulb.memberIds).toEqual(["mia"]);
    expect((await close(bulb.id)).status).toBe(200);
    await expect.poll(() => stored("bulb")).toContain("STATUS:COMPLETED");
    expect(await stored("bulb")).toContain("PERCENT-COMPLETE:100");
    expect(await stored("bulb")).toContain("X-KEPT;X-P=1:as it is");
    expect(await titles()).toEqual(["Screw"]);
    const reopened = await wall.send("POST", `/api/tasks/${bulb.id}/reopen`, { memberId: "mia" });
    expect(reopened.status).toBe(200);
    await expect.poll(() => stored("bulb")).toContain("STATUS:NEEDS-ACTION");
    expect(await stored("bulb")).not.toContain("COMPLETED:");
    expect(await stored("screw")).toContain("RELATED-TO;RELTYPE=PARENT:bulb");
  }, 60_000);

  it("are added, changed and deleted there", async () => {
    const added = await wall.send("POST", "/api/tasks", {
      ...{ list: "todo", title: "Ladder", due: "2026-11-24", memberIds: ["leo"] },
    });
    expect(added.status).toBe(201);
    await expect.poll(all).toContain("SUMMARY:Ladder");
    expect(await all()).toMatch(/DUE;VALUE=DATE:20261124[\s\S]*CATEGORIES:Leo|CATEGORIES:Leo/);
    expect(await named("Ladder")).toMatchObject({ memberIds: ["leo"], due: "2026-11-24" });
    const bulb = await named("Light bulb");
    const path = `/api/tasks/${bulb.id}`;
    const changed = await wall.send("PATCH", path, { title: "Two bulbs", due: "2026-11-25" });
    expect(changed.status).toBe(200);
    await expect.poll(() => stored("bulb")).toContain("SUMMARY:Two bulbs");
    expect(await stored("bulb")).toContain("X-KEPT;X-P=1:as it is");
    expect((await wall.send("DELETE", path)).status).toBe(204);
    await expect.poll(all).not.toContain("Two bulbs");
    expect(await titles()).toEqual(["Ladder", "Screw"]);
  }, 60_000);

  it("that repeat are done once for each time", async () => {
    const lines = ["DTSTART;VALUE=DATE:20261116", "DUE;VALUE=DATE:20261116", "RRULE:FREQ=WEEKLY"];
    const added = await wall.send("POST", "/api/tasks", {
      ...{ list: "todo", title: "Bins", due: "2026-11-16", recurrence: "FREQ=WEEKLY" },
    });
    expect(added.status).toBe(201);
    await expect.poll(all).toContain("SUMMARY:Bins");
    for (const line of lines) expect(await all()).toContain(line);
    expect((await close(added.body.id)).status).toBe(200);
    await expect.poll(all).toContain("RECURRENCE-ID;VALUE=DATE:20261116");
    expect((await all()).match(/RRULE:FREQ=WEEKLY/g)).toHaveLength(1);
  }, 60_000);

  it("that others change meanwhile keep both changes, and are shown as others left them", async () => {
    const bulb = await named("Light bulb");
    await put("bulb", todoOf("bulb", "Light bulb E27", "PRIORITY:1"));
    expect((await close(bulb.id)).status).toBe(200);
    await expect.poll(() => stored("bulb")).toContain("STATUS:COMPLETED");
    expect(await stored("bulb")).toContain("SUMMARY:Light bulb E27");
    expect(await stored("bulb")).toContain("PRIORITY:1");
  }, 60_000);

  it("are ticked while their server is away, and there once it is back, also after a restart", async () => {
    const bulb = await named("Light bulb");
    await radicale.stop();
    expect((await close(bulb.id)).status).toBe(200);
    expect(await titles()).toEqual(["Screw"]);
    await server.restart();
    expect(await titles()).toEqual(["Screw"]);
    await radicale.resume();
    await expect.poll(() => stored("bulb"), { timeout: 30_000 }).toContain("STATUS:COMPLETED");
  }, 90_000);

  it("leave chores and their stars in the house", async () => {
    const parent = openTestBrowser(server);
    await unlockBrowser(parent, "mom", "2468");
    const chore = { list: "routine", title: "Feed the cat", memberIds: ["mia"], stars: 2 };
    const added = await parent.send("POST", "/api/tasks", chore);
    expect(added.status).toBe(201);
    const path = `/api/board/routine/${added.body.id}/close`;
    expect((await wall.send("POST", path, { memberId: "mia" })).body).toMatchObject({ awarded: 2 });
    expect(await all()).not.toContain("Feed the cat");
  }, 60_000);
});
