import { expect, type Page } from "@playwright/test";
import { visit, wallSizes } from "../support/page-checks.ts";
import { openParentOf, openWallPage, type RunningWall, test } from "../support/wall-test.ts";
import { wallToday } from "../support/wall-zone.ts";

const titles = [
  "Parents’ evening at the primary school",
  "Zahnarzttermin Kieferorthopädie",
  "Choir",
  "Car to the garage for its inspection",
  "Swimming lesson",
];

/** A month with an event on most days, one full day and a camp across four days. */
const moveIn = async (wall: RunningWall): Promise<void> => {
  await wall.start();
  const parent = await openParentOf(wall);
  const write = async (title: string, day: number, hour: number): Promise<void> => {
    const at = (to: number) =>
      `2027-03-${String(day).padStart(2, "0")}T${String(to).padStart(2, "0")}:30:00Z`;
    const event = { title, memberIds: ["mia"], start: at(hour), end: at(hour + 1) };
    expect((await parent.send("POST", "/api/calendar/events", event)).status).toBe(201);
  };
  for (let n = 0; n < 24; n += 1) await write(titles[n % titles.length] ?? "", 1 + n, 16);
  for (let n = 0; n < 9; n += 1) await write(titles[n % titles.length] ?? "", 10, 17);
  const camp = { title: "School camp", memberIds: ["leo"], allDay: true };
  const days = { start: "2027-03-16", end: "2027-03-20" };
  const { status } = await parent.send("POST", "/api/calendar/events", { ...camp, ...days });
  expect(status).toBe(201);
};

/** The titles that are cut although there is room for another line of them below all that their day shows, and those that spill. */
const cutInVain = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll("[data-testid=month-entry]")].map((entry) => {
      const words = entry.querySelector("[data-part~=two-lines]") ?? entry;
      const line = Number.parseFloat(getComputedStyle(words).lineHeight);
      const isCut = words.scrollHeight > words.clientHeight + line / 2;
      const button = entry.querySelector("button")?.getBoundingClientRect();
      const spills = words.getBoundingClientRect().bottom > (button?.bottom ?? 0) + 1;
      return {
        ...{ words: entry.textContent, isCut, spills, line },
        box: entry.getBoundingClientRect(),
      };
    });
    const more = [...document.querySelectorAll("[data-testid=month-more]")];
    const all = [
      ...boxes.map(({ box }) => box),
      ...more.map((link) => link.getBoundingClientRect()),
    ];
    const cells = [...document.querySelectorAll("[data-testid=month-day]")];
    const inVain = boxes.filter(({ box, isCut, line }) => {
      const middle = box.left + box.width / 2;
      const day = cells
        .map((cell) => cell.getBoundingClientRect())
        .find(
          ({ left, right, top, bottom }) =>
            left <= middle && middle < right && top <= box.top && box.bottom <= bottom + 1,
        );
      if (!isCut || day === undefined || box.width > day.width) return false;
      const lowest = Math.max(
        ...all
          .filter(({ left, right }) => left < middle && middle < right)
          .filter(({ top }) => top >= day.top && top < day.bottom)
          .map(({ bottom }) => bottom),
      );
      return day.bottom - lowest > line + 1;
    });
    return [...inVain, ...boxes.filter(({ spills }) => spills)].map(({ words }) => words ?? "");
  });

/** The days that have events of their own and show no title of them whole. */
const withoutTitle = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const entries = [...document.querySelectorAll("[data-testid=month-entry]")];
    const whole = entries.filter((entry) => {
      const words = entry.querySelector("[data-part~=two-lines]");
      if (words === null) return false;
      const line = Number.parseFloat(getComputedStyle(words).lineHeight);
      return words.scrollHeight <= words.clientHeight + line / 2;
    });
    const cells = [...document.querySelectorAll("[data-testid=month-day]")];
    return [...document.querySelectorAll("[data-testid=month-more]")].flatMap((more) => {
      const { left, right, top } = more.getBoundingClientRect();
      const cell = cells
        .map((each) => ({ each, box: each.getBoundingClientRect() }))
        .find(
          ({ box }) =>
            box.left <= left + 1 && right <= box.right + 1 && box.top <= top && top < box.bottom,
        );
      const isTold = whole.some((entry) => {
        const box = entry.getBoundingClientRect();
        const isOwn = cell !== undefined && box.width <= cell.box.width + 1;
        return (
          isOwn &&
          box.left < right - 4 &&
          left + 4 < box.right &&
          box.top >= cell.box.top &&
          box.bottom <= top + 1
        );
      });
      return isTold ? [] : [cell?.each.getAttribute("data-day") ?? ""];
    });
  });

test("a month shows titles whole as far as their day has paper, and one on each day, in both languages", async ({
  browser,
  wall,
}) => {
  test.slow();
  await moveIn(wall);
  const parent = await openParentOf(wall);
  const page = await openWallPage(browser, wall, null);
  for (const locale of ["en-GB", "de-DE"]) {
    await parent.send("PATCH", "/api/settings", { locale });
    await visit(page, `${wall.server.url}/calendar/month/2027-03-01`);
    await expect(
      page.getByTestId("month-entry").filter({ hasText: "Choir" }).first(),
    ).toBeVisible();
    for (const [width, height] of wallSizes) {
      await page.setViewportSize({ width, height });
      await expect
        .poll(() => cutInVain(page), { message: `${locale} at ${width}x${height}` })
        .toEqual([]);
      expect(await withoutTitle(page), `${locale} at ${width}x${height}`).toEqual([]);
    }
  }
  // A week that isn't full shows both lines of a title.
  await page.setViewportSize({ width: 1280, height: 800 });
  const lesson = page.getByTestId("month-entry").filter({ hasText: "Swimming lesson" }).first();
  const words = lesson.locator("[data-part~=two-lines]");
  await expect
    .poll(() => words.evaluate((box) => box.scrollHeight - box.clientHeight))
    .toBeLessThan(4);
  await page.context().close();
});

test("a month that is longer than the wall and was scrolled stays so when the wall becomes lower", async ({
  browser,
  wall,
}) => {
  await wall.start();
  const page = await openWallPage(browser, wall, null);
  await page.setViewportSize({ width: 800, height: 480 });
  await visit(page, `${wall.server.url}/calendar/month/${wallToday()}`);
  const sheet = page.locator("[data-scrolls]").filter({ has: page.getByTestId("month-day") });
  // To the end that is farther from this week.
  const place = await sheet.evaluate((box) => {
    const most = box.scrollHeight - box.clientHeight;
    box.scrollTop = box.scrollTop > most / 2 ? 0 : most;
    return { most, top: box.scrollTop };
  });
  expect(place.most).toBeGreaterThan(20);
  await page.setViewportSize({ width: 800, height: 450 });
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  expect(await sheet.evaluate((box) => box.scrollTop)).toBeCloseTo(place.top, 0);
  await page.context().close();
});
