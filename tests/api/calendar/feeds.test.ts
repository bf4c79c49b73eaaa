import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { once } from "node:events";
import { hostname } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type TestBrowser, openTestBrowser } from "../../fixtures/http/test-browser.ts";
import { type FeedServer, startFeedServer } from "../../fixtures/calendar/feed-server.ts";
import { type TestServer, startTestServer } from "../../fixtures/server/test-server.ts";
import { familyPins, signInBrowser } from "../../fixtures/access/sign-in.ts";
import { openLiveStream } from "../../fixtures/http/live-stream.ts";

const icsOf = (title: string): string =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//test",
    "X-WR-CALNAME:Music school",
    "BEGIN:VEVENT",
    `UID:${title}`,
    "DTSTAMP:20261101T000000Z",
    "DTSTART:20261121T160000Z",
    "DTEND:20261121T170000Z",
    `SUMMARY:${title}`,
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ].join("\r\n");

let source: FeedServer;
let server: TestServer;
let parent: TestBrowser;
const open = async (env: Record<string, string> = {}): Promise<void> => {
  server = await startTestServer({
    env: { ...familyPins, CALENDAR_LOCAL_HOSTS: new URL(source.url).host, ...env },
  });
  parent = openTestBrowser(server);
  await signInBrowser(parent, "mom", "2468");
};
beforeEach(async () => {
  source = await startFeedServer();
  source.put("/piano.ics", icsOf("Piano"));
  source.put("/soccer.ics", icsOf("Soccer"));
  await open();
});
afterEach(async () => {
  await server.close();
  await source.stop();
});

const connect = (body: unknown, browser = parent) =>
  browser.send("POST", "/api/calendar/feeds", body);
const disconnect = (body: unknown) => parent.send("DELETE", "/api/calendar/feeds", body);
const titles = async (): Promise<string[]> => {
  const { body } = await parent.get("/api/calendar");
  return (body.events ?? []).map(({ title }: { title: string }) => title);
};
const connectionsFile = (): string => join(server.configDir, "connections.json");
const connected = (): unknown =>
  existsSync(connectionsFile()) ? JSON.parse(readFileSync(connectionsFile(), "utf8")) : {};

