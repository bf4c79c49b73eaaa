import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { api } from "#contract/api.ts";
import type { WallView } from "#contract/wall-view.ts";
import {
  familyPins,
  openWallBrowser,
  signInBrowser,
  unlockBrowser,
} from "../../fixtures/access/sign-in.ts";
import { openLiveStream } from "../../fixtures/http/live-stream.ts";
import {
  type TestAnswer,
  type TestBrowser,
  openTestBrowser,
} from "../../fixtures/http/test-browser.ts";
import { type TestServer, startTestServer } from "../../fixtures/server/test-server.ts";

const elsewhere = { "x-forwarded-for": "192.168.1.50" };
const ownWindow = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Electron/43.1.0" };
const party = {
  ...{ title: "Party", allDay: true },
  ...{ start: "2026-11-21", end: "2026-11-22" },
};

let server: TestServer;
let mom: TestBrowser;
beforeEach(async () => {
  server = await startTestServer({ env: familyPins });
  mom = openTestBrowser(server);
  await signInBrowser(mom, "mom", "2468");
});
afterEach(() => server.close());

const wallOf = async (
  browser: TestBrowser,
  headers: Record<string, string> = elsewhere,
): Promise<WallView> => (await browser.get("/api/config", headers)).body.wall;
const tablet = async (): Promise<{ browser: TestBrowser; wall: WallView }> => {
  const browser = await openWallBrowser(server);
  return { browser, wall: await wallOf(browser) };
};
const change = (wall: WallView, patch: object, by = mom): Promise<TestAnswer> =>
  by.send("PATCH", `/api/walls/${wall.id}`, { revision: wall.revision, ...patch });
const writes = async (browser: TestBrowser): Promise<number> =>
  (await browser.send("POST", "/api/calendar/events", party, elsewhere)).status;
const ticks = async (browser: TestBrowser): Promise<number> =>
  (await browser.send("POST", "/api/grocery", { name: "Milk" }, elsewhere)).status;
const cookieOf = ({ cookies }: TestBrowser): string =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");

describe("a browser that opens the wall", () => {
  it("ticks until a parent names it, and writes from then on", async () => {
    const { browser, wall } = await tablet();
    expect(wall).toMatchObject({ name: null, rights: "tick", preset: "kitchen", revision: 0 });
    expect([await ticks(browser), await writes(browser)]).toEqual([201, 403]);
    const named = await change(wall, { name: "Nursery" });
    expect(named.body).toMatchObject({ name: "Nursery", rights: "write", revision: 1 });
    expect(await writes(browser)).toBe(201);
    await change(named.body, { rights: "look" });
    expect([await ticks(browser), await writes(browser)]).toEqual([403, 403]);
    expect((await browser.get("/api/config", elsewhere)).body.may).toBe("look");
  });

  it("writes from the start where it is the machine's own screen, as the wall's own window is", async () => {
    const kiosk = await openWallBrowser(server);
    expect((await wallOf(kiosk, ownWindow)).rights).toBe("write");
  });

  it("ticks where it only calls itself the wall's own window, from another machine", async () => {
    const liar = await openWallBrowser(server);
    expect((await wallOf(liar, { ...elsewhere, ...ownWindow })).rights).toBe("tick");
    expect([await ticks(liar), await writes(liar)]).toEqual([201, 403]);
  });

  it("isn't bound while a parent is signed in on it, and leaves who has no cookie alone", async () => {
    const { browser, wall } = await tablet();
    await change(wall, { rights: "look" });
    expect(await ticks(browser)).toBe(403);
    expect([await ticks(openTestBrowser(server)), await writes(openTestBrowser(server))]).toEqual([
      201, 201,
    ]);
    await signInBrowser(browser, "mom", "2468");
    expect([await ticks(browser), await writes(browser)]).toEqual([201, 201]);
  });

  it("is a child's phone as long as no parent has made it a wall, and then keeps its rights", async () => {
    const { browser, wall } = await tablet();
    await signInBrowser(browser, "mia", "1234");
    expect([await ticks(browser), await writes(browser)]).toEqual([201, 201]);
    await change(wall, { name: "Nursery", rights: "tick" });
    expect([await ticks(browser), await writes(browser)]).toEqual([201, 403]);
  });
});

