import { expect, type Locator, type Page } from "@playwright/test";
import { openPhonePage, openWallPage, openParentOf, test } from "../support/wall-test.ts";
import {
  expectAccessible,
  expectFits,
  expectTouchable,
  wallSizes,
  visit,
} from "../support/page-checks.ts";
import { addRecipe } from "../support/add-recipe.ts";
import { typeOnWallKeys } from "../support/typing.ts";

const dayMs = 86_400_000;
/** Noon of the next Friday for a family west of the ocean, and Friday all over Europe too. */
const nextFriday = (): Date => {
  const now = new Date();
  const days = (5 - now.getUTCDay() + 7) % 7;
  return new Date(Math.floor(now.getTime() / dayMs) * dayMs + days * dayMs + 20 * 3_600_000);
};

const place = (wall: Page, name: RegExp): Locator => wall.getByRole("button", { name });
const mealsOn = (wall: Page, name: RegExp): Locator =>
  wall.getByRole("list", { name }).getByRole("button");

test("Friday’s dinner is planned from a recipe, and stands on home and on every phone", async ({
  browser,
  house,
}) => {
  await house.start();
  await addRecipe(house);
  const wall = await openWallPage(browser, house);
  await wall.clock.install({ time: nextFriday() });
  await wall.goto(`${house.server.url}/meals/week`);
  await place(wall, /^Add to Dinner, Friday/).tap();
  await wall.getByRole("dialog").getByRole("button", { name: "Vegetable curry" }).tap();
  await expect(mealsOn(wall, /^Dinner, Friday/)).toHaveText(["Vegetable curry"]);

  await wall.getByRole("link", { name: "Home" }).tap();
  const dinner = wall.locator(".home-dinner");
  await expect(dinner).toContainText("Vegetable curry");
  await dinner.tap();
  await expect(wall.getByRole("heading", { name: "Vegetable curry" })).toBeVisible();

  const phone = await openPhonePage(browser, house);
  await phone.clock.install({ time: nextFriday() });
  await phone.goto(`${house.server.url}/m/`);
  await phone.getByRole("button", { name: "Just look" }).click();
  await expect(phone.getByText("Vegetable curry").first()).toBeVisible();
  await wall.context().close();
  await phone.context().close();
});

test("a meal in the family’s own words is typed on the wall, moved, and brought back from its toast", async ({
  browser,
  house,
}) => {
  await house.start();
  const wall = await openWallPage(browser, house, "/meals/week");
  await place(wall, /^Add to Lunch, Wednesday/).tap();
  await typeOnWallKeys(wall, "What will there be?", "Toast");
  await wall.getByRole("button", { name: "Plan “Toast”" }).tap();
  const wednesday = mealsOn(wall, /^Lunch, Wednesday/);
  const saturday = mealsOn(wall, /^Dinner, Saturday/);
  await expect(wednesday).toHaveText(["Toast"]);

  await wednesday.tap();
  await wall.getByRole("button", { name: "Move it", exact: true }).tap();
  await place(wall, /^Move it to Dinner, Saturday/).tap();
  await expect(saturday).toHaveText(["Toast"]);
  await expect(wednesday).toHaveCount(0);

  const from = await saturday.boundingBox();
  const to = await place(wall, /^Add to Lunch, Wednesday/).boundingBox();
  if (from === null || to === null) throw new Error("the week isn't drawn");
  await wall.mouse.move(from.x + 20, from.y + 20);
  await wall.mouse.down();
  await wall.mouse.move(from.x - 60, from.y - 40, { steps: 4 });
  await wall.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
  await wall.mouse.up();
  await expect(wednesday).toHaveText(["Toast"]);
  await expect(wall.getByRole("dialog")).toHaveCount(0);
  await wall.getByRole("button", { name: "Undo" }).tap();
  await expect(saturday).toHaveText(["Toast"]);

  await saturday.tap();
  await wall.getByRole("button", { name: "Take it off the plan" }).tap();
  await expect(saturday).toHaveCount(0);
  await wall.getByRole("button", { name: "Undo" }).tap();
  await expect(saturday).toHaveText(["Toast"]);
  await wall.reload();
  await expect(saturday).toHaveText(["Toast"]);
  await wall.context().close();
});

