import { expect, type Page } from "@playwright/test";
import { openWallPage, type RunningWall, test } from "../support/wall-test.ts";
import { addRecipe } from "../support/add-recipe.ts";

/** Opens a recipe at the stove, with as many steps done. */
const cook = async (wall: Page, house: RunningWall, id: string, step: number): Promise<void> => {
  await wall.goto(`${house.server.url}/meals/recipes/${id}`);
  await wall.getByRole("link", { name: "Cook" }).tap();
  for (let done = 0; done < step; done += 1)
    await wall.getByRole("button", { name: "Next step" }).tap();
};

test("two timers run on while one walks through the app, and the one that is over rings until somebody stops it", async ({
  browser,
  house,
}) => {
  await house.start();
  const id = await addRecipe(house);
  const wall = await openWallPage(browser, house);
  await wall.addInitScript(() => {
    const { createOscillator } = AudioContext.prototype;
    AudioContext.prototype.createOscillator = function counted() {
      document.documentElement.dataset["tones"] = String(
        Number(document.documentElement.dataset["tones"] ?? 0) + 1,
      );
      return createOscillator.call(this);
    };
  });
  await wall.clock.install();
  await cook(wall, house, id, 2);
  await wall.getByRole("button", { name: /^Timer 20 min/ }).tap();
  await wall.getByRole("button", { name: /^Timer 12 min/ }).tap();
  const timers = wall.getByRole("list", { name: "Kitchen timers" });
  await expect(timers.getByRole("link")).toHaveCount(2);

  await wall.clock.fastForward("09:00");
  await expect(wall).toHaveURL(/\/meals\/cook\//);
  await expect(timers).toContainText("Cook the rice");
  await wall.getByRole("button", { name: "Leave the kitchen" }).tap();
  await wall.getByRole("link", { name: "Calendar" }).tap();
  await expect(timers.getByRole("link")).toHaveCount(2);
  await expect(wall.getByText("time’s up")).toHaveCount(0);

  await wall.clock.fastForward("03:10");
  const over = timers.getByRole("button", { name: /Cook the rice: time’s up!/ });
  await expect(over).toBeVisible();
  const tones = () => wall.evaluate(() => Number(document.documentElement.dataset["tones"] ?? 0));
  const heard = await tones();
  expect(heard).toBeGreaterThan(0);
  await wall.clock.runFor("00:10");
  expect(await tones()).toBeGreaterThan(heard);

  await over.tap();
  await expect(over).toHaveCount(0);
  const silent = await tones();
  await wall.clock.runFor("00:10");
  expect(await tones()).toBe(silent);
  await timers.getByRole("link", { name: /back to the recipe/ }).tap();
  await expect(wall.getByText("Step 2 of 3")).toBeVisible();

  // For as long as a timer runs, and then for two hours, the recipe stands: a family may be at the table.
  await wall.getByRole("button", { name: /^Timer 12 min/ }).tap();
  await wall.clock.fastForward("03:00:00");
  await expect(wall).toHaveURL(/\/meals\/cook\//);
  const ringing = timers.getByRole("button", { name: /time’s up!/ });
  for (const left of [1, 0]) {
    await ringing.first().tap();
    await expect(ringing).toHaveCount(left);
  }
  await wall.clock.fastForward("01:59:00");
  await expect(wall).toHaveURL(/\/meals\/cook\//);
  await wall.clock.fastForward("02:00");
  await expect(wall).toHaveURL(`${house.server.url}/`);
  await wall.context().close();
});

test("a reload in the middle of cooking keeps step, ticks and timers", async ({
  browser,
  house,
}) => {
  await house.start();
  const id = await addRecipe(house);
  const wall = await openWallPage(browser, house);
  await cook(wall, house, id, 0);
  await wall.getByRole("checkbox", { name: "500 g carrots" }).tap();
  await wall.keyboard.press("ArrowRight");
  await wall.keyboard.press("ArrowRight");
  await wall.getByRole("checkbox", { name: "250 g rice" }).tap();
  await wall.getByRole("button", { name: /^Timer 20 min/ }).tap();
  await wall.reload();
  await expect(wall.getByText("Step 2 of 3")).toBeVisible();
  await expect(wall.getByRole("checkbox", { name: "250 g rice" })).toBeChecked();
  await expect(wall.getByRole("checkbox", { name: "400 ml coconut milk" })).not.toBeChecked();
  await expect(wall.getByRole("checkbox", { name: "500 g carrots" })).toHaveCount(0);
  await expect(wall.getByRole("list", { name: "Kitchen timers" })).toContainText(/19:\d\d/);
  await wall.getByRole("button", { name: "All ingredients" }).tap();
  await expect(wall.getByRole("checkbox", { name: "500 g carrots" })).toBeChecked();
  await wall.context().close();
});
