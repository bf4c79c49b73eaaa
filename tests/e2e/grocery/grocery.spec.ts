import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { expectAccessible, expectFits, expectTouchable, visit } from "../support/page-checks.ts";
import { mom, openPhoneOf } from "../support/phone-in-hand.ts";
import {
  elsewhereUrl,
  openPhonePage,
  openParentOf,
  type RunningWall,
  test,
} from "../support/wall-test.ts";

const row = (page: Page, name: string) => page.getByRole("checkbox", { name: new RegExp(name) });

const openLists = async (phone: Page): Promise<void> => {
  await phone.getByRole("button", { name: "Just look" }).click();
  await phone.getByRole("link", { name: "Lists", exact: true }).click();
  await expect(phone.getByRole("textbox", { name: "Add" })).toBeVisible();
};

const type = async (phone: Page, words: string): Promise<void> => {
  await phone.getByRole("textbox", { name: "Add" }).fill(words);
  await phone.keyboard.press("Enter");
};

const list = async (wall: RunningWall): Promise<Record<string, unknown>[]> => {
  const { items } = await (await fetch(`${wall.server.url}/api/grocery`)).json();
  return items;
};

const curry = {
  title: "Vegetable curry",
  servings: 4,
  tags: ["Quick"],
  ingredients: ["500 g carrots", "1 onion"],
  steps: ["Cut the carrots.", "Simmer."],
};

test("things are typed one after the other; what is on the list already becomes more of it", async ({
  browser,
  wall,
}) => {
  await wall.start();
  const phone = await openPhonePage(browser, wall);
  await openLists(phone);
  for (const words of ["500 g carrots", "bread", "1 kg carrots"]) await type(phone, words);
  await expect(phone.getByRole("textbox", { name: "Add" })).toBeFocused();
  await expect(row(phone, "carrots")).toHaveCount(1);
  await expect(row(phone, "carrots")).toContainText(/1[.,]5 kg|1500 g/);
  await expect.poll(async () => (await list(wall)).length).toBe(2);
  // Several in one line are a row each, told and taken back together.
  await type(phone, "1,5 l milk, eggs");
  await expect(row(phone, "milk")).toContainText(/1[.,]5 l/);
  await expect.poll(async () => (await list(wall)).length).toBe(4);
  await expect(phone.getByText("On the list: milk, eggs")).toBeVisible();
  await phone.getByRole("button", { name: "Undo" }).click();
  await expect.poll(async () => (await list(wall)).length).toBe(2);

  await row(phone, "bread").click();
  await expect(row(phone, "bread")).toHaveAttribute("aria-checked", "true");
  await phone.getByRole("button", { name: "Undo" }).click();
  await expect(row(phone, "bread")).toHaveAttribute("aria-checked", "false");

  // What is ticked comes back ticked.
  await row(phone, "bread").click();
  await phone.getByRole("button", { name: "Change bread" }).click();
  await phone.getByRole("button", { name: "Delete" }).click();
  await expect(row(phone, "bread")).toBeHidden();
  await phone.getByRole("button", { name: "Undo" }).click();
  await expect(row(phone, "bread")).toHaveAttribute("aria-checked", "true");
  await row(phone, "bread").click();

  await phone.getByRole("button", { name: "Change bread" }).click();
  await phone.getByLabel("Amount").fill("2");
  await phone.getByLabel("Shelf").selectOption({ label: "Frozen" });
  await phone.getByRole("button", { name: "Save" }).click();
  await expect
    .poll(() => list(wall))
    .toContainEqual(expect.objectContaining({ name: "bread", amount: "2", aisle: "frozen" }));
  await phone.context().close();
});

test("what was bought before is offered as soon as its first letters are there, and cleared things leave", async ({
  browser,
  wall,
}) => {
  await wall.start();
  const phone = await openPhonePage(browser, wall);
  await openLists(phone);
  await type(phone, "Oat milk");
  await row(phone, "Oat milk").click();
  await phone.getByRole("button", { name: "Clear" }).click();
  await expect(row(phone, "Oat milk")).toBeHidden();
  await phone.getByRole("button", { name: "Undo" }).click();
  await expect(row(phone, "Oat milk")).toHaveAttribute("aria-checked", "true");
  await phone.getByRole("button", { name: "Clear" }).click();
  await expect(row(phone, "Oat milk")).toBeHidden();
  await phone.getByRole("textbox", { name: "Add" }).fill("2 l mil");
  await phone.getByRole("list", { name: "Bought before" }).getByText("Oat milk").click();
  await expect(row(phone, "Oat milk")).toContainText("2 l");
  await phone.context().close();
});

