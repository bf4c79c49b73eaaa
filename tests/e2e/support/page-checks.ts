import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** The screens that a wall may be, from the smallest in the hall to the largest in the kitchen. */
export const wallSizes = [
  [800, 480],
  [1280, 800],
  [1080, 1920],
  [1920, 1080],
  [3840, 2160],
] as const;

/** Opens a page of a house, and waits for its content. */
export const visit = async (page: Page, url: string): Promise<void> => {
  await page.goto(url);
  await expect(page.locator("main")).toBeVisible();
};

/** Nothing is wider than its place: neither the page, nor a part of it that scrolls down. */
export const expectFits = async (page: Page, what: string): Promise<void> => {
  const tooWide = () =>
    page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll("body *")]
        .filter((box) => {
          const { overflowX, overflowY } = getComputedStyle(box);
          const scrollsDown = overflowX === "hidden" && overflowY === "auto";
          return box === document.documentElement
            ? box.scrollWidth > window.innerWidth
            : scrollsDown && box.scrollWidth > box.clientWidth;
        })
        .map((box) => box.outerHTML.slice(0, 120)),
    );
  // A screen that has just changed its size takes a frame or two.
  await expect.poll(tooWide, { message: what }).toEqual([]);
};

/** What a finger is meant to hit is large enough for a child's; the keys are as wide as ten in a row can be. */
export const expectTouchable = async (page: Page, what: string): Promise<void> => {
  const tooSmall = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("button, a[href], label:has(input), input, textarea")]
        .filter((target) => target.checkVisibility() && target.closest(".skip, .keyboard") === null)
        .filter(
          (target) => !(target instanceof HTMLInputElement) || target.closest("label") === null,
        )
        .map((target) => ({ box: target.getBoundingClientRect(), html: target.outerHTML }))
        .filter(({ box }) => box.width < 56 || box.height < 55.5)
        .map(({ box, html }) => `${box.width}x${box.height} ${html.slice(0, 160)}`),
    );
  await expect.poll(tooSmall, { message: what }).toEqual([]);
};

/** A keyboard and a screen reader get along with it (WCAG 2.2 AA, as far as a program can tell). */
export const expectAccessible = async (page: Page, what: string): Promise<void> => {
  // What fades in is paler than it will be.
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          document
            .getAnimations()
            .filter(
              ({ timeline, playState }) =>
                timeline === document.timeline && playState === "running",
            )
            .filter(
              ({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
            ).length,
      ),
    )
    .toBe(0);
  const { violations } = await new AxeBuilder({ page })
    // In the page itself, which has no frames; else each look opens another page to add up in.
    .setLegacyMode()
    .withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"])
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
    what,
  ).toEqual([]);
};
