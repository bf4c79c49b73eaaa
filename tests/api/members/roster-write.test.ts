import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { watch } from "chokidar";
import { afterEach, describe, expect, it } from "vitest";
import { type TestBrowser, openTestBrowser } from "../../fixtures/http/test-browser.ts";
import { type TestServer, startTestServer, testFamily } from "../../fixtures/server/test-server.ts";
import {
  statusAsParent,
  familyPins,
  openWallBrowser,
  queryDatabase,
  signInBrowser,
  unlockBrowser,
} from "../../fixtures/access/sign-in.ts";
import { openLiveStream } from "../../fixtures/http/live-stream.ts";

const oma = { id: "oma", name: "Oma", color: "#AA7733" };

let server: TestServer;
afterEach(() => server.close());
const openUnlocked = async (): Promise<TestBrowser> => {
  server = await startTestServer({ env: familyPins });
  const wall = await openWallBrowser(server);
  await unlockBrowser(wall, "mom", "2468");
  return wall;
};
const put = (browser: TestBrowser, lines: unknown) => browser.send("PUT", "/api/members", lines);
const file = (): string => readFileSync(join(server.configDir, "members.json"), "utf8");
const without = (id: string) => testFamily.filter((one) => one.id !== id);

/** Starts to watch the file; the returned function settles when the server has noticed a write. */
const watchWriting = async (): Promise<() => Promise<void>> => {
  const watcher = watch(join(server.configDir, "members.json"), {
    ignoreInitial: true,
    awaitWriteFinish: { stabilityThreshold: 200, pollInterval: 20 },
  });
  const noticed = new Promise((done) => watcher.on("all", done));
  await new Promise<void>((ready) => watcher.on("ready", () => ready()));
  return async () => {
    await noticed;
    await watcher.close();
  };
};

describe("a roster that a parent writes", () => {
  it("is live at once, told to every screen once, and lies in the file as a person would write it", async () => {
    const wall = await openUnlocked();
    const stream = await openLiveStream(server.url);
    await stream.until(({ event }) => event === "hello");
    const echo = await watchWriting();
    const written = await put(wall, [...testFamily, oma]);
    expect(written.status).toBe(200);
    expect(written.body.at(-1)).toEqual({
      ...oma,
      ...{ color: "#aa7733", kid: false, parent: false, hasPin: false },
    });
    expect((await wall.get("/api/members")).body).toEqual(written.body);
    expect(file().split("\n")).toContain('  { "id": "oma", "name": "Oma", "color": "#AA7733" }');
    const revision = Number(written.headers.get("x-wall-revision"));
    await echo();
    const told = stream.events.filter(({ event }) => event === "change");
    // What tomorrow brings follows from who is there.
    expect(told.map(({ data }) => data.kind).toSorted()).toEqual([
      "members",
      "settings",
      "tomorrow",
    ]);
    expect(told.filter(({ data }) => data.revision === revision)).toHaveLength(1);
    stream.close();
  });

  it("is still there after a restart", async () => {
    const wall = await openUnlocked();
    await put(wall, [...testFamily, oma]);
    await server.restart();
    expect((await wall.get("/api/members")).body).toHaveLength(5);
  });

  it("mends a file that somebody broke by hand, and its notice goes", async () => {
    const wall = await openUnlocked();
    writeFileSync(join(server.configDir, "members.json"), "[{");
    const notices = async () => (await wall.get("/api/config")).body.notices;
    await expect.poll(notices).toHaveLength(1);
    expect((await put(wall, testFamily)).status).toBe(200);
    expect(await notices()).toEqual([]);
  });

  it.each([
    ["a colour that isn't one", [...testFamily, { ...oma, color: "brownish" }], "[4].color"],
    ["a name of blanks", [{ ...oma, name: "  " }, ...testFamily], "[0].name"],
    ["an id with a slash", [...testFamily, { ...oma, id: "o/ma" }], "[4].id"],
    ["an id that climbs out", [...testFamily, { ...oma, id: "../oma" }], "[4].id"],
    ["an id of 41 letters", [...testFamily, { ...oma, id: "o".repeat(41) }], "[4].id"],
    ["two with one id", [...testFamily, { ...oma, id: "mia" }], "[4].id"],
    ["a word of the wall's own as an id", [...testFamily, { ...oma, id: "family" }], "[4].id"],
    ["an unknown field", [...testFamily, { ...oma, pin: "1234" }], "[4].pin"],
    ["a word for yes", [{ ...oma, kid: "yes" }], "[0].kid"],
    ["nobody", [], "body"],
    ["no list", { members: testFamily }, "body"],
    ["501 members", Array.from({ length: 501 }, (_, n) => ({ ...oma, id: `m${n}` })), "body"],
  ])("is refused with %s, which is named, and nothing is written", async (_what, lines, field) => {
    const wall = await openUnlocked();
    const before = file();
    const refused = await put(wall, lines);
    expect([refused.status, refused.body.field]).toEqual([400, field]);
    expect(refused.body.error).toMatch(/\w{3}/);
    expect(file()).toBe(before);
    expect((await wall.get("/api/members")).body).toHaveLength(4);
  });

  it("is refused without a parent who has a PIN, by leaving, by demotion, and by another's mark", async () => {
    const wall = await openUnlocked();
    const unmarked = testFamily.map((one) => (one.id === "mom" ? { ...one, parent: false } : one));
    for (const lines of [without("mom"), unmarked, [oma]]) {
      const refused = await put(wall, lines);
      expect([refused.status, refused.body.code]).toEqual([409, "lastParent"]);
    }
    expect((await wall.get("/api/members")).body).toHaveLength(4);
    expect((await put(wall, without("dad"))).status).toBe(200);
    expect(await statusAsParent(wall)).toBe(200);
  });

  it("signs out who moved out, ends their live streams and keeps what they earned", async () => {
    const wall = await openUnlocked();
    const mia = openTestBrowser(server);
    await signInBrowser(mia, "mia", "1234");
    const chore = await wall.send("POST", "/api/tasks", {
      ...{ title: "Feed Minka", list: "routine", memberIds: ["mia"], recurrence: "FREQ=DAILY" },
    });
    await wall.send("POST", `/api/board/routine/${chore.body.id}/close`, { memberId: "mia" });
    const cookie = `family_wall_session=${mia.cookies.get("family_wall_session")}`;
    const stream = await openLiveStream(server.url, { cookie });
    expect((await put(wall, without("mia"))).status).toBe(200);
    await stream.ended;
    expect((await mia.get("/api/session")).status).toBe(401);
    expect(queryDatabase(server, "SELECT delta FROM ledger WHERE member_id = 'mia'")).toEqual([
      { delta: 1 },
    ]);
    await put(wall, testFamily);
    expect((await mia.get("/api/session")).status).toBe(401);
    expect((await wall.get("/api/balances")).body.mia).toBe(1);
  });

  it("takes a parent's unlock along when the parent moves out, also when they come back", async () => {
    const wall = await openUnlocked();
    await wall.send("PUT", "/api/members/dad/pin", { pin: "8642" });
    const kitchen = await openWallBrowser(server);
    await unlockBrowser(kitchen, "dad", "8642");
    await put(wall, without("dad"));
    await put(wall, testFamily);
    expect((await kitchen.get("/api/unlock")).body).toEqual({ unlocked: false });
  });

  it("leaves nothing else behind in the folder", async () => {
    const wall = await openUnlocked();
    await put(wall, [...testFamily, oma]);
    expect(readdirSync(server.configDir)).toEqual(["members.json"]);
    expect(statSync(join(server.configDir, "members.json")).mode & 0o777).toBe(0o644);
  });
});
