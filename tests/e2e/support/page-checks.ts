import { expect, type Locator, type Page } from "@playwright/test";
import { violationsOn, wcagRules } from "./axe.ts";

/** The sizes of wall screens. A page that took them all has the usual one again, which is drawn faster than the largest. */
export const wallSizes = [
  [800, 480],
  [1280, 800],
  [1080, 1920],
  [3840, 2160],
  [1920, 1080],
] as const;

/** Opens a page of a wall, and waits for its content. */
export const visit = async (page: Page, url: string): Promise<void> => {
  await page.goto(url);
  await expect(page.locator("main")).toBeVisible();
};

/** Which of some words nobody can see in a part of a page, in one question: the browser takes a while for each. */
export const unseenIn = (part: Locator, words: readonly string[]): Promise<string[]> =>
  part.evaluate(
    (root, wanted) => {
      const seen = [...root.querySelectorAll("*")]
        .filter(
          (element) =>
            element.checkVisibility({ visibilityProperty: true }) &&
            element.getBoundingClientRect().width > 0,
        )
        .map(({ textContent }) => textContent?.replaceAll("\u{AD}", "").trim());
      return wanted.filter((each) => !seen.includes(each));
    },
    [...words],
  );

/** Expects that nothing overflows sideways: neither the page, nor a part of it that scrolls down. */
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
  // After a change of size, the layout takes a frame or two.
  await expect.poll(tooWide, { message: what }).toEqual([]);
};

/** Expects that touch targets are large enough for a child's finger; keys are as wide as ten in a row allow. */
export const expectTouchable = async (page: Page, what: string): Promise<void> => {
  const tooSmall = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("button, a[href], label:has(input), input, textarea")]
        .filter(
          (target) =>
            target.checkVisibility() &&
            target.closest("[data-testid=skip], [data-testid=keyboard]") === null,
        )
        .filter(
          (target) => !(target instanceof HTMLInputElement) || target.closest("label") === null,
        )
        .map((target) => ({ box: target.getBoundingClientRect(), html: target.outerHTML }))
        .filter(({ box }) => box.width < 56 || box.height < 55.5)
        .map(({ box, html }) => `${box.width}x${box.height} ${html.slice(0, 160)}`),
    );
  await expect.poll(tooSmall, { message: what }).toEqual([]);
};

/** Expects no violation of WCAG 2.2 AA that a program can detect. */
export const expectAccessible = async (page: Page, what: string): Promise<void> => {
  // Elements that fade in have too little contrast until they are opaque.
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
  expect(await violationsOn(page, wcagRules), what).toEqual([]);
};
