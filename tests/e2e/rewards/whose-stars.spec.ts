import { expect } from "@playwright/test";
import {
  askFor,
  ceremonyOn,
  giveStars,
  onShelf,
  starBalanceOf,
  story,
} from "../support/reward-screens.ts";
import { expectAccessible, expectFits, expectTouchable } from "../support/page-checks.ts";
import { mom, openPhoneOf } from "../support/phone-in-hand.ts";
import { openSettingsPage, openWallPage, test } from "../support/wall-test.ts";

const code = ["Fish", "Rocket", "Fish", "Apple"];

test("Leo, who has no PIN, asks on the wall, and mom says yes on her phone", async ({
  browser,
  wall,
}) => {
  await wall.start();
  await giveStars(wall, 5, "leo");
  const page = await openWallPage(browser, wall, "/rewards/leo");
  await onShelf(page, story).click();
  await page.getByRole("button", { name: /^Get it for/ }).click();
  await page.getByRole("button", { name: "Ask a parent" }).click();
  const asked = page.getByTestId("asked-rewards");
  await expect(asked).toContainText(`Leo: ${story}`);
  await expect(asked.getByRole("button")).toHaveCount(0);
  await expectFits(page, "the shelves with a question to a parent");
  expect(await starBalanceOf(wall, "leo")).toBe(5);

  const phone = await openPhoneOf(browser, wall, mom, "/");
  const question = phone.getByTestId("asked-rewards");
  await expect(question).toContainText(`Leo: ${story}`);
  await expectAccessible(phone, "Today with a child's question");
  await question.getByRole("button", { name: "Yes", exact: true }).click();
  await expect(asked).toHaveCount(0);
  await expect.poll(() => starBalanceOf(wall, "leo")).toBe(2);
});

test("Leo gets four pictures, and a reward with them", async ({ browser, wall }) => {
  await wall.start();
  await giveStars(wall, 5, "leo");
  const settings = await openSettingsPage(browser, wall, "members");
  await settings.getByRole("button", { name: "Leo: new PIN" }).click();
  await settings.getByRole("button", { name: "Four pictures for Leo" }).click();
  for (const name of code) await settings.getByRole("button", { name, exact: true }).click();
  await expect(settings.getByText("Leo has four pictures now")).toBeVisible();
  await settings.context().close();

  const page = await openWallPage(browser, wall, "/rewards/leo");
  await (await askFor(page, story)).click();
  await expectFits(page, "the nine pictures");
  await expectTouchable(page, "the nine pictures");
  await expectAccessible(page, "the nine pictures");
  for (const name of code.toReversed())
    await page.getByRole("button", { name, exact: true }).click();
  await expect(page.getByText("Those aren’t the four pictures.")).toBeVisible();
  for (const name of code) await page.getByRole("button", { name, exact: true }).click();
  await expect(ceremonyOn(page)).toContainText("2 stars stay with Leo.");
});
