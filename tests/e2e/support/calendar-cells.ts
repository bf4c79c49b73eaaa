import { expect, type Locator, type Page } from "@playwright/test";

/** A day's field in a month's sheet. */
export const monthDay = (wallPage: Page, day: string): Locator =>
  wallPage.locator(`[data-testid=month-day][data-day="${day}"]`);

/** A member's field of a day in a week. */
export const weekCell = (wallPage: Page, day: string, lane: string): Locator =>
  wallPage.locator(`[data-testid=seven-cell][data-day="${day}"][data-lane="${lane}"]`);

/** Expects that the line of this moment, or at night the first event, lies below the heads that a day's hours scroll under. */
export const expectNow = async (wallPage: Page): Promise<void> => {
  const isSeen = () =>
    wallPage.evaluate(() => {
      const line = (
        document.querySelector("[data-part~=day-now]") ??
        document.querySelector("[data-part~=day-event]")
      )?.getBoundingClientRect();
      const scroller = document.querySelector("[data-testid=day-column]")?.parentElement;
      const head = scroller?.firstElementChild?.getBoundingClientRect().bottom ?? 0;
      const foot = scroller?.getBoundingClientRect().bottom ?? 0;
      return line !== undefined && head <= line.top && line.top < foot;
    });
  await expect.poll(isSeen).toBe(true);
};
