import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  type Page,
  type Request,
} from "@playwright/test";
import { moment } from "./moment.ts";
import { pinChanceOfPage, pinDateOfPage } from "./pin-chance.ts";

/** A screen of which pictures are taken, by the word that it has in their names. */
export interface Screen {
  readonly name: string;
  readonly kind: "wall" | "phone";
  readonly width: number;
  readonly height: number;
}

export const wallScreens: readonly Screen[] = [
  [1920, 1080],
  [1080, 1920],
  [1280, 800],
  [800, 480],
].map(([width = 0, height = 0]) => ({
  ...{ name: `wall-${width}x${height}`, kind: "wall", width, height },
}));

export const phone: Screen = { name: "phone-390x844", kind: "phone", width: 390, height: 844 };

/** A page of one size that goes from picture to picture. */
export interface Stage {
  readonly screen: Screen;
  readonly page: Page;
  /** Leaves the house and forgets all but the cookies, so that no picture depends on the one before it. */
  forget(): Promise<void>;
  /** Resolves when nothing is on its way from the house but the live stream. */
  quiet(): Promise<void>;
  /** What broke in the page since the last look. */
  faults(): string[];
}

/** Where every house is for the browser: without a port, because some pages show their own address. */
export const origin = "http://localhost";

/** A frame is painted whole, by one thread, and says nothing of the frames before it. */
const steadyPaint = [
  "--disable-partial-raster",
  "--num-raster-threads=1",
  "--disable-checker-imaging",
  "--disable-threaded-animation",
  "--disable-threaded-scrolling",
  "--run-all-compositor-stages-before-draw",
  "--disable-lcd-text",
  "--force-color-profile=srgb",
];

/** A browser for which a house is at the origin. */
export const launch = (executablePath: string, houseUrl: string): Promise<Browser> =>
  chromium.launch({
    executablePath,
    args: [
      ...steadyPaint,
      `--host-resolver-rules=MAP localhost:80 127.0.0.1:${new URL(houseUrl).port}`,
      // For root Chromium has no sandbox; these pages are our own.
      ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
    ],
  });

const isLive = (request: Request): boolean => new URL(request.url()).pathname === "/api/live";

/** Counts what is on its way to a page; `quiet` resolves at the next moment at which nothing is. */
const watchRequests = (page: Page): { quiet: () => Promise<void>; reset: () => void } => {
  const underway = new Set<Request>();
  let waiting: (() => void)[] = [];
  const over = (request: Request): void => {
    underway.delete(request);
    if (underway.size > 0) return;
    for (const resolve of waiting) resolve();
    waiting = [];
  };
  page.on("request", (request) => {
    if (!isLive(request)) underway.add(request);
  });
  page.on("requestfinished", over);
  page.on("requestfailed", over);
  page.on("framenavigated", () => {
    for (const request of underway) if (request.isNavigationRequest()) over(request);
  });
  return {
    quiet: () =>
      underway.size === 0 ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve)),
    // What a page that was left had asked for may never be reported as over.
    reset: () => {
      for (const request of underway) over(request);
    },
  };
};

const phoneOptions: BrowserContextOptions = { deviceScaleFactor: 2, isMobile: true };

interface StageOptions {
  /** When its clock stands; the moment of the pictures. */
  readonly at?: string;
  /** Whether things move. */
  readonly moves?: boolean;
}

/** Opens a page of a screen's size in a browser, whose clock stands still. */
export const openStage = async (
  browser: Browser,
  screen: Screen,
  { at = moment, moves = false }: StageOptions = {},
): Promise<Stage> => {
  const context = await browser.newContext({
    viewport: { width: screen.width, height: screen.height },
    ...(screen.kind === "phone" ? phoneOptions : {}),
    // The browser's own zone is never the family's.
    ...{ locale: "en-GB", timezoneId: "Asia/Tokyo", hasTouch: true },
    ...{ reducedMotion: moves ? "no-preference" : "reduce", serviceWorkers: "block" },
  });
  await context.addInitScript(pinDateOfPage, Date.parse(at));
  await context.addInitScript(pinChanceOfPage);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on("pageerror", ({ message }) => void faults.push(message));
  const session = await context.newCDPSession(page);
  // A browser that still has a larger copy of a photo shows that one.
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  const requests = watchRequests(page);
  return {
    screen,
    page,
    forget: async () => {
      await page.goto("about:blank");
      requests.reset();
      const storageTypes = "local_storage,indexeddb,cache_storage";
      await session.send("Storage.clearDataForOrigin", { origin, storageTypes });
    },
    quiet: requests.quiet,
    faults: () => faults.splice(0),
  };
};
