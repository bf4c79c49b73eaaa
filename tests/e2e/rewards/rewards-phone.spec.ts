import { expect } from "@playwright/test";
import {
  expectAccessible,
  expectFits,
  expectTouchable,
  wallSizes,
  visit,
} from "../support/page-checks.ts";
import { openWallPage, openParentOf, type RunningWall, test } from "../support/wall-test.ts";
import {
  balanceOn,
  film,
  giveStars,
  mia,
  mom,
  onShelf,
  openPhoneOf,
  starBalanceOf,
  story,
} from "../support/reward-screens.ts";

test("a parent takes a star away with a reason, and it stands in the history on phone and wall", async ({
  browser,
  house,
}) => {
  await house.start();
  await giveStars(house, 5);
  const wall = await openWallPage(browser, house, "/chores/mia");
  const phone = await openPhoneOf(browser, house, mom, "/rewards/mia");
  await phone.getByRole("link", { name: /History/ }).click();
  const send = phone.getByRole("button", { name: "Take 1 star" });
  await phone.getByRole("button", { name: "Less" }).click();
  await expect(send).toBeDisabled();
  await phone.getByRole("button", { name: "Ticked by mistake" }).click();
  await send.click();
  await expect(phone.getByText("Mia has 4 stars now")).toBeVisible();
  await expect(phone.getByRole("listitem").filter({ hasText: "Ticked by mistake" })).toContainText(
    "−1",
  );
  await expect(wall.getByRole("listitem").filter({ hasText: "Ticked by mistake" })).toBeVisible();
  expect(await starBalanceOf(house)).toBe(4);
  await phone.context().close();
  await wall.context().close();
});

test("a parent's own reward with a German name stands on the wall's shelf, is priced anew, hidden and deleted", async ({
  browser,
  house,
}) => {
  await house.start();
  const name = "Übernachtung im Baumhaus";
  const wall = await openWallPage(browser, house, "/rewards/mia");
  const phone = await openPhoneOf(browser, house, mom, "/rewards");
  await phone.getByRole("link", { name: /Edit rewards/ }).click();
  await phone.getByRole("link", { name: "Add a reward" }).click();
  await phone.getByLabel("What is it?").fill(name);
  await phone.getByText("Big dreams").click();
  await phone.getByLabel("Cost").fill("42");
  await phone.getByRole("radio", { name: "Camping" }).check();
  await phone.getByRole("button", { name: "Save" }).click();
  const shelf = wall.getByRole("region", { name: "Big dreams" });
  await expect(shelf.locator(".reward", { hasText: name })).toContainText("42");

  const row = phone.getByRole("link", { name: new RegExp(name) });
  await row.click();
  await phone.getByLabel("Cost").fill("40");
  await phone.getByRole("switch", { name: /On offer/ }).click();
  await phone.getByRole("button", { name: "Save" }).click();
  await expect(onShelf(wall, name)).toHaveCount(0);
  await expect(row).toContainText("hidden");

  await row.click();
  await expect(phone.getByLabel("Cost")).toHaveValue("40");
  await phone.getByRole("button", { name: "Delete" }).click();
  await phone.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(phone.getByText(`Gone: ${name}`)).toBeVisible();
  await expect(row).toHaveCount(0);
  await phone.context().close();
  await wall.context().close();
});

test("a child's phone has no way to edit rewards or to give stars", async ({ browser, house }) => {
  await house.start();
  const phone = await openPhoneOf(browser, house, mia, "/reward-list");
  await expect(phone).toHaveURL(/\/m\/rewards$/);
  await expect(balanceOn(phone)).toHaveAccessibleName("0 stars");
  await expect(phone.getByRole("link", { name: /Edit rewards/ })).toHaveCount(0);
  await phone.getByRole("link", { name: "History" }).click();
  await expect(phone.getByText("The first star will stand here")).toBeVisible();
  await expect(phone.getByText("Give or take stars")).toHaveCount(0);
  await phone.context().close();
});

