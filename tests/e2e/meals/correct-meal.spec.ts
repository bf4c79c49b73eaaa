import { expect, type Page } from "@playwright/test";
import { addRecipe } from "../support/add-recipe.ts";
import { mom, openPhoneOf } from "../support/phone-in-hand.ts";
import { fillOnWall } from "../support/typing.ts";
import { openParentOf, openWallPage, type RunningWall, test } from "../support/wall-test.ts";

/** A Thursday of a week that is to come whenever this runs. */
const thursday = "2035-03-08";

/** Somebody typed Thursday's dinner, and made a mistake; what the house has of it now is asked by `title`. */
const typeDinner = async (wall: RunningWall) => {
  const parent = await openParentOf(wall);
  const made = await parent.send("POST", `/api/mealplan/${thursday}/dinner`, { title: "Spagetti" });
  expect(made.status).toBe(201);
  return {
    parent,
    change: async (patch: object): Promise<void> => {
      const path = `/api/mealplan/entries/${made.body.id}`;
      expect((await parent.send("PATCH", path, patch)).status).toBe(200);
    },
    title: async (): Promise<string> => {
      const { body } = await parent.get(`/api/mealplan?start=${thursday}&end=${thursday}`);
      return body.days[thursday][0].title;
    },
  };
};

const dinnerOnWall = (page: Page) =>
  page.getByRole("list", { name: /^Dinner, Thursday/ }).getByRole("button");

const preparations = async (wall: RunningWall): Promise<unknown> =>
  (await (await openParentOf(wall)).get("/api/tomorrow/preparations")).body.items;

test("a misspelt dinner is corrected on the wall with its evening before, and the correction taken back", async ({
  browser,
  wall,
}) => {
  await wall.start();
  const { parent, title } = await typeDinner(wall);
  const beans = { dish: "Spagetti", note: "Soak the beans" };
  expect((await parent.send("PUT", "/api/tomorrow/preparations", beans)).status).toBe(200);
  const page = await openWallPage(browser, wall, `/meals/week/${thursday}`);
  const dinner = dinnerOnWall(page);
  await dinner.tap();
  await page.getByRole("button", { name: "Change the words" }).tap();
  const words = page.getByRole("textbox", { name: "What will there be?" });
  await expect(words).toHaveValue("Spagetti");
  await fillOnWall(words, "Spaghetti");
  await page.getByRole("button", { name: "Save" }).tap();
  await expect(page.getByText("Changed: Spaghetti")).toBeVisible();
  await expect(dinner).toHaveText(["Spaghetti"]);
  await expect.poll(title).toBe("Spaghetti");
  await expect.poll(() => preparations(wall)).toContainEqual({ ...beans, dish: "Spaghetti" });
  await page.getByRole("button", { name: "Undo" }).tap();
  await expect(dinner).toHaveText(["Spagetti"]);
  await expect.poll(title).toBe("Spagetti");
  await page.context().close();
});

test("a dinner of a recipe is called as the recipe is, offers no other words, and keeps its evening before when it is moved", async ({
  browser,
  wall,
}) => {
  await wall.start();
  const recipeId = await addRecipe(wall);
  const parent = await openParentOf(wall);
  await parent.send("POST", `/api/mealplan/${thursday}/dinner`, { recipeId });
  const page = await openWallPage(browser, wall, `/meals/week/${thursday}`);
  await dinnerOnWall(page).tap();
  await expect(page.getByRole("link", { name: "Open the recipe" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Change the words" })).toHaveCount(0);
  await fillOnWall(page.getByRole("textbox", { name: "The evening before" }), "Soak the beans");
  await page.getByRole("button", { name: "Move it" }).tap();
  await expect.poll(() => preparations(wall)).toMatchObject([{ note: "Soak the beans" }]);
  await page.context().close();
});

test("a misspelt dinner is corrected and moved on a phone at once, and whoever did so hears of a later correction", async ({
  browser,
  wall,
}) => {
  await wall.start();
  const { change, title } = await typeDinner(wall);
  const phone = await openPhoneOf(browser, wall, mom, `/lists/week/${thursday}`);
  const meal = (words: string) => phone.getByRole("button", { name: words });
  const open = phone.getByRole("dialog", { name: "Spagetti" });
  await meal("Dinner Spagetti").click();
  await expect(open.getByRole("button", { name: "Save" })).toBeDisabled();
  await open.getByRole("textbox", { name: "What is there to eat?" }).fill("Spaghetti");
  await open.getByText("Lunch").click();
  await open.getByRole("button", { name: "Save" }).click();
  await expect(meal("Lunch Spaghetti")).toBeVisible();
  await expect.poll(title).toBe("Spaghetti");

  await phone.getByRole("button", { name: "Undo" }).click();
  await expect(meal("Dinner Spagetti")).toBeVisible();
  await expect.poll(title).toBe("Spagetti");

  await meal("Dinner Spagetti").click();
  await open.getByRole("textbox", { name: "What is there to eat?" }).fill("Spaghetti");
  await open.getByRole("textbox", { name: "The evening before" }).fill("Soak the beans");
  await phone.keyboard.press("Enter");
  await expect(phone.getByText("Changed: Spaghetti")).toBeVisible();
  await expect.poll(title).toBe("Spaghetti");
  // One way to save keeps all that the sheet says.
  await expect
    .poll(() => preparations(wall))
    .toEqual([{ dish: "Spaghetti", note: "Soak the beans" }]);
  await meal("Dinner Spaghetti").click();
  const now = phone.getByRole("dialog", { name: "Spaghetti" });
  await now.getByRole("textbox", { name: "The evening before" }).fill("Soak them twice");
  await now.getByRole("button", { name: "Save" }).click();
  await expect(now).toHaveCount(0);
  await expect
    .poll(() => preparations(wall))
    .toEqual([{ dish: "Spaghetti", note: "Soak them twice" }]);
  await change({ title: "Penne" });
  await expect(phone.getByText("Somebody changed “Spaghetti” to “Penne”")).toBeVisible();
  await expect(meal("Dinner Penne")).toBeVisible();
  await phone.context().close();
});

test("a correction that is taken back out of reach leaves what somebody else wrote meanwhile, and says so", async ({
  browser,
  wall,
}) => {
  await wall.start();
  const { change, title } = await typeDinner(wall);
  const phone = await openPhoneOf(browser, wall, mom, `/lists/week/${thursday}`);
  await phone.getByRole("button", { name: "Dinner Spagetti" }).click();
  const words = phone.getByRole("textbox", { name: "What is there to eat?" });
  await words.fill("Spaghetti");
  await phone.getByRole("button", { name: "Save" }).click();
  await expect.poll(title).toBe("Spaghetti");
  await phone.context().setOffline(true);
  await phone.getByRole("button", { name: "Undo" }).click();
  await expect(phone.getByRole("button", { name: "Dinner Spagetti" })).toBeVisible();
  await expect(phone.getByTestId("notes")).toContainText("1 change waits");
  await change({ title: "Penne" });
  await phone.context().setOffline(false);
  await expect(phone.getByRole("button", { name: "Dinner Penne" })).toBeVisible();
  expect(await title()).toBe("Penne");
  await phone.getByRole("button", { name: /didn’t get through/ }).click();
  const refused = phone.getByRole("dialog").getByRole("listitem");
  await expect(refused).toContainText("Spagetti");
  // It would be refused again.
  await expect(refused.getByRole("button")).toHaveText(["Let it go"]);
  await phone.context().close();
});
