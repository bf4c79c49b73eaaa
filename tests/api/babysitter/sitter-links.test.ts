import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { newSitterLink } from "../../fixtures/access/links.ts";
import { familyPins, openWallBrowser } from "../../fixtures/access/sign-in.ts";
import { openLiveStream } from "../../fixtures/http/live-stream.ts";
import { type TestBrowser, openTestBrowser } from "../../fixtures/http/test-browser.ts";
import { type TestServer, startTestServer } from "../../fixtures/server/test-server.ts";

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ env: familyPins });
});
afterEach(() => server.close());

const android = { "user-agent": "Mozilla/5.0 (Linux; Android 15; Pixel) Mobile" };
const open = (phone: TestBrowser, token: string) =>
  phone.send("POST", "/api/sitter/open", { token }, android);
const outcome = ({ status, body }: { status: number; body: { code?: string } }) =>
  [status, body.code].filter((one) => one !== undefined);
const over = [401, "sitterLinkEnded"];
const minute = 60_000;

const writeCard = (parent: TestBrowser) =>
  parent.send("PUT", "/api/babysitter/card", {
    parents: [{ memberId: "mom", phone: "+49 170 1234567" }],
    contacts: [],
    children: [{ memberId: "mia", bedtime: "19:30" }],
    wifi: { name: "Home", password: "guests only" },
    notes: "Minka sleeps in the kitchen.",
  });
const chore = (title: string, memberId: string, daypart: string) => ({
  ...{ title, list: "routine", memberIds: [memberId], daypart, recurrence: "FREQ=DAILY" },
});