test("a year of redemptions is read to its end, fifty at a time", async ({ browser, house }) => {
  await house.start();
  await giveStars(house, 180);
  const parent = await openParentOf(house);
  for (let at = 0; at < 60; at += 1)
    await parent.send("POST", "/api/rewards/bedtime-story/redeem", { memberId: "mia" });
  expect(await starBalanceOf(house)).toBe(0);
  const phone = await openPhoneOf(browser, house, mia, "/rewards");
  await expect(phone.locator(".redemption")).toHaveCount(50);
  await phone.getByRole("button", { name: "Show earlier ones" }).click();
  await expect(phone.locator(".redemption")).toHaveCount(60);
  await expect(phone.getByRole("button", { name: "Show earlier ones" })).toHaveCount(0);
  await phone.context().close();
});

test("before set-up the shop window is alive with the sample family, marked as demo, and takes nothing", async ({
  browser,
  house,
}) => {
  await house.start({ MEMBER_PIN_MOM: "", MEMBER_PIN_MIA: "" });
  const wall = await openWallPage(browser, house, "/rewards/mia");
  await expect(wall.locator(".room-head").getByText("Demo")).toBeVisible();
  await expect(wall.locator(".wish")).toHaveCount(2);
  const heart = wall.getByRole("button", { name: `Save for ${story}` });
  await heart.click();
  await expect(wall.getByText("This is sample content. Connect a source first.")).toBeVisible();
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  await wall.context().close();
});

/** A house with a bit of everything, and a name as long as German has them. */
const furnish = async (house: RunningWall): Promise<void> => {
  await house.start();
  await giveStars(house, 16);
  const parent = await openParentOf(house);
  const long = { icon: "🚢", tier: "small", cost: 7 };
  await parent.send("POST", "/api/rewards", {
    ...long,
    name: "Donaudampfschifffahrtsgesellschaftsausfl",
  });
  await parent.send("POST", "/api/rewards/film-night/assign", { memberId: "mia" });
  await parent.send("POST", "/api/rewards/bedtime-story/redeem", { memberId: "mia" });
};

test("the shop window fits every screen of the house, and every finger", async ({
  browser,
  house,
}) => {
  await furnish(house);
  const wall = await openWallPage(browser, house);
  for (const [width, height] of wallSizes) {
    await wall.setViewportSize({ width, height });
    await visit(wall, `${house.server.url}/rewards/mia`);
    await expect(onShelf(wall, film)).toBeVisible();
    await expectFits(wall, `/rewards/mia at ${width}x${height}`);
    await expectTouchable(wall, `/rewards/mia at ${width}x${height}`);
  }
  await wall.context().close();
});

test("the shop window can be used by keyboard and screen reader", async ({ browser, house }) => {
  await furnish(house);
  const wall = await openWallPage(browser, house, "/rewards/mia");
  await expect(onShelf(wall, film)).toBeVisible();
  await expectAccessible(wall, "the shop window");
  const open = onShelf(wall, story);
  await open.focus();
  await wall.keyboard.press("Enter");
  await expectAccessible(wall, "a reward on the wall");
  await wall.keyboard.press("Escape");
  await expect(open).toBeFocused();
  await wall.context().close();
});

test("a parent's pages about rewards fit the phone, and can be used by keyboard and screen reader", async ({
  browser,
  house,
}) => {
  await furnish(house);
  const phone = await openPhoneOf(browser, house, mom, "/rewards/mia");
  for (const path of [
    "/rewards/mia",
    "/rewards/mia/stars",
    "/reward-list",
    "/reward-list/new",
    "/reward-list/change/film-night",
  ]) {
    await visit(phone, `${house.server.url}/m${path}`);
    await expect(phone.getByRole("heading", { level: 1 })).toBeVisible();
    await expectFits(phone, path);
    await expectAccessible(phone, path);
  }
  await phone.context().close();
});
