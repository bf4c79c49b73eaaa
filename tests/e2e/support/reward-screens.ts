import { expect, type Locator, type Page } from "@playwright/test";
import { openWallPage, openParentOf, type RunningWall } from "./wall-test.ts";

/** A reward that costs 3 stars. */
export const story = "An extra bedtime story";
/** A reward that costs 22 stars. */
export const film = "Film night with popcorn";

/** Gives or takes stars as a parent. */
export const giveStars = async (
  wall: RunningWall,
  delta: number,
  memberId = "mia",
): Promise<void> => {
  const parent = await openParentOf(wall);
  const adjusted = await parent.send("POST", `/api/balances/${memberId}/adjust`, {
    delta,
    reason: "Helped grandma",
  });
  expect(adjusted.status).toBe(200);
};

/** A member's stars, by the server's count. */
export const starBalanceOf = async (wall: RunningWall, memberId = "mia"): Promise<unknown> =>
  (await (await fetch(`${wall.server.url}/api/balances`)).json())[memberId];

/** A wall at Mia's rewards, with so many stars. */
export const wallOfMia = async (
  browser: Parameters<typeof openWallPage>[0],
  wall: RunningWall,
  stars: number,
): Promise<Page> => {
  await wall.start();
  await giveStars(wall, stars);
  return openWallPage(browser, wall, "/rewards/mia");
};

/** A reward in the list. */
export const onShelf = (page: Page, reward: string): Locator =>
  page.getByTestId("reward-open").filter({ hasText: reward });

/** Opens a reward and asks for it; the test confirms. */
export const askFor = async (page: Page, reward: string): Promise<Locator> => {
  await onShelf(page, reward).click();
  await page.getByRole("button", { name: /^Get it for/ }).click();
  return page.getByRole("button", { name: "Yes, please!" });
};

/** The celebration, while it is shown. */
export const ceremonyOn = (page: Page): Locator => page.getByTestId("ceremony");
/** The stars of the member whose rewards are shown. */
export const balanceOn = (page: Page): Locator =>
  page.locator("[data-testid=shop-head] [data-testid=stars]");
