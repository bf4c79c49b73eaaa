import { join, resolve } from "node:path";
import { type Browser, chromium } from "playwright";
import { findBrowser, findHeadlessShell } from "#scripts/find-browser.ts";
import type { Bench, Figure } from "#scripts/measure/figure.ts";
import type { StartedProgram } from "#scripts/measure/measured-wall.ts";
import { median } from "#scripts/measure/median.ts";
import { openTestBrowser } from "../fixtures/http/test-browser.ts";
import { noonZone } from "../fixtures/noon-zone.ts";
import { type OpenedPage, openOnce, type PageLoad } from "./reference/page-load.ts";
import { drawnHtml, serveDrawn } from "./reference/static-page.ts";

const dist = resolve(import.meta.dirname, "../../dist");
const rounds = 5;
const members = ["mia", "leo", "mom", "dad"];
const chores = ["Brush teeth", "Make the bed", "Feed the rabbit", "Water the plants"];
const events = ["Football practice", "Dentist", "Piano lesson", "Grandma visits", "Swimming"];
const hourMs = 3_600_000;

/** A family with chores, two weeks of events, a dinner, and things to buy. */
const moveIn = async (wall: StartedProgram): Promise<void> => {
  const mom = openTestBrowser(wall);
  const send = async (method: string, path: string, body: object): Promise<void> => {
    const { status } = await mom.send(method, path, body);
    if (status >= 300) throw new Error(`${method} ${path} answered ${status}`);
  };
  await send("POST", "/api/session", { memberId: "mom", pin: "2468" });
  for (const id of members)
    for (const title of chores)
      await send("POST", "/api/tasks", { title, memberIds: [id], recurrence: "FREQ=DAILY" });
  const today = new Date().toISOString().slice(0, 10);
  // It is noon there, at whichever hour this runs.
  const eight = Math.floor(Date.now() / hourMs) * hourMs - 4 * hourMs;
  for (let n = 0; n < 35; n += 1) {
    const start = eight + ((n % 14) * 24 + (n % 5) * 2) * hourMs;
    const [from, to] = [start, start + hourMs].map((ms) => new Date(ms).toISOString());
    await send("POST", "/api/calendar/events", {
      ...{ title: events[n % events.length], memberIds: [members[n % 4]], allDay: false },
      ...{ start: from, end: to },
    });
  }
  await send("POST", `/api/mealplan/${today}/dinner`, { title: "Vegetable curry" });
  for (const name of ["Milk", "Bread", "Apples"]) await send("POST", "/api/grocery", { name });
};

interface Screen {
  readonly name: string;
  readonly path: string;
  readonly built: string;
  /** What has to be there, all of it, until the screen is complete. */
  readonly selector: string;
  readonly viewport: OpenedPage["viewport"];
  readonly goal: string;
}

const wallScreen: Screen = {
  name: "wall",
  path: "/",
  built: "wall-ui",
  selector: `[data-part~="chore"], [data-testid="day-entry"], [data-testid="now"], [data-testid="week-day"],
    [data-testid="home-dinner"], [data-testid="home-grocery"], [data-part~="picture"] svg`,
  viewport: { width: 1280, height: 800 },
  goal: "≤ 2.2 ×",
};
const phoneScreen: Screen = {
  name: "phone",
  path: "/m/",
  built: "pwa",
  selector: "#root button, #root svg",
  viewport: { width: 390, height: 844 },
  goal: "",
};

/** Opens a screen until it rests: what it has drawn by then, and the cookie that it was given. */
const study = async (browser: Browser, url: string, { path, selector, viewport }: Screen) => {
  const context = await browser.newContext({ viewport, locale: "en-GB" });
  const page = await context.newPage();
  await page.goto(url + path);
  // The second time it is a wall that the server knows.
  await page.reload();
  await page.locator(selector).first().waitFor();
  await page.waitForFunction(() => document.querySelector("[aria-busy=true]") === null);
  await page.waitForTimeout(1000);
  const count = await page.locator(selector).count();
  const studied = { html: await drawnHtml(page), count, cookies: await context.cookies() };
  await context.close();
  return studied;
};

const figuresOf = (
  { name, goal }: Screen,
  slowedBy: number,
  ours: readonly PageLoad[],
  drawn: readonly PageLoad[],
): Figure[] => {
  const what = slowedBy === 1 ? `${name}, cold` : `${name}, cold, processor slowed ${slowedBy} ×`;
  const figure = (words: string, unit: Figure["unit"], of: keyof PageLoad): Figure => ({
    ...{ what: `${what}: ${words}`, unit },
    ...{ ours: median(ours.map((one) => one[of])), reference: median(drawn.map((one) => one[of])) },
  });
  const loads = [
    { ...figure("complete", "ms", "complete"), ...(goal === "" ? {} : { goal }) },
    figure("main thread until then", "ms", "work"),
    figure("longest task", "ms", "longestTask"),
  ];
  if (slowedBy > 1) return loads;
  return [
    ...loads,
    { ...figure("requests", "requests", "requests"), goal: "≤ 20 requests" },
    { ...figure("as sent", "kB", "kilobytes"), goal: "≤ 300 kB" },
    { ...figure("moved", "CLS", "shift"), goal: "≤ 0.01 CLS" },
  ];
};

/** The first picture of wall and phone, beside a page of plain HTML that draws the same pixels. */
export const bench: Bench = {
  name: "first picture",
  run: async (open) => {
    const executablePath = findHeadlessShell() ?? findBrowser();
    if (executablePath === null) {
      console.error("  not measured: this needs a Chromium; name it in CHROMIUM_PATH");
      return [];
    }
    const wall = await open().startWall({ MEMBER_PIN_MOM: "2468", TZ: noonZone() });
    await moveIn(wall);
    const args = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
    const browser = await chromium.launch({ executablePath, args });
    const figures: Figure[] = [];
    try {
      for (const screen of [wallScreen, phoneScreen]) {
        const { html, count, cookies } = await study(browser, wall.url, screen);
        const { selector, viewport, path } = screen;
        const drawn = await serveDrawn({ [path]: html }, { [path]: join(dist, screen.built) });
        const page = { selector, viewport, count };
        for (const slowedBy of [1, 6]) {
          const [ours, theirs]: [PageLoad[], PageLoad[]] = [[], []];
          for (let round = 0; round < rounds; round += 1) {
            const url = wall.url + path;
            ours.push(await openOnce(browser, { ...page, url, cookies }, slowedBy));
            theirs.push(
              await openOnce(browser, { ...page, url: drawn.url + path, cookies: [] }, slowedBy),
            );
          }
          figures.push(...figuresOf(screen, slowedBy, ours, theirs));
        }
        drawn.close();
      }
    } finally {
      await browser.close();
    }
    return figures;
  },
};
