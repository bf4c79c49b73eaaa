import { createECDH } from "node:crypto";
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { api } from "#contract/api.ts";
import type { Operation } from "#contract/operation.ts";
import { type TestBrowser, openTestBrowser } from "../../fixtures/http/test-browser.ts";
import { type FeedServer, startFeedServer } from "../../fixtures/calendar/feed-server.ts";
import { type TestServer, startTestServer } from "../../fixtures/server/test-server.ts";
import { hasRclone, startRcloneWebdav } from "../../companions/rclone.ts";
import { choosePlace, copyNow, readKey } from "../../fixtures/backups/second-place.ts";
import { canariesOfSources } from "../../fixtures/settings/canary-values.ts";
import { openWallBrowser, signInBrowser, unlockBrowser } from "../../fixtures/access/sign-in.ts";

const pin = "918273645546";
const pushKey = `canary${"k".repeat(36)}A`;
const curve = createECDH("prime256v1");
curve.setPrivateKey(Buffer.from(pushKey, "base64url"));
const VAPID_PUBLIC_KEY = curve.getPublicKey().toString("base64url");

/** Secrets as the operator writes them; `%` stands for the address of a real server, `#` for a folder. */
const secrets: Readonly<Record<string, string>> = {
  MEMBER_PIN_MOM: pin,
  CALENDAR_ICS_URL: "%/canary-shared/private.ics?key=canary-key;%/canary-second.ics",
  CALENDAR_ICS_URL_MIA: "http://canary-user:canary-word@127.0.0.1:9/canary-closed.ics",
  CALDAV_URL: "http://127.0.0.1:9/canary-caldav",
  CALDAV_PASSWORD: "canary-caldav-word",
  // Shown to a parent, who has to know which account it is.
  CALDAV_USER: "kim",
  GOOGLE_CLIENT_ID: "canary-google-client",
  GOOGLE_CLIENT_SECRET: "canary-google-secret",
  GOOGLE_AUTH_URL: "http://127.0.0.1:9/canary-google-consent",
  GOOGLE_TOKEN_URL: "http://127.0.0.1:9/canary-google-token",
  GOOGLE_CALDAV_URL: "http://127.0.0.1:9/canary-google-caldav",
  PRESENCE_TOKEN: "canary-presence",
  TODOIST_URL: "http://127.0.0.1:9/canary-todoist",
  TODOIST_TOKEN: "canary-todoist-token",
  TODOIST_TODO_PROJECT: "canary-todos",
  TODOIST_ROUTINE_PROJECT: "canary-chores",
  TODOIST_UID_MIA: "canary-uid",
  MEALIE_URL: "http://127.0.0.1:9/canary-mealie",
  MEALIE_TOKEN: "canary-mealie-token",
  MEALIE_SHOPPING_LIST: "canary-shopping-list",
  METNO_CONTACT: "canary-contact@example.org",
  IMMICH_URL: "http://127.0.0.1:9/canary-immich",
  IMMICH_KEY: "canary-immich-key",
  IMMICH_ALBUM: "canary-album",
  IMMICH_PEOPLE: "canary-person",
  ACTUAL_URL: "http://127.0.0.1:9/canary-actual",
  ACTUAL_PASSWORD: "canary-actual-word",
  ACTUAL_SYNC_ID: "canary-sync",
  ACTUAL_ENCRYPTION_PASSWORD: "canary-actual-key",
  BUDGET_FILE: "/nowhere/canary-budget.json",
  OPEN_METEO_URL: "http://127.0.0.1:9/canary-weather",
  METNO_URL: "http://127.0.0.1:9/canary-met",
  OPEN_METEO_GEOCODING_URL: "http://canary-geo:canary-pass@127.0.0.1:9/canary-places",
  VAPID_PRIVATE_KEY: pushKey,
  VAPID_SUBJECT: "mailto:canary@example.org",
  PUSH_HOSTS: "canary-push.example",
  TLS_KEY: "#/key.pem",
  TLS_CERT: "#/cert.pem",
  SOME_OTHER_PROGRAMS_KEY: "canary-of-another-program",
};
/** Values that answers may contain, and fields that aren't free text. */
const harmless = [
  ...[
    "PORT",
    "BIND_ADDR",
    "TZ",
    "LOG_LEVEL",
    "UPDATE_URL",
    "ALLOWED_HOSTS",
    "ALLOWED_ORIGINS",
    "PUBLIC_URL",
    "MEALS_APP_URL",
  ],
  ...[
    "DATA_DIR",
    "CONFIG_DIR",
    "BUDGET_UNLOCK_MEMBERS",
    "CALENDAR_LOCAL_HOSTS",
    "CALDAV_HOSTS",
    "MEMBER_PIN_MIA",
  ],
  ...["WEATHER_UNITS", "WEATHER_LATITUDE", "WEATHER_LONGITUDE", "WEATHER_PLACE", "SLEEP_START"],
  ...[
    "SLEEP_END",
    "SCREENSAVER_IDLE_MIN",
    "SCREENSAVER_CYCLE_SEC",
    "CELEBRATE_CHORES",
    "TASKS_PROVIDER",
    "CALDAV_TODO_LIST",
    "MEALS_PROVIDER",
    "WEATHER_PROVIDER",
    "BUDGET_PROVIDER",
    "ACTUAL_CURRENCY",
    "RECAP_HOUR",
    "PHOTOS_DIR",
    "PHOTOS_PROVIDER",
    "IMMICH_FAVORITES",
  ],
  ...["PUSH_MEMBERS", "CHORE_REMINDER_HOUR", "DINNER_DIGEST_HOUR", "VAPID_PUBLIC_KEY"],
];

