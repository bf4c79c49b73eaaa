import { expect } from "@playwright/test";
import { mia, openPhoneOf } from "../support/phone-in-hand.ts";
import { openWallPage, openParentOf, test, typePin } from "../support/wall-test.ts";
import {
  askFor,
  balanceOn,
  ceremonyOn,
  film,
  giveStars,
  starBalanceOf,
  story,
  wallOfMia,
} from "../support/reward-screens.ts";

// The ceremony moves.
test.use({ reducedMotion: "no-preference" });

test("Mia saves for film night, earns the last star and redeems it: the wall celebrates, and her phone knows what is left", async ({
  browser,
  wall,
}) => {
  await wall.start();
  await giveStars(wall, 22);
  const parent = await openParentOf(wall);
  const chore = { title: "Feed Minka", memberIds: ["mia"], recurrence: "FREQ=DAILY", stars: 2 };
  expect((await parent.send("POST", "/api/tasks", chore)).status).toBe(201);
  await giveStars(wall, -2);
  const phone = await openPhoneOf(browser, wall, mia, "/rewards");
  const wallPage = await openWallPage(browser, wall, "/rewards/mia");

  await wallPage.getByRole("button", { name: `Save for ${film}` }).click();
  await expect(phone.getByTestId("saving-goal").filter({ hasText: film })).toContainText(
    "2 more stars",
  );
  await expect(wallPage.getByRole("button", { name: /^Get it/ })).toHaveCount(0);
  await wallPage.getByRole("link", { name: "Routine" }).click();
  await wallPage.getByRole("checkbox", { name: /Feed Minka/ }).click();
  await expect(phone.getByTestId("saving-goal").filter({ hasText: film })).toContainText(
    "Enough stars!",
  );

  await wallPage.getByRole("link", { name: "Rewards" }).click();
  const yes = await askFor(wallPage, film);
  await expect(wallPage.getByText(`Give away 22 stars for “${film}”?`)).toBeVisible();
  await yes.click();
  await typePin(wallPage, mia[1]);
  await expect(ceremonyOn(wallPage)).toContainText(`Mia: ${film}`);
  await expect(ceremonyOn(wallPage)).toContainText("0 stars stay with Mia.");
  await expect(wallPage.getByTestId("confetti")).toBeAttached();
  expect(await starBalanceOf(wall)).toBe(0);
  await expect(balanceOn(phone)).toHaveAccessibleName("0 stars");
  await expect(phone.getByTestId("redemption").filter({ hasText: film })).toBeVisible();
  await expect(phone.getByTestId("saving-goal")).toHaveCount(0);

  await ceremonyOn(wallPage).getByRole("button").click();
  await expect(ceremonyOn(wallPage)).toHaveCount(0);
  await expect(wallPage.getByText("A parent can take it back.")).toBeVisible();
  await wallPage.context().close();
  await phone.context().close();
});

test("a parent takes a reward back at the wall: the PIN first, then the stars are there again", async ({
  browser,
  wall,
}) => {
  const wallPage = await wallOfMia(browser, wall, 5);
  await (await askFor(wallPage, story)).click();
  await typePin(wallPage, mia[1]);
  await ceremonyOn(wallPage).getByRole("button").click();
  await expect(balanceOn(wallPage)).toHaveAccessibleName("2 stars");

  const back = wallPage.getByRole("button", { name: `Take back: ${story}` });
  await back.click();
  await typePin(wallPage, "2468");
  await expect(wallPage.getByRole("dialog")).toHaveCount(0);
  expect(await starBalanceOf(wall)).toBe(2);
  await back.click();
  await expect(wallPage.getByText("Mia has 5 stars again")).toBeVisible();
  await expect(wallPage.getByTestId("redemption").filter({ hasText: story })).toContainText(
    "Taken back",
  );
  await expect(back).toHaveCount(0);
  expect(await starBalanceOf(wall)).toBe(5);

  await (await askFor(wallPage, story)).click();
  await ceremonyOn(wallPage).getByRole("button").click();
  await wallPage.getByRole("button", { name: "Undo", exact: true }).click();
  await expect.poll(() => starBalanceOf(wall)).toBe(5);
  await wallPage.context().close();
});