it("what a wall may do is said for every write that is for anyone", () => {
  const unsaid = Object.entries(api).filter(
    ([key, operation]) =>
      !key.startsWith("GET ") && operation.access === "anyone" && !("right" in operation),
  );
  expect(unsaid.map(([key]) => key)).toEqual([]);
});

describe("while no parent has a PIN", () => {
  it("every wall writes; afterwards the one that finished set-up does, and others tick", async () => {
    await server.close();
    server = await startTestServer();
    const behindProxy = { ...elsewhere, "x-setup-code": "" };
    const [setupWall, other] = [await openWallBrowser(server), await openWallBrowser(server)];
    behindProxy["x-setup-code"] = (await openTestBrowser(server).get("/api/setup")).body.code;
    expect([await writes(setupWall), await writes(other)]).toEqual([201, 201]);
    await setupWall.send("PUT", "/api/members/mom/pin", { pin: "2468" }, behindProxy);
    expect([await writes(setupWall), await writes(other)]).toEqual([201, 403]);
  });
});

describe("what a parent chooses for a wall", () => {
  it("is there, and on that wall, before the answer", async () => {
    const { browser, wall } = await tablet();
    const stream = await openLiveStream(server.url, { cookie: cookieOf(browser) });
    const chosen = {
      ...{ preset: "meals", startRoom: "meals", rooms: ["meals", "grocery"], memberIds: ["mia"] },
      hours: [{ preset: "childrensMorning", start: "06:00", end: "08:30", days: "weekdays" }],
      ...{ theme: "evening", palette: "sea", distance: "across", sound: false, screensaver: false },
    };
    const answer = await change(wall, chosen);
    expect(answer.body).toEqual({ ...wall, ...chosen, revision: 1 });
    await stream.until(({ data }) => data.kind === "settings");
    stream.close();
    expect(await wallOf(browser)).toEqual(answer.body);
    await server.restart();
    expect(await wallOf(browser)).toEqual(answer.body);
    expect((await mom.get("/api/walls")).body.items).toEqual([
      expect.objectContaining({ ...answer.body, label: "Another device", current: false }),
    ]);
  });

  it("is refused with the wall as it is when somebody else was faster", async () => {
    const { wall } = await tablet();
    const theirs = (await change(wall, { preset: "calendar" })).body;
    const late = await change(wall, { preset: "meals" });
    expect([late.status, late.body.code, late.body.wall]).toEqual([409, "wallChanged", theirs]);
    expect((await change(theirs, { preset: "meals" })).body.preset).toBe("meals");
  });

  it.each([
    ["memberIds", { memberIds: ["nobody"] }],
    ["memberIds", { memberIds: [] }],
    ["rooms", { rooms: ["meals", "meals"] }],
    ["preset", { preset: "bathroom" }],
    ["name", { name: " " }],
  ])("is refused where %s is impossible: %j", async (field, patch) => {
    const { wall } = await tablet();
    const { status, body } = await change(wall, patch);
    expect([status, body.field]).toEqual([400, field]);
  });

  it("belongs to walls that there are", async () => {
    const { wall } = await tablet();
    expect((await change({ ...wall, id: "gone" }, { name: "Attic" })).status).toBe(404);
    const { items } = (await mom.get("/api/walls")).body;
    expect(items.map(({ id }: WallView) => id)).toEqual([wall.id]);
  });
});

