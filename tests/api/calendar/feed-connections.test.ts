import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { familyPins, signInBrowser } from "../../fixtures/access/sign-in.ts";
import { type FeedServer, startFeedServer } from "../../fixtures/calendar/feed-server.ts";
import { type TestBrowser, openTestBrowser } from "../../fixtures/http/test-browser.ts";
import { type TestServer, startTestServer } from "../../fixtures/server/test-server.ts";

const icsOf = (title: string): string =>
  [
    ...["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//test"],
    ...["BEGIN:VEVENT", `UID:${title}`, "DTSTAMP:20261101T000000Z"],
    ...["DTSTART:20261121T160000Z", "DTEND:20261121T170000Z", `SUMMARY:${title}`, "END:VEVENT"],
    ...["END:VCALENDAR", ""],
  ].join("\r\n");

let source: FeedServer;
let house: TestServer;
let parent: TestBrowser;
beforeEach(async () => {
  source = await startFeedServer();
  source.put("/piano.ics", icsOf("Piano"));
  source.put("/soccer.ics", icsOf("Soccer"));
  const { host } = new URL(source.url);
  house = await startTestServer({ env: { ...familyPins, CALENDAR_LOCAL_HOSTS: host } });
  parent = openTestBrowser(house);
  await signInBrowser(parent, "mom", "2468");
});
afterEach(async () => {
  await house.close();
  await source.stop();
});

const connect = (url: string) => parent.send("POST", "/api/calendar/feeds", { url });
const disconnect = (url: string) => parent.send("DELETE", "/api/calendar/feeds", { url });
/** How many calendars the wall knows, whether they have been read yet or not. */
const countFeeds = async (): Promise<number> =>
  (await parent.get("/api/calendar/feeds")).body.items.length;
const connectionsFile = (): string => join(house.configDir, "connections.json");
const connected = (): unknown => JSON.parse(readFileSync(connectionsFile(), "utf8"));

describe("the file of what screens connected", () => {
  it("leaves a file alone that somebody broke meanwhile, and says so", async () => {
    await connect(`${source.url}/piano.ics`);
    const broken = '{ "CALENDAR_ICS_URL": ["https://half.example';
    writeFileSync(connectionsFile(), broken);
    const answer = await connect(`${source.url}/soccer.ics`);
    expect([answer.status, answer.body.code]).toEqual([409, "envFile"]);
    expect(answer.body.error).toContain("connections.json");
    expect(readFileSync(connectionsFile(), "utf8")).toBe(broken);
    expect(await countFeeds()).toBe(1);
  });

  it("was written into .env by set-up once, and stays one that a screen can disconnect", async () => {
    const url = `${source.url}/piano.ics?key=canary`;
    writeFileSync(join(house.configDir, ".env"), `# ours\nCALENDAR_ICS_URL_MIA='${url}'\n`);
    await house.restart();
    expect(await countFeeds()).toBe(1);
    expect(connected()).toEqual({ CALENDAR_ICS_URL_MIA: [url] });
    expect(readFileSync(join(house.configDir, ".env"), "utf8")).toBe("# ours\n");
    expect((await disconnect(url)).status).toBe(204);
    expect(await countFeeds()).toBe(0);
  });

  it("stays the operator's where a hand wrote it beside the roster", async () => {
    const url = `${source.url}/piano.ics`;
    writeFileSync(join(house.configDir, ".env"), `CALENDAR_ICS_URL=${url}\n`);
    await house.restart();
    expect(await countFeeds()).toBe(1);
    const answer = await disconnect(url);
    expect(answer.body).toMatchObject({ code: "fromEnvironment", field: "CALENDAR_ICS_URL" });
    expect(answer.body.error).toContain("CALENDAR_ICS_URL in CONFIG_DIR/.env");
  });

  it("keeps the wall from starting where its file is broken, without telling the address", async () => {
    writeFileSync(connectionsFile(), '{\n  "CALENDAR_ICS_URL": https://canary.example\n}\n');
    const refusal: unknown = await house.restart().catch((error: unknown) => error);
    expect(String(refusal)).toContain(`${connectionsFile()}:2: is not JSON`);
    expect(String(refusal)).not.toContain("canary");
    writeFileSync(connectionsFile(), "{}");
    await house.restart();
  });
});
