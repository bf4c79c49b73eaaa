import { expect } from "@playwright/test";
import { addRecipe } from "../support/add-recipe.ts";
import {
  expectAccessible,
  expectFits,
  expectTouchable,
  visit,
  wallSizes,
} from "../support/page-checks.ts";
import { openParentOf, openWallPage, test } from "../support/wall-test.ts";
import { wallToday } from "../support/wall-zone.ts";

test("the rooms of the meals fit every screen, even when far too much is planned", async ({
  browser,
  wall,
}) => {
  test.slow();
  await wall.start();
  const long = "Donaudampfschifffahrtsgesellschaftskapitänsmütze mit Klößen und Soße";
  const id = await addRecipe(wall, {
    title: long,
    servings: 4,
    tags: ["Sunday", "Festive"],
    ingredients: Array.from({ length: 40 }, (_, at) => `${at + 1} g ingredient of some length`),
    steps: Array.from({ length: 25 }, (_, at) => `Step ${at + 1}: stir, then wait 10 minutes.`),
  });
  const parent = await openParentOf(wall);
  const today = wallToday();
  for (let count = 0; count < 6; count += 1)
    await parent.send("POST", `/api/mealplan/${today}/dinner`, { title: `${long} ${count}` });
  for (let count = 0; count < 30; count += 1)
    await parent.send("POST", "/api/grocery", { name: `${long} ${count}`, amount: "12 pieces" });
  const wallPage = await openWallPage(browser, wall, null);
  const paths = ["week", "recipes", `recipes/${id}`, "grocery", `cook/${id}/4`];
  for (const path of paths) {
    await visit(wallPage, `${wall.server.url}/meals/${path}`);
    await expect(wallPage.getByText(/Donau|ingredient/).first()).toBeVisible();
    for (const [width, height] of wallSizes) {
      const what = `${path} at ${width}x${height}`;
      await wallPage.setViewportSize({ width, height });
      await expectFits(wallPage, what);
      await expectTouchable(wallPage, what);
    }
  }
  for (const theme of ["day", "evening"])
    for (const path of paths) {
      await visit(wallPage, `${wall.server.url}/meals/${path}?theme=${theme}`);
      await expect(wallPage.getByText(/Donau|ingredient/).first()).toBeVisible();
      await expectAccessible(wallPage, `${path}, ${theme}`);
    }
  await wallPage.context().close();
});
