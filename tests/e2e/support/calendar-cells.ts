import type { Locator, Page } from "@playwright/test";

/** A day's field in a month's sheet. */
export const monthDay = (wallPage: Page, day: string): Locator =>
  wallPage.locator(`[data-testid=month-day][data-day="${day}"]`);

/** A member's field of a day in a week. */
export const weekCell = (wallPage: Page, day: string, lane: string): Locator =>
  wallPage.locator(`[data-testid=seven-cell][data-day="${day}"][data-lane="${lane}"]`);
