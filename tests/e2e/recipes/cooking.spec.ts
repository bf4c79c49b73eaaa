import { expect, type Page } from "@playwright/test";
import { openWallPage, type RunningWall, test, typePin } from "../support/wall-test.ts";
import { pins } from "../support/pins.ts";
import { addRecipe } from "../support/add-recipe.ts";

/** Opens a recipe in the cooking view, with so many steps done. */
const cook = async (wallPage: Page, wall: RunningWall, id: string, step: number): Promise<void> => {
  await wallPage.goto(`${wall.server.url}/meals/recipes/${id}`);
  await wallPage.getByRole("link", { name: "Cook" }).tap();
  for (let done = 0; done < step; done += 1)
    await wallPage.getByRole("button", { name: "Next step" }).tap();
};

test("two timers run on while one walks through the app, and the one that is over rings until somebody stops it", async ({
  browser,
  wall,
}) => {
  await wall.start();
  const id = await addRecipe(wall);
  const wallPage = await openWallPage(browser, wall);
  await wallPage.addInitScript(() => {
    const { createOscillator } = AudioContext.prototype;
    AudioContext.prototype.createOscillator = function counted() {
      document.documentElement.dataset["tones"] = String(
        Number(document.documentElement.dataset["tones"] ?? 0) + 1,
      );
      return createOscillator.call(this);
    };
  });
  await wallPage.clock.install();
  await cook(wallPage, wall, id, 2);
  await wallPage.getByRole("button", { name: /^Timer 20 min/ }).tap();
  await wallPage.getByRole("button", { name: /^Timer 12 min/ }).tap();
  const timers = wallPage.getByRole("list", { name: "Kitchen timers" });
  await expect(timers.getByRole("link")).toHaveCount(2);

  await wallPage.clock.fastForward("09:00");
  await expect(wallPage).toHaveURL(/\/meals\/cook\//);
  await expect(timers).toContainText("Cook the rice");
  await wallPage.getByRole("button", { name: "Leave the kitchen" }).tap();
  await wallPage.getByRole("link", { name: "Calendar" }).tap();
  await expect(timers.getByRole("link")).toHaveCount(2);
  await expect(wallPage.getByText("time’s up")).toHaveCount(0);

  await wallPage.clock.fastForward("03:10");
  const over = timers.getByRole("button", { name: /Cook the rice: time’s up!/ });
  await expect(over).toBeVisible();
  const tones = () =>
    wallPage.evaluate(() => Number(document.documentElement.dataset["tones"] ?? 0));
  const tonesBefore = await tones();
  expect(tonesBefore).toBeGreaterThan(0);
  await wallPage.clock.runFor("00:10");
  expect(await tones()).toBeGreaterThan(tonesBefore);

  await over.tap();
  await expect(over).toHaveCount(0);
  const silent = await tones();
  await wallPage.clock.runFor("00:10");
  expect(await tones()).toBe(silent);
  await timers.getByRole("link", { name: /back to the recipe/ }).tap();
  await expect(wallPage.getByText("Step 2 of 3")).toBeVisible();

  // The recipe stays open while a timer runs and for two hours after it, because the family may be at the table.
  await wallPage.getByRole("button", { name: /^Timer 12 min/ }).tap();
  await wallPage.clock.fastForward("03:00:00");
  await expect(wallPage).toHaveURL(/\/meals\/cook\//);
  const ringing = timers.getByRole("button", { name: /time’s up!/ });
  for (const left of [1, 0]) {
    await ringing.first().tap();
    await expect(ringing).toHaveCount(left);
  }
  await wallPage.clock.fastForward("01:59:00");
  await expect(wallPage).toHaveURL(/\/meals\/cook\//);
  await wallPage.clock.fastForward("02:00");
  await expect(wallPage).toHaveURL(`${wall.server.url}/`);
  await wallPage.context().close();
});

test("a reload in the middle of cooking keeps step, ticks and timers", async ({
  browser,
  wall,
}) => {
  await wall.start();
  const id = await addRecipe(wall);
  const wallPage = await openWallPage(browser, wall);
  await cook(wallPage, wall, id, 0);
  await wallPage.getByRole("checkbox", { name: "500 g carrots" }).tap();
  await wallPage.keyboard.press("ArrowRight");
  await wallPage.keyboard.press("ArrowRight");
  await wallPage.getByRole("checkbox", { name: "250 g rice" }).tap();
  await wallPage.getByRole("button", { name: /^Timer 20 min/ }).tap();
  await wallPage.reload();
  await expect(wallPage.getByText("Step 2 of 3")).toBeVisible();
  await expect(wallPage.getByRole("checkbox", { name: "250 g rice" })).toBeChecked();
  await expect(wallPage.getByRole("checkbox", { name: "400 ml coconut milk" })).not.toBeChecked();
  await expect(wallPage.getByRole("checkbox", { name: "500 g carrots" })).toHaveCount(0);
  await expect(wallPage.getByRole("list", { name: "Kitchen timers" })).toContainText(/19:\d\d/);
  await wallPage.getByRole("button", { name: "All ingredients" }).tap();
  await expect(wallPage.getByRole("checkbox", { name: "500 g carrots" })).toBeChecked();
  await wallPage.context().close();
});

test("a parent writes a recipe on the wall, and it can be cooked at once", async ({
  browser,
  wall,
}) => {
  await wall.start();
  const wallPage = await openWallPage(browser, wall, "/meals/recipes");
  await wallPage.getByRole("link", { name: "New recipe" }).tap();
  await typePin(wallPage, pins.MEMBER_PIN_MOM);
  await wallPage.getByLabel("Name").fill("Pancakes");
  await wallPage.getByLabel("Ingredients").fill("3 eggs\n250 g flour");
  await wallPage.getByLabel("Steps").fill("Whisk.\nFry for 2 minutes.");
  await wallPage.getByRole("button", { name: "Save" }).tap();
  await expect(wallPage.getByRole("heading", { name: "Pancakes" })).toBeVisible();
  await expect(wallPage.getByText("250 g flour")).toBeVisible();
  await wallPage.getByRole("link", { name: "Cook" }).tap();
  await wallPage.getByRole("button", { name: "Next step" }).tap();
  await expect(wallPage.getByText("Whisk.")).toBeVisible();
  await wallPage.context().close();
});