test.describe("with its service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("two phones that tick the same thing agree, also when one of them had no reception", async ({
    browser,
    wall,
  }) => {
    await wall.start();
    const parent = await openParentOf(wall);
    for (const name of ["Milk", "Bread"]) await parent.send("POST", "/api/grocery", { name });
    const [mine, yours] = [await openPhonePage(browser, wall), await openPhonePage(browser, wall)];
    for (const phone of [mine, yours]) await openLists(phone);
    // Both tick before either receives the other's change.
    const bothTicked = Promise.withResolvers<void>();
    for (const phone of [mine, yours])
      await phone.route("**/api/grocery/*/close", async (route) => {
        await bothTicked.promise;
        await route.continue();
      });
    for (const phone of [mine, yours]) await row(phone, "Milk").click();
    bothTicked.resolve();
    for (const phone of [mine, yours])
      await expect(row(phone, "Milk")).toHaveAttribute("aria-checked", "true");

    await yours.context().setOffline(true);
    await row(yours, "Bread").click();
    await row(mine, "Bread").click();
    await type(mine, "Butter");
    await yours.context().setOffline(false);
    await expect(row(yours, "Butter")).toBeVisible();
    await expect(row(yours, "Bread")).toHaveAttribute("aria-checked", "true");
    await expect(yours.getByText(/didn’t get through|wait/)).toBeHidden();
    expect((await list(wall)).filter(({ checked }) => checked === true)).toHaveLength(2);
    for (const phone of [mine, yours]) await phone.context().close();
  });
});

test("on plain http, where a browser neither shares nor copies, the list can be taken by hand", async ({
  browser,
  wall,
}) => {
  await wall.start({ ALLOWED_HOSTS: "wall.test" });
  const phone = await browser.newPage({ locale: "en-GB" });
  await phone.goto(`${elsewhereUrl(wall)}/m/`);
  await openLists(phone);
  await type(phone, "500 g carrots");
  await expect(phone.getByRole("heading", { name: "Fruit and vegetables" })).toBeVisible();
  await expect(row(phone, "carrots")).toContainText("500 g");
  await phone.getByRole("button", { name: "Share the list" }).click();
  await expect(phone.getByRole("textbox", { name: "Share the list" })).toHaveValue(
    "Groceries\n\nFruit and vegetables\n– carrots, 500 g",
  );
  await phone.close();
});

test("a family with a meals app of its own has a tab that is a plain link to it", async ({
  browser,
  wall,
}) => {
  await wall.start({ MEALS_APP_URL: "https://meals.example/app" });
  const phone = await openPhonePage(browser, wall);
  await openLists(phone);
  await expect(phone.getByRole("link", { name: "Meals" })).toHaveAttribute(
    "href",
    "https://meals.example/app",
  );
  await expect(phone.getByRole("link", { name: "Meals" })).toHaveCount(1);
  await phone.context().close();
});

test("a newcomer sees the sample family's list and recipes, marked, until the first thing of their own", async ({
  browser,
  wall,
}) => {
  await wall.start({ MEMBER_PIN_MOM: "", MEMBER_PIN_MIA: "" });
  const phone = await openPhonePage(browser, wall);
  await openLists(phone);
  await expect(row(phone, "Coconut milk")).toBeVisible();
  await expect(phone.getByText("Demo")).toBeVisible();
  await row(phone, "Coconut milk").click();
  await expect(phone.getByText(/This is sample content/)).toBeVisible();
  await phone.getByRole("link", { name: "Recipes" }).click();
  await expect(phone.getByRole("link", { name: /Pancakes/ })).toBeVisible();

  await phone.getByRole("link", { name: "Groceries" }).click();
  await type(phone, "Bread");
  await expect(row(phone, "Coconut milk")).toBeHidden();
  await expect(row(phone, "Bread")).toBeVisible();
  await expect(phone.getByText("Demo")).toBeHidden();
  await phone.context().close();
});

