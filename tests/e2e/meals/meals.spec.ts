import { expect, type Locator, type Page } from "@playwright/test";
import { Temporal } from "temporal-polyfill";
import { openPhonePage, openWallPage, openParentOf, test } from "../support/wall-test.ts";
import { addRecipe } from "../support/add-recipe.ts";
import { typeOnWallKeys } from "../support/typing.ts";
import { wallToday, wallZone } from "../support/wall-zone.ts";

/** Noon of the next Friday, today's or one to come, where the family lives. */
const nextFriday = (): Date => {
  const today = Temporal.PlainDate.from(wallToday());
  const friday = today.add({ days: (5 - today.dayOfWeek + 7) % 7 });
  const noon = friday.toZonedDateTime({ timeZone: wallZone, plainTime: "12:00" });
  return new Date(noon.epochMilliseconds);
};

const place = (wallPage: Page, name: RegExp): Locator => wallPage.getByRole("button", { name });
const mealsOn = (wallPage: Page, name: RegExp): Locator =>
  wallPage.getByRole("list", { name }).getByRole("button");

test("Friday’s dinner is planned from a recipe, and stands on home and on every phone", async ({
  browser,
  wall,
}) => {
  await wall.start();
  await addRecipe(wall);
  const wallPage = await openWallPage(browser, wall, null);
  await wallPage.clock.install({ time: nextFriday() });
  await wallPage.goto(`${wall.server.url}/meals/week`);
  const firstDay = wallPage.locator("main section").first();
  await expect(firstDay).toHaveAccessibleName(/^Friday/);
  const parent = await openParentOf(wall);
  await parent.send("PATCH", "/api/settings", { weekStart: "weekday" });
  await expect(firstDay).toHaveAccessibleName(/^Monday/);
  await place(wallPage, /^Add to Dinner, Friday/).tap();
  await wallPage.getByRole("dialog").getByRole("button", { name: "Vegetable curry" }).tap();
  await expect(mealsOn(wallPage, /^Dinner, Friday/)).toHaveText(["Vegetable curry"]);

  await wallPage.getByRole("link", { name: "Home" }).tap();
  const dinner = wallPage.getByTestId("home-dinner");
  await expect(dinner).toContainText("Vegetable curry");
  await dinner.tap();
  await expect(wallPage.getByRole("heading", { name: "Vegetable curry" })).toBeVisible();

  const phone = await openPhonePage(browser, wall, null);
  await phone.clock.install({ time: nextFriday() });
  await phone.goto(`${wall.server.url}/m/`);
  await phone.getByRole("button", { name: "Just look" }).click();
  await expect(phone.getByText("Vegetable curry").first()).toBeVisible();
  await wallPage.context().close();
  await phone.context().close();
});

test("a meal in the family’s own words is typed on the wall, moved, and brought back from its toast", async ({
  browser,
  wall,
}) => {
  await wall.start();
  const wallPage = await openWallPage(browser, wall, "/meals/week");
  await place(wallPage, /^Add to Lunch, Wednesday/).tap();
  await typeOnWallKeys(wallPage, "What will there be?", "Toast");
  await wallPage.getByRole("button", { name: "Plan “Toast”" }).tap();
  const wednesday = mealsOn(wallPage, /^Lunch, Wednesday/);
  const saturday = mealsOn(wallPage, /^Dinner, Saturday/);
  await expect(wednesday).toHaveText(["Toast"]);

  await wednesday.tap();
  await wallPage.getByRole("button", { name: "Move it", exact: true }).tap();
  await place(wallPage, /^Move it to Dinner, Saturday/).tap();
  await expect(saturday).toHaveText(["Toast"]);
  await expect(wednesday).toHaveCount(0);

  const from = await saturday.boundingBox();
  const to = await place(wallPage, /^Add to Lunch, Wednesday/).boundingBox();
  if (from === null || to === null) throw new Error("the week isn't drawn");
  await wallPage.mouse.move(from.x + 20, from.y + 20);
  await wallPage.mouse.down();
  await wallPage.mouse.move(from.x - 60, from.y - 40, { steps: 4 });
  await wallPage.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
  await wallPage.mouse.up();
  await expect(wednesday).toHaveText(["Toast"]);
  await expect(wallPage.getByRole("dialog")).toHaveCount(0);
  // The way back is the same from another week.
  await wallPage.getByRole("button", { name: "Later week" }).tap();
  await expect(wednesday).toHaveCount(0);
  await wallPage.getByRole("button", { name: "Undo" }).tap();
  await wallPage.getByRole("button", { name: "Earlier week" }).tap();
  await expect(saturday).toHaveText(["Toast"]);

  await saturday.tap();
  await wallPage.getByRole("button", { name: "Take it off the plan" }).tap();
  await expect(saturday).toHaveCount(0);
  await wallPage.getByRole("button", { name: "Undo" }).tap();
  await expect(saturday).toHaveText(["Toast"]);
  await wallPage.reload();
  await expect(saturday).toHaveText(["Toast"]);
  await wallPage.context().close();
});

