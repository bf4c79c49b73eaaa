import { expect } from "@playwright/test";
import { openTestBrowser } from "../../fixtures/http/test-browser.ts";
import { finish, next, noPins, startTownInternet, withInternet } from "../support/first-evening.ts";
import { typeOnWallKeys, typeOnPhone } from "../support/typing.ts";
import { openSavingPage, test } from "../support/wall-test.ts";

test("a family sets its wall up on the smallest screen, by touch, in one go", async ({
  browser,
  wall,
  feeds,
}) => {
  startTownInternet(feeds);
  await wall.start(withInternet(feeds));
  const context = await browser.newContext({
    viewport: { width: 800, height: 480 },
    hasTouch: true,
    locale: "en-GB",
  });
  const page = await openSavingPage(context);
  await page.goto(wall.server.url);
  await page.getByRole("link", { name: "Set up this wall" }).tap();
  await expect(page.getByRole("heading", { name: "Welcome" })).toBeVisible();
  await next(page);

  // The wall's own keyboard types the first name; the focus stays in the field.
  await page.getByRole("button", { name: "Add a parent" }).tap();
  const name = page.getByRole("textbox", { name: "Name" });
  await expect(name).toBeFocused();
  const keys = page.getByTestId("keyboard");
  for (const letter of ["A", "n", "n", "a"])
    await keys.getByRole("button", { name: letter, exact: true }).tap();
  await expect(name).toHaveValue("Anna");
  await expect(name).toBeFocused();
  await keys.getByRole("button", { name: "Enter" }).tap();
  await expect(keys).toBeHidden();
  await page.getByRole("button", { name: "Done", exact: true }).tap();

  await page.getByRole("button", { name: "Add a child" }).tap();
  await typeOnWallKeys(page, "Name", "Mia");
  await page.getByRole("button", { name: "Fox" }).tap();
  await page.getByRole("button", { name: "Done", exact: true }).tap();
  await expect(page.getByRole("button", { name: /Mia/ }).first()).toBeVisible();
  await next(page);

  await finish(page, wall, feeds, typeOnWallKeys);
  const members = await openTestBrowser(wall.server).send("GET", "/api/members");
  expect(members.body).toMatchObject([
    { id: "anna", name: "Anna", parent: true, hasPin: true },
    { id: "mia", name: "Mia", kid: true, avatar: "fox", hasPin: false },
  ]);
  await context.close();
});

test("a family sets its wall up from a phone, which brings its own keyboard", async ({
  browser,
  wall,
  feeds,
}) => {
  startTownInternet(feeds);
  await wall.start(withInternet(feeds));
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: "en-GB",
    userAgent: "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile",
  });
  const page = await openSavingPage(context);
  await page.goto(`${wall.server.url}/setup`);
  await next(page);
  await page.getByRole("button", { name: "Add a parent" }).tap();
  await page.getByRole("textbox", { name: "Name" }).tap();
  await typeOnPhone(page, "Name", "Jürgen");
  await expect(page.getByTestId("keyboard")).toHaveCount(0);
  await page.getByRole("button", { name: "Done", exact: true }).tap();
  await next(page);
  await finish(page, wall, feeds, typeOnPhone, {
    leaving: "On with this phone",
    thenSeen: "Whose phone is this?",
  });
  await expect(page.getByRole("button", { name: "Jürgen" })).toBeVisible();
  await context.close();
});

test("a family looks around first, and finds the way to set-up when it wants to", async ({
  browser,
  wall,
}) => {
  await wall.start(noPins);
  const context = await browser.newContext({ hasTouch: true, locale: "en-GB" });
  const page = await openSavingPage(context);
  await page.goto(wall.server.url);
  await expect(page.getByText("This is a sample family.")).toBeVisible();
  await page.getByRole("link", { name: "Set up this wall" }).tap();
  await expect(page.getByRole("heading", { name: "Welcome" })).toBeVisible();
  await page.getByRole("button", { name: "Look around first" }).tap();
  await expect(page.getByText("This is a sample family.")).toBeVisible();
  await context.close();
});
