import type { Page } from "@playwright/test";
import type { WallView } from "#contract/wall-view.ts";

/** What the server has of the wall that a page is. */
export const wallHere = async (page: Page): Promise<WallView> => {
  const config = await page.request.get(new URL("/api/config", page.url()).href);
  return (await config.json()).wall;
};