it("a backup brings back what was chosen for a wall", async () => {
  const { browser, wall } = await tablet();
  const chosen = (await change(wall, { name: "Kitchen", preset: "meals", rights: "look" })).body;
  await unlockBrowser(mom, "mom", "2468");
  const backup = (await mom.send("POST", "/api/backups")).body.name;
  await change(chosen, { preset: "dayClock", rights: "write" });
  const restarted = server.nextRestart();
  expect((await mom.send("POST", `/api/backups/${backup}/restore`)).status).toBe(200);
  await restarted;
  expect(await wallOf(browser)).toEqual(chosen);
});

describe("a new wall in an old one's place", () => {
  it("takes over its name, choices and rights, and the old one is signed out", async () => {
    const [old, fresh] = [await tablet(), await tablet()];
    const { body: kitchen } = await change(old.wall, { name: "Kitchen", preset: "meals" });
    const taken = await mom.send("POST", `/api/walls/${fresh.wall.id}/take-over`, {
      ...{ from: old.wall.id, revision: fresh.wall.revision },
    });
    expect(taken.body).toEqual({ ...kitchen, id: fresh.wall.id, revision: 1 });
    expect(await wallOf(fresh.browser)).toEqual(taken.body);
    expect(await wallOf(old.browser)).toBeNull();
    expect((await mom.get("/api/walls")).body.items).toHaveLength(1);
  });

  it("is another wall, read as it is now", async () => {
    const [one, other] = [await tablet(), await tablet()];
    const takeOver = (from: string, revision: number) =>
      mom.send("POST", `/api/walls/${one.wall.id}/take-over`, { from, revision });
    for (const from of [one.wall.id, "nobody"]) {
      const { status, body } = await takeOver(from, 0);
      expect([status, body.field]).toEqual([400, "from"]);
    }
    expect((await takeOver(other.wall.id, 7)).body.code).toBe("wallChanged");
  });
});

describe("how a wall's cards are arranged", () => {
  const whole = [
    { card: "now", x: 0, y: 0, w: 12, h: 3 },
    { card: "week", x: 0, y: 3, w: 8, h: 5 },
    { card: "dinner", x: 8, y: 3, w: 4, h: 5 },
  ];

  it("is kept, also by a wall that takes over, until another preset is chosen", async () => {
    const { browser, wall } = await tablet();
    expect(wall.layout).toEqual({ landscape: null, portrait: null });
    const layout = { landscape: whole, portrait: null };
    const arranged = (await change(wall, { layout })).body;
    expect(arranged.layout).toEqual(layout);
    expect((await wallOf(browser)).layout).toEqual(layout);
    const other = await tablet();
    const taken = await mom.send("POST", `/api/walls/${other.wall.id}/take-over`, {
      ...{ from: wall.id, revision: other.wall.revision },
    });
    expect(taken.body.layout).toEqual(layout);
    const chosen = (await change(taken.body, { preset: "meals" })).body;
    expect(chosen).toMatchObject({ preset: "meals", layout: { landscape: null, portrait: null } });
  });

  it.each([
    ["a hole", [{ card: "now", x: 0, y: 0, w: 12, h: 7 }]],
    ["an overlap", [...whole, { card: "next", x: 0, y: 0, w: 12, h: 1 }]],
    ["a card twice", whole.map((card) => ({ ...card, card: "now" }))],
    ["a card beyond the edge", [{ card: "now", x: 0, y: 0, w: 13, h: 8 }]],
    ["nothing at all", []],
    [
      "cards like the blades of a windmill, of which none can be taken away",
      [
        { card: "now", x: 0, y: 0, w: 8, h: 2 },
        { card: "next", x: 8, y: 0, w: 4, h: 6 },
        { card: "week", x: 4, y: 6, w: 8, h: 2 },
        { card: "dinner", x: 0, y: 2, w: 4, h: 6 },
        { card: "grocery", x: 4, y: 2, w: 4, h: 4 },
      ],
    ],
  ])("is refused with %s", async (_what, landscape) => {
    const { wall } = await tablet();
    const { status } = await change(wall, { layout: { landscape, portrait: null } });
    expect(status).toBe(400);
  });
});