test("a finger that rests on a meal carries it away, and one that swipes scrolls the week", async ({
  browser,
  wall,
}) => {
  await wall.start();
  const parent = await openParentOf(wall);
  await parent.send("PATCH", "/api/settings", { weekStart: "weekday" });
  // A week by its Monday: until the page knows the family's zone, it may show the next week.
  const monday = "2026-11-16";
  const wallPage = await openWallPage(browser, wall, `/meals/week/${monday}`);
  await wallPage.setViewportSize({ width: 800, height: 480 });
  await parent.send("POST", `/api/mealplan/${monday}/breakfast`, { title: "Toast" });
  const toast = mealsOn(wallPage, /^Breakfast, Monday/);
  await expect(toast).toHaveText(["Toast"]);
  const finger = await wallPage.context().newCDPSession(wallPage);
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
  await expect
    .poll(() => wallPage.getByTestId("plan").evaluate(({ scrollTop }) => scrollTop))
    .not.toBe(0);
  await expect(toast).toHaveText(["Toast"]);
  // The swipe runs out by itself, and moves what was scrolled back meanwhile.
  await expect
    .poll(() =>
      wallPage.getByTestId("plan").evaluate(async (room) => {
        room.scrollTo({ top: 0 });
        for (let frame = 0; frame < 6; frame += 1)
          await new Promise((drawn) => requestAnimationFrame(drawn));
        return room.scrollTop;
      }),
    )
    .toBe(0);

  const start = await middleOf(toast);
  const to = await middleOf(place(wallPage, /^Add to Lunch, Monday/));
  await touch("touchStart", start.x, start.y);
  await expect(wallPage.getByTestId("plan-ghost")).toContainText("Toast");
  for (let part = 1; part <= 8; part += 1)
    await touch(
      "touchMove",
      start.x + ((to.x - start.x) * part) / 8,
      start.y + ((to.y - start.y) * part) / 8,
    );
  await touch("touchEnd");
  await expect(mealsOn(wallPage, /^Lunch, Monday/)).toHaveText(["Toast"]);
  await wallPage.context().close();
});

test("ingredients for six instead of four are added to what stands on the list", async ({
  browser,
  wall,
}) => {
  await wall.start();
  const id = await addRecipe(wall);
  const parent = await openParentOf(wall);
  await parent.send("POST", "/api/grocery", { name: "carrots", amount: "100 g" });
  const wallPage = await openWallPage(browser, wall, `/meals/recipes/${id}`);
  const more = wallPage.getByRole("button", { name: "More servings" });
  await expect(wallPage.getByText("500 g carrots")).toBeVisible();
  await more.tap();
  await more.tap();
  await expect(wallPage.getByText("750 g carrots")).toBeVisible();
  await wallPage.getByRole("button", { name: "Add to the list" }).tap();
  await expect(wallPage.getByText("3 things are on the list")).toBeVisible();
  await wallPage.getByRole("link", { name: "Home" }).tap();
  await wallPage.getByTestId("home-grocery").tap();
  await expect(wallPage.getByRole("checkbox", { name: /carrots 850 g/ })).toHaveCount(1);
  await expect(wallPage.getByRole("checkbox", { name: /coconut milk 600 ml/ })).toBeVisible();
  await wallPage.context().close();
});

test("the list is written on the wall, ticked off there, and offers what was bought before", async ({
  browser,
  wall,
}) => {
  await wall.start();
  const wallPage = await openWallPage(browser, wall, "/meals/grocery");
  await typeOnWallKeys(wallPage, "What do you need?", "Milk");
  await wallPage.getByRole("button", { name: "Add to the list" }).tap();
  const milk = wallPage.getByRole("checkbox", { name: "Milk" });
  await expect(milk).not.toBeChecked();
  await milk.tap();
  await expect(milk).toBeChecked();
  await wallPage.getByRole("button", { name: "Clear the basket" }).tap();
  await expect(milk).toHaveCount(0);
  await wallPage.getByRole("button", { name: "Undo" }).tap();
  await expect(milk).toBeChecked();
  await wallPage.getByRole("button", { name: "Clear the basket" }).tap();
  await expect(milk).toHaveCount(0);
  await wallPage.getByRole("button", { name: "Milk" }).tap();
  await expect(milk).not.toBeChecked();
  await wallPage.reload();
  await expect(milk).not.toBeChecked();
  await wallPage.context().close();
});