describe("connecting a calendar", () => {
  it("tells what was found, shows its events at once and after a restart, and tells every screen", async () => {
    const stream = await openLiveStream(server.url);
    const answer = await connect({ url: `${source.url}/piano.ics?key=canary`, memberId: "mia" });
    expect(answer.status).toBe(201);
    expect(answer.body.found).toEqual({
      name: "Music school",
      events: 1,
      next: { title: "Piano", start: "2026-11-21T16:00:00.000Z" },
    });
    expect(answer.body.feed).toMatchObject({ memberId: "mia", state: "ok" });
    await stream.until(({ data }) => data.kind === "calendar");
    stream.close();
    expect(await titles()).toEqual(["Piano"]);
    expect(connected()).toEqual({ CALENDAR_ICS_URL_MIA: [`${source.url}/piano.ics?key=canary`] });
    expect(statSync(connectionsFile()).mode & 0o777).toBe(0o600);
    await server.restart();
    expect(await titles()).toEqual(["Piano"]);
    const { feeds } = (await parent.get("/api/calendar")).body;
    expect(feeds.map(({ id }: { id: string }) => id)).toEqual([answer.body.feed.id]);
    for (const text of [JSON.stringify(answer.body), JSON.stringify(feeds), server.log()])
      expect(text).not.toContain("canary");
  });

  it("puts a second one beside the first, and leaves alone what the operator wrote", async () => {
    const handwritten = "# ours\nSLEEP_START=21:00\n";
    writeFileSync(join(server.configDir, ".env"), handwritten);
    await connect({ url: `${source.url}/piano.ics` });
    await connect({ url: `${source.url}/soccer.ics` });
    expect((await titles()).toSorted()).toEqual(["Piano", "Soccer"]);
    expect(connected()).toEqual({
      CALENDAR_ICS_URL: [`${source.url}/piano.ics`, `${source.url}/soccer.ics`],
    });
    expect(readFileSync(join(server.configDir, ".env"), "utf8")).toBe(handwritten);
  });

  it("is called what the family calls it, which its source never hears", async () => {
    const requested: (string | undefined)[] = [];
    source.answer("/piano.ics", (request, response) => {
      requested.push(request.url);
      response.writeHead(200, { "content-type": "text/calendar" }).end(icsOf("Piano"));
    });
    const name = "Zoë's piano; & more";
    const { status, body } = await connect({ url: `${source.url}/piano.ics#old`, name });
    expect([status, body.feed.name]).toEqual([201, name]);
    await server.restart();
    expect((await parent.get("/api/calendar")).body.feeds[0].name).toBe(name);
    expect(new Set(requested)).toEqual(new Set(["/piano.ics"]));
    expect((await connect({ url: `${source.url}/piano.ics` })).body.code).toBe("feedKnown");
    expect((await disconnect({ url: `${source.url}/piano.ics` })).status).toBe(204);
  });

  it("keeps an address with a ; in one piece", async () => {
    source.put("/a;b.ics", null);
    source.put("/a%3Bb.ics", icsOf("Choir"));
    expect((await connect({ url: `${source.url}/a;b.ics` })).status).toBe(201);
    await server.restart();
    expect(await titles()).toEqual(["Choir"]);
  });

  it("refuses one that is connected already, also when both are connected at once", async () => {
    const both = await Promise.all([
      connect({ url: `${source.url}/piano.ics` }),
      connect({ url: `${source.url}/piano.ics`, memberId: "mia" }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const again = await connect({ url: `${source.url}/./piano.ics`, memberId: "leo" });
    expect([again.status, again.body.code]).toEqual([409, "feedKnown"]);
    expect((await parent.get("/api/calendar")).body.feeds).toHaveLength(1);
  });

  it("is for parents only", async () => {
    const child = openTestBrowser(server);
    await signInBrowser(child, "mia", "1234");
    expect((await connect({ url: `${source.url}/piano.ics` }, child)).status).toBe(403);
    expect(
      (await connect({ url: `${source.url}/piano.ics` }, openTestBrowser(server))).status,
    ).toBe(401);
    expect(source.count("/piano.ics").asked).toBe(0);
  });

  it("is open on this machine while the house is being set up", async () => {
    const { host } = new URL(source.url);
    const fresh = await startTestServer({ env: { CALENDAR_LOCAL_HOSTS: host } });
    const wizard = openTestBrowser(fresh);
    expect((await connect({ url: `${source.url}/piano.ics` }, wizard)).status).toBe(201);
    await fresh.close();
  });

  it("says what is wrong with an address and keeps nothing", async () => {
    source.answer("/page", (_request, response) =>
      response.writeHead(200, { "content-type": "text/html" }).end("<html>Sign in</html>"),
    );
    for (const [path, reason] of Object.entries({ "/page": "webPage", "/nothing.ics": "gone" })) {
      const answer = await connect({ url: `${source.url}${path}` });
      expect(answer.body).toMatchObject({ code: "feedRefused", reason, field: "url" });
      expect(answer.status).toBe(400);
      expect(answer.body.error).not.toContain("127.0.0.1");
    }
    expect((await connect({ url: `${source.url}/piano.ics`, memberId: "ghost" })).body.field).toBe(
      "memberId",
    );
    expect(connected()).toEqual({});
  });

  it("lets nobody try out addresses without end", async () => {
    const tries = [];
    for (let n = 0; n < 12; n += 1) tries.push(await connect({ url: `${source.url}/none-${n}` }));
    expect(tries.map(({ status }) => status)).toEqual([
      ...Array.from({ length: 10 }, () => 400),
      429,
      429,
    ]);
    server.clock.advance(61_000);
    expect((await connect({ url: `${source.url}/piano.ics` })).status).toBe(201);
  });
});

describe("an address that leads where it shouldn't", () => {
  it("never reaches a program of this machine", async () => {
    let hits = 0;
    const canary = createServer((_request, response) => {
      hits += 1;
      response.end(icsOf("Secret"));
    });
    canary.listen(0, "127.0.0.1");
    await once(canary, "listening");
    const address = canary.address();
    if (address === null || typeof address === "string") throw new Error("no port");
    const { port } = address;
    source.answer("/leads-on.ics", (_request, response) =>
      response.writeHead(302, { location: `http://127.0.0.1:${port}/` }).end(),
    );
    const hosts = [
      ...["127.0.0.1", "127.1", "2130706433", "0x7f.0.0.1", "0177.0.0.1", "127.0.0.1."],
      ...["localhost", "LOCALHOST.", "x.localhost", "0.0.0.0", "0", hostname()],
      ...["[::1]", "[::]", "[::ffff:127.0.0.1]", "[::ffff:7f00:1]", "[0:0:0:0:0:0:0:1]"],
      "user:word@127.0.0.1",
    ];
    const vectors = [
      ...hosts.flatMap((host) => [`http://${host}:${port}/`, `webcal://${host}:${port}/`]),
      `${source.url}/leads-on.ics`,
    ];
    for (const url of vectors) {
      const answer = await connect({ url });
      expect([url, answer.status, answer.body.field]).toEqual([url, 400, "url"]);
      server.clock.advance(61_000);
    }
    canary.close();
    expect(hits).toBe(0);
    expect(connected()).toEqual({});
  });

  it.each([
    ["file:///etc/passwd", "notWeb"],
    ["ftp://calendar.example/a.ics", "notWeb"],
    ["javascript:alert(1)", "notWeb"],
    ["data:text/calendar,BEGIN:VCALENDAR", "notWeb"],
    ["gopher://calendar.example", "notWeb"],
    ["calendar.example/a.ics", "notWeb"],
    ["http://", "notWeb"],
    ["", "notWeb"],
    ["http://169.254.169.254/latest/meta-data", "forbiddenAddress"],
    ["http://[fe80::1]/a.ics", "forbiddenAddress"],
    ["http://[fd00:ec2::254]/latest", "forbiddenAddress"],
    ["http://224.0.0.1/a.ics", "forbiddenAddress"],
  ])("is refused: %j", async (url, reason) => {
    const answer = await connect({ url });
    expect([answer.status, answer.body.field]).toEqual([400, "url"]);
    expect(answer.body.reason).toMatch(new RegExp(`^(${reason})$`));
    expect(answer.body.error).toMatch(/^[A-Z].*\.$/);
  });

  it("is refused where it is the wall itself, by any of its names and though the port was allowed", async () => {
    const { port } = new URL(server.url);
    await server.restart({
      ALLOWED_HOSTS: "wall.test",
      PUBLIC_URL: "https://home.example",
      CALENDAR_LOCAL_HOSTS: `127.0.0.1:${port},localhost:${port}`,
      PORT: port,
    });
    for (const host of ["127.0.0.1", "localhost", "wall.test", `${hostname()}.local`]) {
      const answer = await connect({ url: `http://${host}:${port}/api/calendar` });
      expect(answer.status).toBe(400);
      expect(answer.body.reason).toBe("leadsHere");
    }
    expect((await connect({ url: "https://home.example/x.ics" })).body.reason).toBe("leadsHere");
  });
});

describe("disconnecting a calendar", () => {
  it("takes its events from the screens and its address from the machine, by id or by address", async () => {
    const { feed } = (await connect({ url: `${source.url}/piano.ics`, memberId: "mia" })).body;
    await connect({ url: `${source.url}/soccer.ics`, memberId: "mia" });
    expect((await disconnect({ id: feed.id })).status).toBe(204);
    expect(await titles()).toEqual(["Soccer"]);
    expect(connected()).toEqual({ CALENDAR_ICS_URL_MIA: [`${source.url}/soccer.ics`] });
    expect((await disconnect({ id: feed.id })).status).toBe(404);
    expect((await disconnect({ url: `${source.url}/soccer.ics` })).status).toBe(204);
    expect(connected()).toEqual({});
    expect(readFileSync(connectionsFile(), "utf8")).not.toContain("127.0.0.1");
    expect((await parent.get("/api/calendar")).body.code).toBe("unconfigured");
    for (const body of [{}, { id: "a", url: "b" }])
      expect((await disconnect(body)).body.field).toBe("id");
  });

  it("leaves to the operator what the operator's environment gives, and names the variable", async () => {
    await server.close();
    await open({ CALENDAR_ICS_URL: `${source.url}/piano.ics` });
    const [feed] = (await parent.get("/api/calendar")).body.feeds;
    for (const answer of [
      await disconnect({ id: feed.id }),
      await disconnect({ url: `${source.url}/piano.ics` }),
      await connect({ url: `${source.url}/soccer.ics` }),
    ]) {
      expect(answer.status).toBe(409);
      expect(answer.body).toMatchObject({ code: "fromEnvironment", field: "CALENDAR_ICS_URL" });
      expect(answer.body.error).toContain("CALENDAR_ICS_URL in the environment");
    }
    expect((await connect({ url: `${source.url}/soccer.ics`, memberId: "leo" })).status).toBe(201);
    expect((await titles()).toSorted()).toEqual(["Piano", "Soccer"]);
  });
});

describe("asking a calendar again", () => {
  it("shows what is new in it", async () => {
    const { feed } = (await connect({ url: `${source.url}/piano.ics` })).body;
    source.put("/piano.ics", icsOf("Flute"));
    server.clock.advance(11_000);
    const answer = await parent.send("POST", `/api/calendar/feeds/${feed.id}/refresh`);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ id: feed.id, state: "ok" });
    expect(await titles()).toEqual(["Flute"]);
    expect((await parent.send("POST", "/api/calendar/feeds/nobodys/refresh")).status).toBe(404);
  });
});
