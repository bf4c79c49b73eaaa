import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  test as base,
  type Browser as Chromium,
  type BrowserContext,
  expect,
  type Page,
} from "@playwright/test";
import { type TestBrowser, openTestBrowser } from "../../fixtures/http/test-browser.ts";
import { type FeedServer, startFeedServer } from "../../fixtures/calendar/feed-server.ts";
import { builtServer, startProcess } from "../../fixtures/server/server-process.ts";
import { preparedWall } from "./prepared-wall.ts";
import { type SharedProcess, startSharedProcess } from "./shared-process.ts";
import { wholeChromium } from "./browsers.ts";
import { pins } from "./pins.ts";
import { wallZone } from "./wall-zone.ts";

interface WallServer {
  readonly url: string;
}

/** A server on temporary folders. */
export interface RunningWall {
  readonly server: WallServer;
  start(env?: Record<string, string>): Promise<WallServer>;
}

/** A server in a process of its own, which a test may kill, as a power cut does, and start again. */
export interface KillableWall extends RunningWall {
  kill(): Promise<void>;
}

interface Fixtures {
  /** The whole Chromium, for what the headless shell lacks: installing an app, and notifications. */
  readonly whole: Chromium;
  readonly feeds: FeedServer;
  readonly wall: RunningWall;
  readonly ownWall: KillableWall;
}

interface WorkerFixtures {
  /** Runs the walls of this worker's tests, which would otherwise spend half a second each on loading the server. */
  readonly sharedProcess: SharedProcess;
}

/** Pages live in Tokyo, so that one that reckons in its own hours is caught; from 15:00 UTC on also one in its own days. */
const elsewhere = { TZ: wallZone };

/** Tests mustn't depend on the hour at which they run: walls sleep only in tests about that. */
const alwaysAwake = { SLEEP_START: "00:00", SLEEP_END: "00:00", SCREENSAVER_IDLE_MIN: "0" };

/** Whether a wall with these options has the usual PINs and folders, so that it can start from the prepared copy. */
const goesOn = (
  env: Readonly<Record<string, string>>,
  folders: Readonly<Record<"DATA_DIR" | "CONFIG_DIR", string>>,
): boolean =>
  Object.entries({ ...pins, ...folders }).every(([name, value]) => env[name] === value) &&
  !existsSync(folders.DATA_DIR) &&
  !existsSync(folders.CONFIG_DIR);

/** Lends a test a wall on folders of its own, in the shared process where there is one, and removes it afterwards. */
const lendWall = async (
  use: (wall: KillableWall) => Promise<void>,
  shared?: SharedProcess,
): Promise<void> => {
  const dir = mkdtempSync(join(tmpdir(), "family-wall-e2e-"));
  const folders = { DATA_DIR: join(dir, "data"), CONFIG_DIR: join(dir, "config") };
  let latest: WallServer | undefined;
  let ends: (() => Promise<unknown>)[] = [];
  const kill = async (): Promise<void> => {
    const all = ends;
    ends = [];
    for (const end of all) await end();
  };
  const launch = async (env: Record<string, string>): Promise<WallServer> => {
    // A process has one zone, so that a wall with another one can't share it.
    if (shared !== undefined && env["TZ"] === elsewhere.TZ && ends.length === 0) {
      const url = await shared.start(env, dir);
      ends.push(() => shared.stop());
      return { url };
    }
    const server = await startProcess(env, dir, { program: builtServer });
    ends.push(() => server.end("SIGKILL"));
    return server;
  };
  await use({
    get server() {
      if (latest === undefined) throw new Error("the wall was not started");
      return latest;
    },
    start: async (env = {}) => {
      const usual = { ...elsewhere, ...alwaysAwake, ...pins, ...folders, ...preparedWall.env };
      const all = { ...usual, ...env };
      if (goesOn(all, folders)) cpSync(preparedWall.folder, dir, { recursive: true });
      latest = await launch(all);
      return latest;
    },
    kill,
  });
  await kill();
  rmSync(dir, { recursive: true, force: true });
};

/** A test with a feed server and a wall, both removed afterwards. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  sharedProcess: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const shared = startSharedProcess({ ...elsewhere, ...preparedWall.env });
      await use(shared);
      await shared.end();
    },
    { scope: "worker" },
  ],
  whole: async ({ playwright, launchOptions }, use) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      executablePath: wholeChromium,
    });
    await use(browser);
    await browser.close();
  },
  // oxlint-disable-next-line no-empty-pattern -- as above
  feeds: async ({}, use) => {
    const feeds = await startFeedServer();
    await use(feeds);
    await feeds.stop();
  },
  wall: ({ sharedProcess }, use) => lendWall(use, sharedProcess),
  // oxlint-disable-next-line no-empty-pattern -- as above
  ownWall: ({}, use) => lendWall(use),
});

/** A browser without a screen that a parent has unlocked. */
export const openParentOf = async (wall: RunningWall): Promise<TestBrowser> => {
  const parent = openTestBrowser(wall.server);
  await parent.send("POST", "/api/unlock", { memberId: "mom", pin: pins.MEMBER_PIN_MOM });
  return parent;
};

