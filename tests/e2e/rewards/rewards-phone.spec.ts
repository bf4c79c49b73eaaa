import { expect } from "@playwright/test";
import { finger } from "../support/finger.ts";
import {
  expectAccessible,
  expectFits,
  expectTouchable,
  wallSizes,
  visit,
} from "../support/page-checks.ts";
import { mia, mom, openPhoneOf } from "../support/phone-in-hand.ts";
import { openWallPage, openParentOf, type RunningWall, test } from "../support/wall-test.ts";
import {
  balanceOn,
  film,
  giveStars,
  onShelf,
  starBalanceOf,
  story,
} from "../support/reward-screens.ts";

test("a parent takes a star away with a reason, and it stands in the history on phone and wall", async ({
  browser,
  wall,
}) => {
  await wall.start();
  await giveStars(wall, 5);
  const wallPage = await openWallPage(browser, wall, "/chores/mia");
  const phone = await openPhoneOf(browser, wall, mom, "/rewards/mia");
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
  await expect(
    wallPage.getByRole("listitem").filter({ hasText: "Ticked by mistake" }),
  ).toBeVisible();
  expect(await starBalanceOf(wall)).toBe(4);
  await phone.context().close();
  await wallPage.context().close();
});

test("a parent's own reward with a German name stands on the wall's shelf, is priced anew, hidden and deleted", async ({
  browser,
  wall,
}) => {
  await wall.start();
  const name = "Übernachtung im Baumhaus";
  const wallPage = await openWallPage(browser, wall, "/rewards/mia");
  const phone = await openPhoneOf(browser, wall, mom, "/rewards");
  await phone.getByRole("link", { name: /Edit rewards/ }).click();
  await phone.getByRole("link", { name: "Add a reward" }).click();
  await phone.getByLabel("What is it?").fill(name);
  await phone.getByText("Big dreams").click();
  await phone.getByLabel("Cost").fill("42");
  await phone.getByRole("radio", { name: "Camping" }).check();
  await phone.getByRole("button", { name: "Save" }).click();
  const shelf = wallPage.getByRole("region", { name: "Big dreams" });
  await expect(shelf.getByTestId("reward").filter({ hasText: name })).toContainText("42");

  const row = phone.getByRole("link", { name: new RegExp(name) });
  await row.click();
  await phone.getByLabel("Cost").fill("40");
  await phone.getByRole("switch", { name: /On offer/ }).click();
  await phone.getByRole("button", { name: "Save" }).click();
  await expect(onShelf(wallPage, name)).toHaveCount(0);
  await expect(row).toContainText("hidden");

  await row.click();
  await expect(phone.getByLabel("Cost")).toHaveValue("40");
  await phone.getByRole("button", { name: "Delete" }).click();
  await phone.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(phone.getByText(`Gone: ${name}`)).toBeVisible();
  await expect(row).toHaveCount(0);
  await phone.context().close();
  await wallPage.context().close();
});

test("a child gets a reward on their own phone in four taps from Today", async ({
  browser,
  wall,
}) => {
  await wall.start();
  await giveStars(wall, 5);
  const phone = await openPhoneOf(browser, wall, mia, "/");
  const getting = finger();
  await getting.tap(phone.getByRole("link", { name: /5 stars/ }));
  await getting.tap(onShelf(phone, story));
  await getting.tap(phone.getByRole("button", { name: /^Get it for/ }));
  await getting.tap(phone.getByRole("button", { name: "Yes, please!" }));
  await expect.poll(() => starBalanceOf(wall)).toBe(2);
  expect(getting.taps()).toBeLessThanOrEqual(4);
  await phone.context().close();
});