const pairs = resolve(import.meta.dirname, "../../fixtures/tls");
let folder = "";
let source: FeedServer;
let dav: Awaited<ReturnType<typeof startRcloneWebdav>> | null = null;
let server: TestServer;
let guest: TestBrowser;
let parent: TestBrowser;
beforeAll(async () => {
  source = await startFeedServer();
  // Its password is a canary.
  if (hasRclone) dav = await startRcloneWebdav();
  source.put(
    "/canary-runtime.ics",
    "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//x\r\nEND:VCALENDAR\r\n",
  );
  source.answer("/canary-second.ics", (_request, response) =>
    response.writeHead(302, { location: "http://127.0.0.1:9/canary-elsewhere" }).end(),
  );
  folder = mkdtempSync(join(tmpdir(), "canary-tls-"));
  copyFileSync(join(pairs, "wall-key.pem"), join(folder, "key.pem"));
  copyFileSync(join(pairs, "wall.pem"), join(folder, "cert.pem"));
  const env = Object.fromEntries(
    Object.entries(secrets).map(([name, word]) => [
      name,
      word.replaceAll("%", source.url).replace("#", folder),
    ]),
  );
  const { host } = new URL(source.url);
  server = await startTestServer({
    env: {
      ...env,
      VAPID_PUBLIC_KEY,
      BUDGET_PROVIDER: "actual",
      TASKS_PROVIDER: "todoist",
      LOG_LEVEL: "debug",
      CALDAV_USER: "kim",
      CALENDAR_LOCAL_HOSTS: host,
    },
  });
  guest = await openWallBrowser(server);
  parent = openTestBrowser(server);
  await signInBrowser(parent, "mom", pin);
  await unlockBrowser(parent, "mom", pin);
});
afterAll(async () => {
  await server.close();
  await source.stop();
  await dav?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A key of copies that isn't the API document's example. */
const wallKey = /AGE-SECRET-KEY-1(?!Q{10})\w{10}/i;
const checkQuiet = (where: string, text: string): void => {
  // A parent, just now, reads the key of the copies to print it.
  if (where !== "GET /api/backups/key") expect(text, where).not.toMatch(wallKey);
  expect(text.toLowerCase(), where).not.toContain("canary");
  expect(text, where).not.toContain(pin);
};

const reads = Object.entries<Operation>(api).filter(
  ([key, { media }]) => key.startsWith("GET ") && media !== "text/event-stream",
);
const addressOf = (key: string): string =>
  key
    .replace("GET ", "")
    .replace("{board}", "routine")
    .replaceAll(/\{\w+\}/g, "1")
    .replace(/\/places$/, "/places?q=Potsdam");

const checkReads = async (): Promise<void> => {
  for (const [key] of reads)
    for (const browser of [guest, parent]) {
      const { body, headers } = await browser.get(addressOf(key));
      checkQuiet(key, JSON.stringify([body, ...headers]));
    }
};

describe("a secret of the environment", () => {
  it("is tried for every variable that an operator is told of", () => {
    const example = readFileSync(resolve(import.meta.dirname, "../../../.env.example"), "utf8");
    const documented = [...example.matchAll(/^#?([A-Z][A-Z_]+)=/gm)].map(([, name = ""]) => name);
    expect(documented.length).toBeGreaterThan(15);
    expect(documented.filter((name) => !(name in secrets) && !harmless.includes(name))).toEqual([]);
  });

  it("is in no answer, for nobody", async () => {
    await parent.get("/api/calendar");
    await checkReads();
    expect(reads.length).toBeGreaterThan(20);
  });

  it("is on no page", async () => {
    for (const path of ["/", "/m/", "/api/docs", "/nowhere"])
      checkQuiet(path, JSON.stringify((await guest.get(path)).body));
  });

  it("is in no log line, also while things go wrong and calendars are connected", async () => {
    const wrong = { url: "http://127.0.0.1:9/canary-typed.ics" };
    await parent.send("POST", "/api/calendar/feeds", wrong);
    await parent.send("POST", "/api/calendar/feeds", {
      url: `${source.url}/canary-gone.ics`,
      memberId: "leo",
    });
    const right = { url: `${source.url}/canary-runtime.ics`, memberId: "leo" };
    expect((await parent.send("POST", "/api/calendar/feeds", right)).status).toBe(201);
    expect(readFileSync(join(server.configDir, "connections.json"), "utf8")).toContain("canary");
    await parent.send("POST", "/api/presence", {}, { "x-presence-token": "canary-guess" });
    const asked = { thisMachine: true };
    for (const place of [
      { kind: "webdav", url: "http://127.0.0.1:9/", user: "canary-u", password: "canary-w" },
      {
        ...{ kind: "s3", endpoint: "http://127.0.0.1:9", bucket: "copies", region: "us-east-1" },
        ...{ accessKey: "canary-s3-name", secretKey: "canary-s3-secret" },
      },
    ]) {
      const refused = await parent.send("PUT", "/api/backups/place", { ...place, ...asked });
      expect([refused.status, refused.body.code]).toEqual([502, "backupPlaceUnreachable"]);
      checkQuiet(place.kind, JSON.stringify(refused.body));
    }
    if (dav !== null) {
      const { url, user, password } = dav;
      await choosePlace(parent, { kind: "webdav", url, user, password, ...asked });
      expect((await copyNow(parent)).problem).toBeNull();
      const connections = readFileSync(join(server.configDir, "connections.json"), "utf8");
      expect(connections).toContain(password);
      expect(server.log()).not.toContain((await readKey(parent)).key);
    }
    expect(readFileSync(join(server.configDir, "backup-identity"), "utf8")).toMatch(wallKey);
    expect((await guest.get("/api/backups/key")).status).toBe(401);
    await parent.send("POST", "/api/session", { memberId: "mom", pin: "91827364554" });
    await parent.get("/api/calendar");
    await checkReads();
    expect(server.log()).toContain("asked outside");
    checkQuiet("log", server.log());
  });

  it("is in no answer and no log line while every source is tried on a screen", async () => {
    const sources = canariesOfSources((await parent.get("/api/sources")).body.items);
    expect(sources.length).toBeGreaterThan(4);
    for (const { path, values } of sources)
      for (const asked of [{ values }, { values, thisMachine: true }]) {
        const tested = await parent.send("POST", `${path}/test`, asked);
        checkQuiet(path, JSON.stringify(tested.body));
      }
    checkQuiet("log", server.log());
  });

  it("is in no bug report, which names nobody and no host either", async () => {
    const { status, body } = await parent.get("/api/bug-report");
    expect(status).toBe(200);
    expect(body).toMatchObject({
      node: process.version,
      memberCount: 4,
      schemaVersion: expect.any(Number),
    });
    expect(body.sources.calendar).toEqual({ provider: "ical", state: expect.any(String) });
    expect(body.log.length).toBeGreaterThan(3);
    const text = JSON.stringify(body);
    checkQuiet("bug report", text);
    for (const word of ["127.0.0.1", "Mia", "mom", server.dataDir, "Europe/Berlin"])
      expect(text).not.toContain(word);
    expect(text).toContain("listening");
  });

  it("is in no backup", async () => {
    expect((await parent.send("POST", "/api/backups")).status).toBe(201);
    const dir = join(server.dataDir, "backups");
    const files = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    const names = files.map(({ name }) => name);
    expect(names).toContain("wall.db");
    expect(names).not.toContain("connections.json");
    for (const { parentPath, name } of files)
      checkQuiet(name, readFileSync(join(parentPath, name), "latin1"));
  });

  it("is in nothing that is kept beside the family's data but the feeds' own folder", () => {
    for (const name of ["wall.db", "wall.db-wal"])
      checkQuiet(name, readFileSync(join(server.dataDir, name)).toString("latin1"));
  });
});