test("Mom writes a recipe, scales it, plans it, and takes its ingredients back off the list", async ({
  browser,
  wall,
}) => {
  await wall.start();
  const phone = await openPhoneOf(browser, wall, mom, "/");
  await phone.getByRole("link", { name: "Lists", exact: true }).click();
  await phone.getByRole("link", { name: "Recipes" }).click();
  await phone.getByRole("link", { name: "New recipe" }).click();
  await phone.getByLabel("Name").fill(curry.title);
  await phone.getByLabel("Servings").fill("4");
  await phone.getByLabel("Ingredients").fill(curry.ingredients.join("\n"));
  await phone.getByLabel("Steps").fill(curry.steps.join("\n"));
  await phone.getByLabel("Choose a picture").setInputFiles({
    ...{ name: "curry.png", mimeType: "image/png" },
    buffer: await sharp({ create: { width: 60, height: 40, channels: 3, background: "#dc9a1c" } })
      .png()
      .toBuffer(),
  });
  await phone.getByRole("button", { name: "Save" }).click();
  await expect(phone.getByRole("heading", { name: curry.title })).toBeVisible();
  const picture = phone.getByRole("img", { name: `Picture of ${curry.title}` });
  await expect(picture).toHaveJSProperty("complete", true);
  await expect(picture).not.toHaveJSProperty("naturalWidth", 0);

  await phone.getByRole("button", { name: "More servings" }).click();
  await expect(phone.getByRole("checkbox", { name: "625 g carrots" })).toBeVisible();
  await phone.getByRole("button", { name: "Add to groceries" }).click();
  await expect.poll(async () => (await list(wall)).length).toBe(2);
  await phone.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => list(wall)).toEqual([]);

  await phone.getByRole("button", { name: "Plan it" }).click();
  await phone.getByRole("dialog").getByRole("button", { name: "Plan it" }).click();
  await phone.getByRole("link", { name: "Cook" }).click();
  await expect(phone.getByText("Step 1 of 2")).toBeVisible();
  await expect(phone.getByRole("checkbox", { name: "625 g carrots" })).toBeVisible();
  await phone.getByRole("button", { name: "Next" }).click();
  await expect(phone.getByText("Simmer.")).toBeVisible();

  await phone.getByRole("link", { name: "Lists", exact: true }).click();
  await phone.getByRole("link", { name: "Meals" }).click();
  await phone.getByRole("button", { name: /Dinner.*Vegetable curry/ }).click();
  await phone.getByText("Lunch", { exact: true }).click();
  await phone.getByRole("button", { name: "Move" }).click();
  await expect(phone.getByRole("button", { name: /Lunch.*Vegetable curry/ })).toHaveCount(1);
  await expect(phone.getByRole("button", { name: /Dinner.*Vegetable curry/ })).toHaveCount(0);
  await phone.context().close();
});

test("an address that may not be read is refused in words", async ({ browser, wall }) => {
  await wall.start();
  const phone = await openPhoneOf(browser, wall, mom, "/lists/recipes/import");
  await phone.getByLabel("Web address").fill("http://127.0.0.1/curry");
  await phone.getByRole("button", { name: "Read it" }).click();
  await expect(phone.getByText("This address may not be read.")).toBeVisible();
  await phone.context().close();
});

test("every list fits the smallest phone, a thumb and a screen reader", async ({
  browser,
  wall,
}) => {
  await wall.start();
  const parent = await openParentOf(wall);
  const long = "Extraordinarily-long-named-biscuits ".repeat(5).trim();
  for (const name of ["Milk", long]) await parent.send("POST", "/api/grocery", { name });
  const { body } = await parent.send("POST", "/api/recipes", { ...curry, title: long });
  const phone = await openPhonePage(browser, wall);
  await phone.getByRole("button", { name: "Just look" }).click();
  await phone.setViewportSize({ width: 360, height: 640 });
  for (const path of [
    "",
    "/todos",
    "/week",
    "/recipes",
    `/recipes/${body.id}`,
    `/recipes/${body.id}/cook`,
  ]) {
    await visit(phone, `${wall.server.url}/m/lists${path}`);
    await expect(phone.getByRole("heading", { level: 1 })).toBeVisible();
    await expectFits(phone, path);
    await expectTouchable(phone, path);
    await expectAccessible(phone, path);
  }
  await phone.context().close();
});
