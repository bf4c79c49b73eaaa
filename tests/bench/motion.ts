import { type Browser, chromium, type Page } from "playwright";
import { findBrowser, findHeadlessShell } from "#scripts/find-browser.ts";
import type { Bench, Figure } from "#scripts/measure/figure.ts";
import type { StartedProgram } from "#scripts/measure/measured-wall.ts";
import { openTestBrowser } from "../fixtures/http/test-browser.ts";
import { animatedProperties, watchAnimations } from "./reference/animations.ts";
import { type MainThread, traceMainThread } from "./reference/main-thread.ts";

/** How much slower than this machine the wall's is. */
const slowing = 4;
const viewport = { width: 1280, height: 800 };

/** A family with enough to scroll and to drag. */
const moveIn = async (wall: StartedProgram): Promise<void> => {
  const mom = openTestBrowser(wall);
  const send = async (method: string, path: string, body: object): Promise<void> => {
    const { status } = await mom.send(method, path, body);
    if (status >= 300) throw new Error(`${method} ${path} answered ${status}`);
  };
  await send("POST", "/api/session", { memberId: "mom", pin: "2468" });
  for (const id of ["mia", "leo", "mom", "dad"])
    for (const title of ["Brush teeth", "Make the bed", "Feed the rabbit"])
      await send("POST", "/api/tasks", { title, memberIds: [id], recurrence: "FREQ=DAILY" });
  const noon = `${new Date().toISOString().slice(0, 10)}T12:00:00Z`;
  for (let n = 0; n < 60; n += 1) {
    const start = Date.parse(noon) + (n % 14) * 86_400_000 + (n % 5) * 3_600_000;
    const [from, to] = [start, start + 3_600_000].map((ms) => new Date(ms).toISOString());
    await send("POST", "/api/calendar/events", {
      ...{ title: `Football practice ${n}`, memberIds: ["mia"], allDay: false },
      ...{ start: from, end: to },
    });
  }
  for (let n = 0; n < 60; n += 1)
    await send("POST", "/api/grocery", { name: `Thing to buy ${n}`, amount: "500 g" });
};

const frames = (page: Page, count: number): Promise<void> =>
  page.evaluate(async (left) => {
    for (let n = 0; n < left; n += 1) await new Promise(requestAnimationFrame);
  }, count);

interface Movement {
  readonly name: string;
  /** Where it is looked at, and what is there once the page is drawn. */
  readonly path: string;
  readonly ready: string;
  readonly move: (page: Page) => Promise<void>;
}

const movements: readonly Movement[] = [
  {
    name: "scrolling the shopping list",
    path: "/meals/grocery",
    ready: "text=Thing to buy 40",
    move: async (page) => {
      await page.mouse.move(640, 400);
      for (let step = 0; step < 40; step += 1) {
        await page.mouse.wheel(0, step < 20 ? 90 : -90);
        await frames(page, 1);
      }
    },
  },
  {
    name: "dragging an event",
    path: "/calendar/week",
    ready: "text=Football practice 0",
    move: async (page) => {
      const event = await page.getByText("Football practice 0").first().boundingBox();
      if (event === null) throw new Error("there is no event to drag");
      const [x, y] = [event.x + event.width / 2, event.y + event.height / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      for (let step = 1; step <= 40; step += 1) {
        await page.mouse.move(x + Math.sin(step / 6) * 160, y + step * 3);
        await frames(page, 1);
      }
      await page.keyboard.press("Escape");
      await page.mouse.up();
      await frames(page, 10);
    },
  },
  {
    name: "celebrating a chore",
    path: "/",
    ready: "role=checkbox[name='Brush teeth'] >> nth=0",
    move: async (page) => {
      const row = await page.getByRole("checkbox", { name: "Brush teeth" }).first().boundingBox();
      if (row === null) throw new Error("there is no chore to tick");
      // As a finger, which stays for some frames: a click looks at the page first, in the same task.
      await page.mouse.move(row.x + row.width / 2, row.y + row.height / 2);
      await page.mouse.down();
      await frames(page, 4);
      await page.mouse.up();
      await frames(page, 120);
    },
  },
  {
    name: "changing rooms",
    path: "/",
    ready: "role=checkbox[name='Make the bed'] >> nth=0",
    move: async (page) => {
      for (const room of ["/chores", "/meals", "/calendar", "/"]) {
        await page.locator(`#dock a[href^='${room}']`).first().click();
        await frames(page, 40);
      }
    },
  },
];

const figuresOf = (name: string, { frameMs, taskMs }: MainThread): readonly Figure[] => [
  {
    what: `${name}, ${slowing} × slower: the longest frame's work`,
    unit: "ms",
    ours: Math.max(0, ...frameMs),
    reference: 8,
  },
  {
    what: `${name}: the longest task`,
    unit: "ms",
    ours: Math.max(0, ...taskMs),
    reference: 50,
    goal: "≤ 1 ×",
  },
];

/** A page at rest, before a movement. */
const openAt = async (browser: Browser, url: string, { path, ready }: Movement): Promise<Page> => {
  const page = await browser.newPage({ viewport, hasTouch: true });
  await page.goto(url + path);
  await page.locator(ready).first().waitFor();
  // What the page fetches at rest isn't part of any movement: first what it lacks, then the files of its other rooms.
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some((file) => file.name.includes("QuietScreen")),
  );
  await page.waitForLoadState("networkidle");
  return page;
};

const measure = async (browser: Browser, url: string): Promise<Figure[]> => {
  const figures: Figure[] = [];
  for (const movement of movements) {
    const { name, move } = movement;
    const page = await openAt(browser, url, movement);
    const tools = await page.context().newCDPSession(page);
    await tools.send("Emulation.setCPUThrottlingRate", { rate: slowing });
    const work = await traceMainThread(browser, page, () => move(page));
    await page.close();
    // Looking at animations takes longer than they do: it has a page of its own.
    const watched = await openAt(browser, url, movement);
    await watchAnimations(watched);
    await move(watched);
    const moved = (await animatedProperties(watched)).join(", ") || "nothing";
    await watched.close();
    const over = (times: readonly number[], ms: number) =>
      `${times.filter((time) => time > ms).length} of ${times.length}`;
    console.error(
      `… ${name}: ${over(work.frameMs, 8)} frames over 8 ms, ${over(work.taskMs, 50)} tasks over 50 ms; animates ${moved}`,
    );
    figures.push(...figuresOf(name, work));
  }
  return figures;
};

/** What a wall's main thread does at a fourth of this machine's speed while something moves, and what moves. */
export const bench: Bench = {
  name: "motion",
  onlyByName: true,
  run: async (open) => {
    const executablePath = findHeadlessShell() ?? findBrowser();
    if (executablePath === null) throw new Error("this needs a Chromium; name it in CHROMIUM_PATH");
    const wall = await open().startWall({
      ...{ TZ: "UTC", MEMBER_PIN_MOM: "2468" },
      ...{ SLEEP_START: "00:00", SLEEP_END: "00:00", SCREENSAVER_IDLE_MIN: "0" },
    });
    await moveIn(wall);
    const args = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
    const browser = await chromium.launch({ executablePath, args });
    try {
      return await measure(browser, wall.url);
    } finally {
      await browser.close();
    }
  },
};