test("two walls spend the last stars at once: one celebrates, the other explains", async ({
  browser,
  wall,
}) => {
  await wall.start();
  await giveStars(wall, 3);
  const walls = [
    await openWallPage(browser, wall, "/rewards/mia"),
    await openWallPage(browser, wall, "/rewards/mia"),
  ];
  const gate = Promise.withResolvers<void>();
  const asked = walls.map(async (wallPage) => {
    const sent = wallPage.waitForRequest(/\/redeem$/);
    await wallPage.route(/\/redeem$/, async (route) => {
      await gate.promise;
      await route.continue();
    });
    await (await askFor(wallPage, story)).click();
    await typePin(wallPage, mia[1]);
    await sent;
  });
  await Promise.all(asked);
  gate.resolve();
  const ends = walls.map((wallPage) =>
    Promise.race([
      ceremonyOn(wallPage)
        .waitFor()
        .then(() => "celebrates"),
      wallPage
        .getByText("The stars don’t reach any more.")
        .waitFor()
        .then(() => "explains"),
    ]),
  );
  expect((await Promise.all(ends)).toSorted()).toEqual(["celebrates", "explains"]);
  expect(await starBalanceOf(wall)).toBe(0);
  for (const wallPage of walls) await wallPage.context().close();
});

test("an answer that is lost on its way spends the stars once", async ({ browser, wall }) => {
  const wallPage = await wallOfMia(browser, wall, 9);
  let lost = 0;
  await wallPage.route(/\/redeem$/, async (route) => {
    if (lost > 0) return route.continue();
    lost += 1;
    await route.fetch();
    return route.abort();
  });
  await (await askFor(wallPage, story)).click();
  await typePin(wallPage, mia[1]);
  await expect(ceremonyOn(wallPage)).toContainText("6 stars stay with Mia.");
  expect(lost).toBe(1);
  expect(await starBalanceOf(wall)).toBe(6);
  await wallPage.context().close();
});

test("a wall that lost the house says so instead of celebrating, and keeps the question open", async ({
  browser,
  ownWall: wall,
}) => {
  const wallPage = await wallOfMia(browser, wall, 9);
  const yes = await askFor(wallPage, story);
  await wall.kill();
  await yes.click();
  await typePin(wallPage, mia[1]);
  await expect(wallPage.getByText("The wall’s server can’t be reached.")).toBeVisible();
  await expect(ceremonyOn(wallPage)).toHaveCount(0);
  await expect(wallPage.getByTestId("keypad").getByRole("button", { name: "1" })).toBeEnabled();
  await wallPage.context().close();
});

test("a reward that is hidden while a child looks at it is explained, not spent", async ({
  browser,
  wall,
}) => {
  const wallPage = await wallOfMia(browser, wall, 9);
  const yes = await askFor(wallPage, story);
  // The wall misses the change because of a bad network.
  await wallPage.route("**/api/rewards", (route) => route.abort());
  const parent = await openParentOf(wall);
  await parent.send("PATCH", "/api/rewards/bedtime-story", { hidden: true });
  await yes.click();
  await typePin(wallPage, mia[1]);
  await expect(wallPage.getByText("This reward isn't on offer any more.")).toBeVisible();
  expect(await starBalanceOf(wall)).toBe(9);
  await wallPage.context().close();
});

test("whoever wants no motion gets the ceremony without confetti and without springs", async ({
  browser,
  wall,
}) => {
  const wallPage = await wallOfMia(browser, wall, 3);
  await wallPage.emulateMedia({ reducedMotion: "reduce" });
  await (await askFor(wallPage, story)).click();
  await typePin(wallPage, mia[1]);
  await expect(ceremonyOn(wallPage)).toContainText("0 stars stay with Mia.");
  await expect(wallPage.getByTestId("confetti")).toHaveCount(0);
  const moving = () =>
    ceremonyOn(wallPage).evaluate((box) => box.getAnimations({ subtree: true }).length);
  expect(await moving()).toBe(0);
  await wallPage.keyboard.press("Escape");
  await expect(ceremonyOn(wallPage)).toHaveCount(0);
  await wallPage.context().close();
});
