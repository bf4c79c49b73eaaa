import { expect, type Page } from "@playwright/test";
import { immichKey, startImmich } from "../../fixtures/immich/service.ts";
import { startTodoist, todoistToken } from "../../fixtures/todoist/service.ts";
import { expectAccessible, expectFits } from "../support/page-checks.ts";
import { fillOnWall } from "../support/typing.ts";
import { mom, openPhoneOf } from "../support/phone-in-hand.ts";
import { openParentOf, openSavingPage, openSettings, test, typePin } from "../support/wall-test.ts";
import { wallToday } from "../support/wall-zone.ts";

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

test("a parent connects Todoist on the wall, says who is who, and takes it away again on a phone", async ({
  browser,
  ownWall: wall,
}) => {
  test.slow();
  const todoist = await startTodoist(wallToday, Date.now);
  todoist.account.add({
    ...{ content: "Water the tomatoes", project_id: "p-chores", due_string: "every day" },
  });
  await wall.start({ TODOIST_URL: todoist.url });
  const parent = await openParentOf(wall);
  const chore = { title: "Feed Minka", memberIds: ["mia"], recurrence: "FREQ=DAILY" };
  expect((await parent.send("POST", "/api/tasks", chore)).status).toBe(201);
  const context = await browser.newContext({
    ...{ viewport: { width: 1280, height: 800 }, locale: "en-GB", hasTouch: true },
  });
  const page = await openSavingPage(context);
  await openSettings(page, wall, "sources");
  await page.getByRole("link", { name: /: Chores$/ }).tap();
  await expectAccessible(page, "where chores come from");
  await button(page, "Todoist: Connect").tap();
  await expect(button(page, "Test")).toBeDisabled();
  await fillOnWall(page.getByLabel("API token"), "another-token");
  await button(page, "Test").tap();
  await expect(page.getByRole("alert")).toContainText("doesn’t accept the token");
  await fillOnWall(page.getByLabel("API token"), todoistToken);
  await button(page, "Test").tap();
  await expect(page.getByText("Account of Mom")).toBeVisible();
  await expect(page.getByText("3 projects · 3 people")).toBeVisible();
  const group = (name: string) => page.getByRole("group", { name, exact: true });
  await group("Which project has the to-dos?").getByText("todos").tap();
  await group("Which project has the routines?").getByText("Chores").tap();
  await expect(group("Mia").getByRole("radio", { name: "Mia" })).toBeChecked();
  await expect(page.getByText(/^Today’s chores and to-dos stay in the house/)).toBeVisible();
  await expectAccessible(page, "what Todoist has");
  await button(page, "Use Todoist from now on").tap();
  await expect(page.getByText(/^Todoist is connected/)).toBeVisible();
  // The wall has started again, and every part of it is locked.
  await expect(page.getByTestId("keypad")).toBeVisible({ timeout: 60_000 });
  expect(await page.content()).not.toContain(todoistToken);
  await page.goto(`${wall.server.url}/chores`);
  await expect(page.getByText("Water the tomatoes").first()).toBeVisible();
  await expect(page.getByText("Feed Minka")).toHaveCount(0);

  const phone = await openPhoneOf(browser, wall, mom, "/settings/sources/tasks");
  await typePin(phone, mom[1]);
  await expect(phone.getByText("In use", { exact: true })).toBeVisible();
  await expectFits(phone, "where chores come from");
  await button(phone, "Take away").tap();
  await expect(phone.getByText(/what the house had before is shown again/)).toBeVisible();
  await button(phone, "Yes, take it away").tap();
  await expect(page.getByText("Feed Minka").first()).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText("Water the tomatoes")).toHaveCount(0);
  for (const one of [page, phone]) await one.context().close();
  await todoist.stop();
});

test("a parent's phone finds the cure of a source, and connects Immich on the wall's own machine", async ({
  browser,
  ownWall: wall,
}) => {
  test.slow();
  const immich = await startImmich();
  immich.library.addAlbum("Summer");
  await wall.start();
  const phone = await openPhoneOf(browser, wall, mom, "/settings/sources/photos");
  await typePin(phone, mom[1]);
  await button(phone, "Immich: Connect").tap();
  await phone.getByRole("textbox", { name: "Address" }).fill(immich.url);
  await phone.getByLabel("API key").fill(immichKey);
  await button(phone, "Test").tap();
  await expect(phone.getByRole("alert")).toContainText("may not be asked");
  await phone.getByText("It runs on the wall’s own machine").tap();
  immich.forbidden.add("asset.read");
  await button(phone, "Test").tap();
  await expect(phone.getByRole("alert")).toContainText("asset.read");
  await expect(button(phone, "Use Immich from now on")).toHaveCount(0);
  immich.forbidden.clear();
  await button(phone, "Test").tap();
  await expect(phone.getByText("1 album · 0 named people · Version 3.0")).toBeVisible();
  await phone.getByText("Summer").tap();
  await expectFits(phone, "what Immich has");
  await expectAccessible(phone, "what Immich has");
  await button(phone, "Use Immich from now on").tap();
  await expect(phone.getByText(/^Immich is connected/)).toBeVisible();
  await expect(phone.getByTestId("keypad")).toBeVisible({ timeout: 60_000 });
  const parent = await openParentOf(wall);
  await expect
    .poll(async () => (await parent.get("/api/health")).body.sources.photos.provider)
    .toBe("immich");
  await phone.context().close();
  await immich.stop();
});

test("a source that the operator gave says so in German too, and can be tried", async ({
  browser,
  wall,
}) => {
  await wall.start({ MEALIE_URL: "http://127.0.0.1:9", MEALIE_TOKEN: "given" });
  const phone = await openPhoneOf(browser, wall, mom, "/settings/sources/meals");
  await (await openParentOf(wall)).send("PATCH", "/api/settings", { locale: "de-DE" });
  await typePin(phone, "2468");
  await button(phone, "Mealie: Verbinden").tap();
  const given = "Der Wand beim Start mitgegeben, in ihrer Umgebung";
  for (const field of ["Adresse", "API-Token"])
    await expect(phone.getByText(`${field}: ${given}`)).toBeVisible();
  await expect(phone.getByText("the environment")).toHaveCount(0);
  await expectFits(phone, "a source that is given");
  await expectAccessible(phone, "a source that is given");
  await button(phone, "Ausprobieren").tap();
  await expect(phone.getByRole("alert")).toBeVisible();
  await phone.context().close();
});