test("a child's phone has no way to edit rewards or to give stars", async ({ browser, wall }) => {
  await wall.start();
  const phone = await openPhoneOf(browser, wall, mia, "/reward-list");
  await expect(phone).toHaveURL(/\/m\/rewards$/);
  await expect(balanceOn(phone)).toHaveAccessibleName("0 stars");
  await expect(phone.getByRole("link", { name: /Edit rewards/ })).toHaveCount(0);
  await phone.getByRole("link", { name: "History" }).click();
  await expect(phone.getByText("The first star will appear here")).toBeVisible();
  await expect(phone.getByText("Give or take stars")).toHaveCount(0);
  await phone.context().close();
});

test("a year of redemptions is read to its end, fifty at a time", async ({ browser, wall }) => {
  await wall.start();
  await giveStars(wall, 180);
  const parent = await openParentOf(wall);
  for (let at = 0; at < 60; at += 1)
    await parent.send("POST", "/api/rewards/bedtime-story/redeem", { memberId: "mia" });
  expect(await starBalanceOf(wall)).toBe(0);
  const phone = await openPhoneOf(browser, wall, mia, "/rewards");
  await expect(phone.getByTestId("redemption")).toHaveCount(50);
  await phone.getByRole("button", { name: "Show earlier ones" }).click();
  await expect(phone.getByTestId("redemption")).toHaveCount(60);
  await expect(phone.getByRole("button", { name: "Show earlier ones" })).toHaveCount(0);
  await phone.context().close();
});

test("before set-up the shop window is alive with the sample family, marked as demo, and takes nothing", async ({
  browser,
  wall,
}) => {
  await wall.start({ MEMBER_PIN_MOM: "", MEMBER_PIN_MIA: "" });
  const wallPage = await openWallPage(browser, wall, "/rewards/mia");
  await expect(wallPage.getByTestId("room-head").getByText("Demo")).toBeVisible();
  await expect(wallPage.getByTestId("saving-goal")).toHaveCount(2);
  const heart = wallPage.getByRole("button", { name: `Save for ${story}` });
  await heart.click();
  await expect(wallPage.getByText("This is sample content. Connect a source first.")).toBeVisible();
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  await wallPage.context().close();
});

/** Fills a wall with some of everything, and a long German name. */
const furnish = async (wall: RunningWall): Promise<void> => {
  await wall.start();
  await giveStars(wall, 16);
  const parent = await openParentOf(wall);
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
  wall,
}) => {
  await furnish(wall);
  const wallPage = await openWallPage(browser, wall, "/rewards/mia");
  await expect(onShelf(wallPage, film)).toBeVisible();
  for (const [width, height] of wallSizes) {
    await wallPage.setViewportSize({ width, height });
    await expectFits(wallPage, `/rewards/mia at ${width}x${height}`);
    await expectTouchable(wallPage, `/rewards/mia at ${width}x${height}`);
  }
  await wallPage.context().close();
});

test("the shop window can be used by keyboard and screen reader", async ({ browser, wall }) => {
  await furnish(wall);
  const wallPage = await openWallPage(browser, wall, "/rewards/mia");
  await expect(onShelf(wallPage, film)).toBeVisible();
  await expectAccessible(wallPage, "the shop window");
  const open = onShelf(wallPage, story);
  await open.focus();
  await wallPage.keyboard.press("Enter");
  await expectAccessible(wallPage, "a reward on the wall");
  await wallPage.keyboard.press("Escape");
  await expect(open).toBeFocused();
  await wallPage.context().close();
});

test("a parent's pages about rewards fit the phone, and can be used by keyboard and screen reader", async ({
  browser,
  wall,
}) => {
  await furnish(wall);
  const phone = await openPhoneOf(browser, wall, mom, null);
  for (const path of [
    "/rewards/mia",
    "/rewards/mia/stars",
    "/reward-list",
    "/reward-list/new",
    "/reward-list/change/film-night",
  ]) {
    await visit(phone, `${wall.server.url}/m${path}`);
    await expect(phone.getByRole("heading", { level: 1 })).toBeVisible();
    await expectFits(phone, path);
    await expectAccessible(phone, path);
  }
  await phone.context().close();
});