test("a finger that rests on a meal carries it away, and one that swipes scrolls the week", async ({
  browser,
  house,
}) => {
  await house.start();
  const parent = await openParentOf(house);
  // A week named by its Monday: until the page knows the family's zone, its own may be in the next one.
  const monday = "2026-11-16";
  const wall = await openWallPage(browser, house, `/meals/week/${monday}`);
  await wall.setViewportSize({ width: 800, height: 480 });
  await parent.send("POST", `/api/mealplan/${monday}/breakfast`, { title: "Toast" });
  const toast = mealsOn(wall, /^Breakfast, Monday/);
  await expect(toast).toHaveText(["Toast"]);
  const finger = await wall.context().newCDPSession(wall);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", x = 0, y = 0) =>
    finger.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: type === "touchEnd" ? [] : [{ x, y }],
    });
  const middleOf = async (target: Locator) => {
    const box = await target.boundingBox();
    if (box === null) throw new Error("it isn't drawn");
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };

  const from = await middleOf(toast);
  await touch("touchStart", from.x, from.y);
  for (let moved = 10; moved <= 100; moved += 10) await touch("touchMove", from.x, from.y - moved);
  await touch("touchEnd");
  await expect.poll(() => wall.locator(".plan").evaluate(({ scrollTop }) => scrollTop)).not.toBe(0);
  await expect(toast).toHaveText(["Toast"]);
  await wall.locator(".plan").evaluate((room) => room.scrollTo({ top: 0 }));

  const start = await middleOf(toast);
  const to = await middleOf(place(wall, /^Add to Lunch, Monday/));
  await touch("touchStart", start.x, start.y);
  await expect(wall.locator(".plan-ghost")).toContainText("Toast");
  for (let part = 1; part <= 8; part += 1)
    await touch(
      "touchMove",
      start.x + ((to.x - start.x) * part) / 8,
      start.y + ((to.y - start.y) * part) / 8,
    );
  await touch("touchEnd");
  await expect(mealsOn(wall, /^Lunch, Monday/)).toHaveText(["Toast"]);
  await wall.context().close();
});

test("ingredients for six instead of four are added to what stands on the list", async ({
  browser,
  house,
}) => {
  await house.start();
  const id = await addRecipe(house);
  const parent = await openParentOf(house);
  await parent.send("POST", "/api/grocery", { name: "carrots", amount: "100 g" });
  const wall = await openWallPage(browser, house, `/meals/recipes/${id}`);
  const more = wall.getByRole("button", { name: "More servings" });
  await expect(wall.getByText("500 g carrots")).toBeVisible();
  await more.tap();
  await more.tap();
  await expect(wall.getByText("750 g carrots")).toBeVisible();
  await wall.getByRole("button", { name: "Add to the list" }).tap();
  await expect(wall.getByText("3 things are on the list")).toBeVisible();
  await wall.getByRole("link", { name: "Home" }).tap();
  await wall.locator(".home-grocery").tap();
  await expect(wall.getByRole("checkbox", { name: /carrots 850 g/ })).toHaveCount(1);
  await expect(wall.getByRole("checkbox", { name: /coconut milk 600 ml/ })).toBeVisible();
  await wall.context().close();
});

test("the list is written on the wall, ticked off there, and offers what was bought before", async ({
  browser,
  house,
}) => {
  await house.start();
  const wall = await openWallPage(browser, house, "/meals/grocery");
  await typeOnWallKeys(wall, "What do you need?", "Milk");
  await wall.getByRole("button", { name: "Add to the list" }).tap();
  const milk = wall.getByRole("checkbox", { name: "Milk" });
  await expect(milk).not.toBeChecked();
  await milk.tap();
  await expect(milk).toBeChecked();
  await wall.getByRole("button", { name: "Clear the basket" }).tap();
  await wall.getByRole("dialog").getByRole("button", { name: "Clear the basket" }).tap();
  await expect(milk).toHaveCount(0);
  await wall.getByRole("button", { name: "Milk" }).tap();
  await expect(milk).not.toBeChecked();
  await wall.reload();
  await expect(milk).not.toBeChecked();
  await wall.context().close();
});

test("the rooms of the meals fit every screen, even when far too much is planned", async ({
  browser,
  house,
}) => {
  test.slow();
  await house.start();
  const long = "Donaudampfschifffahrtsgesellschaftskapitänsmütze mit Klößen und Soße";
  const id = await addRecipe(house, {
    title: long,
    servings: 4,
    tags: ["Sunday", "Festive"],
    ingredients: Array.from({ length: 40 }, (_, at) => `${at + 1} g ingredient of some length`),
    steps: Array.from({ length: 25 }, (_, at) => `Step ${at + 1}: stir, then wait 10 minutes.`),
  });
  const parent = await openParentOf(house);
  const today = new Date().toISOString().slice(0, 10);
  for (let count = 0; count < 6; count += 1)
    await parent.send("POST", `/api/mealplan/${today}/dinner`, { title: `${long} ${count}` });
  for (let count = 0; count < 30; count += 1)
    await parent.send("POST", "/api/grocery", { name: `${long} ${count}`, amount: "12 pieces" });
  const wall = await openWallPage(browser, house);
  const paths = ["week", "recipes", `recipes/${id}`, "grocery", `cook/${id}/4`];
  for (const [width, height] of wallSizes) {
    await wall.setViewportSize({ width, height });
    for (const path of paths) {
      const what = `${path} at ${width}x${height}`;
      await visit(wall, `${house.server.url}/meals/${path}`);
      await expect(wall.getByText(/Donau|ingredient/).first()).toBeVisible();
      await expectFits(wall, what);
      await expectTouchable(wall, what);
    }
  }
  for (const theme of ["day", "evening"])
    for (const path of paths) {
      await visit(wall, `${house.server.url}/meals/${path}?theme=${theme}`);
      await expect(wall.getByText(/Donau|ingredient/).first()).toBeVisible();
      await expectAccessible(wall, `${path}, ${theme}`);
    }
  await wall.context().close();
});