describe("a sitter's link", () => {
  it("shows the card and tonight's chores to the first phone that opens it, and to no other", async () => {
    const { id, token, parent } = await newSitterLink(server);
    await writeCard(parent);
    await parent.send("POST", "/api/tasks", chore("Brush teeth", "mia", "evening"));
    const { body } = await parent.send("POST", "/api/tasks", chore("Pack bag", "mia", "morning"));
    await parent.send("POST", "/api/tasks", chore("Pay the bills", "dad", "evening"));
    await parent.send("POST", `/api/board/routine/${body.id}/close`, { memberId: "mia" });
    const sitter = openTestBrowser(server);
    expect((await open(sitter, token)).status).toBe(200);
    const evening = (await sitter.get("/api/sitter", android)).body;
    expect(evening).toMatchObject({
      endsAt: "2026-11-21T07:00:00.000Z",
      notes: "Minka sleeps in the kitchen.",
      wifi: { name: "Home", password: "guests only" },
      parents: [{ id: "mom", phone: "+49 170 1234567" }],
      chores: [{ memberId: "mia", title: "Brush teeth", daypart: "evening", done: false }],
    });
    expect(evening.children[0]).toMatchObject({ name: "Mia", bedtime: "19:30" });
    // The same phone may tap the link again.
    expect((await open(sitter, token)).status).toBe(200);
    const other = openTestBrowser(server);
    const stream = await openLiveStream(server.url);
    expect(outcome(await open(other, token))).toEqual([409, "sitterLinkTaken"]);
    await stream.until(({ data }) => data.kind === "babysitter");
    stream.close();
    expect(outcome(await other.get("/api/sitter"))).toEqual(over);
    const { items } = (await parent.get("/api/babysitter/links")).body;
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({ id, state: "open", madeBy: "mom" });
    expect(items[0].device).toEqual({ make: "androidPhone", label: "Android phone" });
    const told = items[0].views.map(({ what }: { what: string }) => what);
    expect(told.toSorted()).toEqual(["opened", "otherPhone", "seen"]);
    expect(server.log()).toContain('"reason":"otherPhone"');
  });

  it("is not ticked on, nor is anything else opened by it", async () => {
    const { token } = await newSitterLink(server);
    const sitter = openTestBrowser(server);
    await open(sitter, token);
    expect(outcome(await sitter.get("/api/session"))).toEqual([401, "signInFirst"]);
    expect(outcome(await sitter.get("/api/babysitter/links"))).toEqual([401, "parentNeeded"]);
    expect(outcome(await sitter.send("POST", "/api/babysitter/links"))).toEqual([
      401,
      "parentNeeded",
    ]);
  });

  it("ends by itself the next morning at eight, which is noted", async () => {
    const { token, parent } = await newSitterLink(server);
    const sitter = openTestBrowser(server);
    await open(sitter, token);
    server.clock.advance(Date.parse("2026-11-21T06:59:59Z") - server.clock.now());
    expect((await sitter.get("/api/sitter")).status).toBe(200);
    server.clock.advance(1000);
    expect(outcome(await sitter.get("/api/sitter"))).toEqual(over);
    expect(outcome(await open(sitter, token))).toEqual(over);
    const [link] = (await parent.get("/api/babysitter/links")).body.items;
    expect(link.state).toBe("ended");
    expect(link.views.map(({ what }: { what: string }) => what)).toContain("late");
    server.clock.advance(30 * 24 * 60 * minute);
    expect((await parent.get("/api/babysitter/links")).body.items).toEqual([]);
  });

  it("ends when a parent says so, and stays over after a restart", async () => {
    const { id, token, parent } = await newSitterLink(server);
    const sitter = openTestBrowser(server);
    await open(sitter, token);
    await server.restart(familyPins);
    expect((await sitter.get("/api/sitter")).status).toBe(200);
    const stream = await openLiveStream(server.url);
    expect((await parent.send("DELETE", `/api/babysitter/links/${id}`)).status).toBe(204);
    await stream.until(({ data }) => data.kind === "babysitter");
    stream.close();
    expect(outcome(await sitter.get("/api/sitter"))).toEqual(over);
    await server.restart(familyPins);
    expect(outcome(await open(sitter, token))).toEqual(over);
    expect((await parent.send("DELETE", "/api/babysitter/links/nobody")).status).toBe(404);
  });

  it("ends with sitter mode, which doesn't seal it, not even on a phone that once opened the wall", async () => {
    const { token } = await newSitterLink(server);
    const sitter = await openWallBrowser(server);
    await sitter.send("POST", "/api/babysitter/on");
    expect((await open(sitter, token)).status).toBe(200);
    expect((await sitter.get("/api/sitter")).status).toBe(200);
    expect((await sitter.get("/api/tasks/todos")).status).toBe(423);
    const wall = await openWallBrowser(server);
    await wall.send("POST", "/api/babysitter/off", { memberId: "mom", pin: "2468" });
    expect(outcome(await sitter.get("/api/sitter"))).toEqual(over);
  });

  it("that nobody has opened ends with the next one", async () => {
    const first = await newSitterLink(server);
    const second = await newSitterLink(server);
    expect(outcome(await open(openTestBrowser(server), first.token))).toEqual(over);
    expect((await open(openTestBrowser(server), second.token)).status).toBe(200);
  });

  it("has its secret in no log, no answer after the first, no database and no backup", async () => {
    const { token, parent } = await newSitterLink(server);
    const key = { "idempotency-key": "one-tap" };
    const keyed = (await parent.send("POST", "/api/babysitter/links", {}, key)).body;
    const sitter = openTestBrowser(server);
    await open(sitter, keyed.token);
    await open(openTestBrowser(server), keyed.token);
    await server.backUp();
    const files = readdirSync(server.dataDir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== "reserve")
      .map(({ parentPath, name }) => readFileSync(join(parentPath, name), "latin1"));
    const answers = [await parent.get("/api/babysitter/links"), await sitter.get("/api/sitter")];
    const seen = [server.log(), ...files, ...answers.map((one) => JSON.stringify(one.body))];
    const secrets = [token, keyed.token, sitter.cookies.get("family_wall_sitter") ?? ""];
    for (const secret of secrets) {
      expect(secret.length).toBeGreaterThan(20);
      expect(seen.join("\n")).not.toContain(secret);
    }
  });
});
