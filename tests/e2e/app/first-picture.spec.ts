import { expect, type Page } from "@playwright/test";
import { openParentOf, openWallPage, type RunningWall, test } from "../support/wall-test.ts";

// Families’ first picture moves.
test.use({ reducedMotion: "no-preference" });

/** What a wall's first picture may take, as it is sent: all of it, and its script. */
const mostBytes = 300_000;
const mostScriptBytes = 120_000;
const mostRequests = 20;

interface Seen {
  /** How far things moved (CLS). */
  shift: number;
  /** Elements that came or went after the frame in which Home was first seen. */
  readonly late: string[];
}

declare global {
  interface Window {
    seen: Seen;
  }
}

const liveHere = async (wall: RunningWall): Promise<void> => {
  const parent = await openParentOf(wall);
  const write = async (path: string, body: object) =>
    expect((await parent.send("POST", path, body)).status).toBe(201);
  const chore = { memberIds: ["mia"], recurrence: "FREQ=DAILY" };
  await write("/api/tasks", { ...chore, title: "Feed Minka" });
  await write("/api/tasks", { ...chore, title: "Empty the dishwasher" });
  await write("/api/grocery", { name: "Milk" });
  const [start, end] = [1, 2].map((hours) => new Date(Date.now() + hours * 3_600_000));
  const when = { start: start?.toISOString(), end: end?.toISOString(), allDay: false };
  await write("/api/calendar/events", { ...when, title: "Piano", memberIds: ["mia"] });
  // Bins, holidays, tomorrow's line and weeks with a father are there with all else.
  const today = new Date().toISOString().slice(0, 10);
  const away = {
    start: today,
    memberIds: ["leo"],
    weeks: [Array.from({ length: 7 }, () => "away")],
  };
  await write("/api/absences", away);
  const rule = { first: today, everyWeeks: 1 };
  const paper = { id: "paper", name: "Paper", icon: "newspaper", color: "#2f6fb3", rule };
  const settings = {
    bins: { items: [{ ...paper, afterHoliday: false, words: [] }], calendarId: null, chore: null },
    holidays: { country: "DE", region: null, school: [], schoolCalendars: [] },
    tomorrow: { at: "00:00", members: {} },
  };
  expect((await parent.send("PATCH", "/api/settings", settings)).status).toBe(200);
};

/** Notes in the page what comes late, and how far things move. */
const watch = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    window.seen = { shift: 0, late: [] };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ("value" in entry && typeof entry.value === "number") window.seen.shift += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
    let isSeen = false;
    new MutationObserver((changes) => {
      const home = document.querySelector("[data-testid=home]");
      if (home === null) return;
      if (isSeen)
        for (const { target, type } of changes)
          if (home.contains(target)) window.seen.late.push(`${type} in ${target.nodeName}`);
      requestAnimationFrame(() =>
        setTimeout(() => {
          isSeen = true;
        }),
      );
    }).observe(document, { childList: true, subtree: true });
  });
};

test("by day Home is drawn once, and nothing of it moves, on a wall that the family knows and on a new one", async ({
  browser,
  wall,
}) => {
  await wall.start();
  await liveHere(wall);
  // The first reading of a calendar takes longer than a page waits.
  await (await openWallPage(browser, wall)).context().close();
  const context = await browser.newContext({ locale: "en-GB", serviceWorkers: "block" });
  for (const _ of ["new", "known"]) {
    const page = await context.newPage();
    let requests = 0;
    const askedTooSoon: string[] = [];
    page.on("request", (request) => {
      requests += 1;
      // Nothing rings here, so that its cards can wait until Home rests.
      if (request.url().includes("ReminderCards")) askedTooSoon.push(request.url());
    });
    await watch(page);
    await page.goto(wall.server.url);
    await expect(page.getByRole("checkbox", { name: "Feed Minka" })).toBeVisible();
    const atFirst = requests;
    expect(askedTooSoon).toEqual([]);
    await expect(page.getByText("Piano").first()).toBeVisible();
    await expect(page.getByTestId("tomorrow")).toBeVisible();
    await expect(page.getByTestId("day-facts").first()).toBeAttached();
    await expect(page.getByTestId("day-bands").first()).toBeAttached();
    // The wall's other rooms come once Home rests: nothing is left to come then.
    await page.waitForResponse(/FamilyJournal.*\.js$/);
    const { shift, late } = await page.evaluate(() => window.seen);
    expect(late).toEqual([]);
    expect(shift).toBeLessThanOrEqual(0.01);
    expect(atFirst).toBeLessThanOrEqual(mostRequests);
    await page.close();
  }
  await context.close();
});

test("a wall's first picture brings one script and one sheet, small enough for a small machine", async ({
  wall,
}) => {
  await wall.start();
  const page = await (await fetch(wall.server.url)).text();
  const files = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].flatMap(([, f]) => f ?? []);
  const sizes = await Promise.all(
    files.map(async (file) => {
      const headers = { "Accept-Encoding": "br" };
      const answer = await fetch(wall.server.url + file, { method: "HEAD", headers });
      expect(answer.status, file).toBe(200);
      return Number(answer.headers.get("content-length"));
    }),
  );
  const sum = (those: readonly (number | undefined)[]) =>
    those.reduce<number>((all, one = 0) => all + one, 0);
  const ending = (end: string) => files.filter((file) => file.endsWith(end));
  expect(page.match(/<script type="module"/g)).toHaveLength(1);
  expect(ending(".css")).toHaveLength(1);
  expect(sum(files.map((file, at) => (file.endsWith(".js") ? sizes[at] : 0)))).toBeLessThanOrEqual(
    mostScriptBytes,
  );
  expect(sum(sizes)).toBeLessThanOrEqual(mostBytes);
  // The next opening finds it compiled the same way: Chromium reads the first line alone.
  const [script = ""] = ending(".js");
  const text = await (await fetch(wall.server.url + script)).text();
  expect(files.some((file) => file.endsWith(".woff2"))).toBe(true);
  expect(text.startsWith("//# allFunctionsCalledOnLoad\n")).toBe(true);
});