/** Types a PIN on the keys that a page shows. */
export const typePin = async (page: Page, pin: string): Promise<void> => {
  for (const digit of pin)
    await page.getByTestId("keypad").getByRole("button", { name: digit }).click();
  await page.getByRole("button", { name: "OK", exact: true }).click();
};

/** Opens a section of Settings with a parent's PIN. */
export const openSettings = async (page: Page, wall: RunningWall, part: string): Promise<void> => {
  await page.goto(`${wall.server.url}/settings/${part}`);
  await typePin(page, pins.MEMBER_PIN_MOM);
  await expect(page.locator("[data-testid=settings-detail] h2")).toBeVisible();
};

/** Opens a page in a browser that saves data, as on a hotspot: what would be fetched ahead is fetched when it is opened. */
export const openSavingPage = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  await tools.send("Emulation.setDataSaverOverride", { dataSaverEnabled: true });
  return page;
};

/** A kitchen screen's browser. */
const openKitchenScreen = (browser: Chromium): Promise<BrowserContext> =>
  browser.newContext({
    viewport: { width: 1920, height: 1080 },
    locale: "en-GB",
    timezoneId: "Asia/Tokyo",
    hasTouch: true,
  });

/**
 * Opens the wall's page on a kitchen screen, none yet where the path is null. It saves data unless told: fetching every room
 * ahead, which it would do after three seconds, costs as much as opening it.
 */
export const openWallPage = async (
  browser: Chromium,
  wall: RunningWall,
  path: string | null = "/",
  { fetchesAhead = false }: { readonly fetchesAhead?: boolean } = {},
): Promise<Page> => {
  const context = await openKitchenScreen(browser);
  const page = await (fetchesAhead ? context.newPage() : openSavingPage(context));
  if (path !== null) await page.goto(wall.server.url + path);
  return page;
};

/**
 * Opens a section of the wall's Settings, which a parent has unlocked by the request that the keypad would send; the
 * keypad itself is the matter of a few stories.
 */
export const openSettingsPage = async (
  browser: Chromium,
  wall: RunningWall,
  part: string,
): Promise<Page> => {
  const context = await openKitchenScreen(browser);
  // By its first page a wall becomes known.
  await context.request.get(wall.server.url);
  const data = { memberId: "mom", pin: pins.MEMBER_PIN_MOM, for: "settings" };
  const answer = await context.request.post(`${wall.server.url}/api/unlock`, { data });
  expect(answer.status(), "a parent unlocks Settings").toBe(200);
  const page = await openSavingPage(context);
  await page.goto(`${wall.server.url}/settings/${part}`);
  await expect(page.locator("[data-testid=settings-detail] h2")).toBeVisible();
  return page;
};

/** Whose phone it is, and the PIN by which they sign in. */
export type PhoneOwner = readonly [name: string, pin: string];

/**
 * Signs a phone in by the request that its page would send; that a name is tapped and a PIN typed is the matter of a few
 * stories, and costs as much as opening a page.
 */
export const signInPhone = async (
  context: BrowserContext,
  url: string,
  [name, pin]: PhoneOwner,
): Promise<void> => {
  const data = { memberId: name.toLowerCase(), pin };
  const answer = await context.request.post(`${url}/api/session`, { data });
  expect(answer.status(), `${name} signs in`).toBe(200);
};

/**
 * Opens the phone app on a phone that saves data, no page yet where the path is null: without a service worker it fetches no
 * tab ahead. It asks whose it is, unless it is somebody's already.
 */
export const openPhonePage = async (
  browser: Chromium,
  wall: RunningWall,
  path: string | null = "/m/",
  owner?: PhoneOwner,
): Promise<Page> => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    locale: "en-GB",
    timezoneId: "Asia/Tokyo",
    hasTouch: true,
    isMobile: true,
  });
  const page = await openSavingPage(context);
  if (owner !== undefined) await signInPhone(context, wall.server.url, owner);
  if (path !== null) await page.goto(wall.server.url + path);
  return page;
};

/** The wall's address as other machines know it, by a host name; needs `ALLOWED_HOSTS` or `PUBLIC_URL` with wall.test. */
export const elsewhereUrl = ({ server }: RunningWall): string =>
  `http://wall.test:${new URL(server.url).port}`;
