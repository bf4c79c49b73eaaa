import { expect } from "@playwright/test";
import { openWallPage, openParentOf, test, typePin } from "../support/wall-test.ts";
import {
  askFor,
  balanceOn,
  ceremonyOn,
  film,
  giveStars,
  mia,
  openPhoneOf,
  starBalanceOf,
  story,
  wallOfMia,
} from "../support/reward-screens.ts";

test("Mia saves for film night, earns the last star and redeems it: the wall celebrates, and her phone knows what is left", async ({
  browser,
  house,
}) => {
  await house.start();
  await giveStars(house, 22);
  const parent = await openParentOf(house);
  const chore = { title: "Feed Minka", memberIds: ["mia"], recurrence: "FREQ=DAILY", stars: 2 };
  expect((await parent.send("POST", "/api/tasks", chore)).status).toBe(201);
  await giveStars(house, -2);
  const phone = await openPhoneOf(browser, house, mia, "/rewards");
  const wall = await openWallPage(browser, house, "/rewards/mia");

  await wall.getByRole("button", { name: `Save for ${film}` }).click();
  await expect(phone.locator(".wish", { hasText: film })).toContainText("2 more stars");
  await expect(wall.getByRole("button", { name: /^Get it/ })).toHaveCount(0);
  await wall.getByRole("link", { name: "Routine" }).click();
  await wall.getByRole("checkbox", { name: /Feed Minka/ }).click();
  await expect(phone.locator(".wish", { hasText: film })).toContainText("Enough stars!");

  await wall.getByRole("link", { name: "Rewards" }).click();
  const yes = await askFor(wall, film);
  await expect(wall.getByText(`Give away 22 stars for “${film}”?`)).toBeVisible();
  await yes.click();
  await expect(ceremonyOn(wall)).toContainText(`Mia: ${film}`);
  await expect(ceremonyOn(wall)).toContainText("0 stars stay with Mia.");
  await expect(wall.locator("canvas.confetti")).toBeAttached();
  expect(await starBalanceOf(house)).toBe(0);
  await expect(balanceOn(phone)).toHaveAccessibleName("0 stars");
  await expect(phone.locator(".redemption", { hasText: film })).toBeVisible();
  await expect(phone.locator(".wish")).toHaveCount(0);

  await ceremonyOn(wall).getByRole("button").click();
  await expect(ceremonyOn(wall)).toHaveCount(0);
  await expect(wall.getByText("A parent can take it back.")).toBeVisible();
  await wall.context().close();
  await phone.context().close();
});

test("a parent takes a reward back at the wall: the PIN first, then the stars are there again", async ({
  browser,
  house,
}) => {
  const wall = await wallOfMia(browser, house, 5);
  await (await askFor(wall, story)).click();
  await ceremonyOn(wall).getByRole("button").click();
  await expect(balanceOn(wall)).toHaveAccessibleName("2 stars");

  const back = wall.getByRole("button", { name: `Take back: ${story}` });
  await back.click();
  await typePin(wall, "2468");
  await expect(wall.getByRole("dialog")).toHaveCount(0);
  expect(await starBalanceOf(house)).toBe(2);
  await back.click();
  await expect(wall.getByText("Mia has 5 stars again")).toBeVisible();
  await expect(wall.locator(".redemption", { hasText: story })).toContainText("Taken back");
  await expect(back).toHaveCount(0);
  expect(await starBalanceOf(house)).toBe(5);

  await (await askFor(wall, story)).click();
  await ceremonyOn(wall).getByRole("button").click();
  await wall.getByRole("button", { name: "Undo", exact: true }).click();
  await expect.poll(() => starBalanceOf(house)).toBe(5);
  await wall.context().close();
});

test("two walls spend the last stars at once: one celebrates, the other explains", async ({
  browser,
  house,
}) => {
  await house.start();
  await giveStars(house, 3);
  const walls = [
    await openWallPage(browser, house, "/rewards/mia"),
    await openWallPage(browser, house, "/rewards/mia"),
  ];
  const gate = Promise.withResolvers<void>();
  const asked = walls.map(async (wall) => {
    const sent = wall.waitForRequest(/\/redeem$/);
    await wall.route(/\/redeem$/, async (route) => {
      await gate.promise;
      await route.continue();
    });
    await (await askFor(wall, story)).click();
    await sent;
  });
  await Promise.all(asked);
  gate.resolve();
  const ends = walls.map((wall) =>
    Promise.race([
      ceremonyOn(wall)
        .waitFor()
        .then(() => "celebrates"),
      wall
        .getByText("The stars don’t reach any more.")
        .waitFor()
        .then(() => "explains"),
    ]),
  );
  expect((await Promise.all(ends)).toSorted()).toEqual(["celebrates", "explains"]);
  expect(await starBalanceOf(house)).toBe(0);
  for (const wall of walls) await wall.context().close();
});

test("an answer that is lost on its way spends the stars once", async ({ browser, house }) => {
  const wall = await wallOfMia(browser, house, 9);
  let lost = 0;
  await wall.route(/\/redeem$/, async (route) => {
    if (lost > 0) return route.continue();
    lost += 1;
    await route.fetch();
    return route.abort();
  });
  await (await askFor(wall, story)).click();
  await expect(ceremonyOn(wall)).toContainText("6 stars stay with Mia.");
  expect(lost).toBe(1);
  expect(await starBalanceOf(house)).toBe(6);
  await wall.context().close();
});

test("a wall that lost the house says so instead of celebrating, and keeps the question open", async ({
  browser,
  house,
}) => {
  const wall = await wallOfMia(browser, house, 9);
  const yes = await askFor(wall, story);
  await house.kill();
  await yes.click();
  await expect(wall.getByText("The wall’s server can’t be reached.")).toBeVisible();
  await expect(ceremonyOn(wall)).toHaveCount(0);
  await expect(yes).toBeEnabled();
  await wall.context().close();
});

test("a reward that is hidden while a child looks at it is explained, not spent", async ({
  browser,
  house,
}) => {
  const wall = await wallOfMia(browser, house, 9);
  const yes = await askFor(wall, story);
  // The wall doesn't hear of it: a moment of bad network.
  await wall.route("**/api/rewards", (route) => route.abort());
  const parent = await openParentOf(house);
  await parent.send("PATCH", "/api/rewards/bedtime-story", { hidden: true });
  await yes.click();
  await expect(wall.getByText("This reward isn't on offer any more.")).toBeVisible();
  expect(await starBalanceOf(house)).toBe(9);
  await wall.context().close();
});

test("whoever wants no motion gets the ceremony without confetti and without springs", async ({
  browser,
  house,
}) => {
  const wall = await wallOfMia(browser, house, 3);
  await wall.emulateMedia({ reducedMotion: "reduce" });
  await (await askFor(wall, story)).click();
  await expect(ceremonyOn(wall)).toContainText("0 stars stay with Mia.");
  await expect(wall.locator("canvas.confetti")).toHaveCount(0);
  const moving = () =>
    ceremonyOn(wall).evaluate((box) => box.getAnimations({ subtree: true }).length);
  expect(await moving()).toBe(0);
  await wall.keyboard.press("Escape");
  await expect(ceremonyOn(wall)).toHaveCount(0);
  await wall.context().close();
});
