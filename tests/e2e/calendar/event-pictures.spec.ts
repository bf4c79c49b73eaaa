import { expect, type Page } from "@playwright/test";
import { addDays, dayAt } from "#server/platform/clock.ts";
import { listen } from "../support/listen.ts";
import { openParentOf, openPhonePage, openWallPage, test, typePin } from "../support/wall-test.ts";

const zone = "Europe/Berlin";

test("the lion that Mom chose for the zoo stands beside it in every view of wall and phone, and both read it to Mia", async ({
  browser,
  wall,
}) => {
  await wall.start({ TZ: zone });
  const parent = await openParentOf(wall);
  await parent.send("PATCH", "/api/settings", { preReaders: ["mia"] });
  const today = dayAt(Date.now(), zone);
  const zoo = { title: "Zoo", icon: "lion", allDay: true, memberIds: ["mia"] };
  const written = { ...zoo, start: today, end: addDays(today, 1) };
  expect((await parent.send("POST", "/api/calendar/events", written)).status).toBe(201);

  const wallPage = await openWallPage(browser, wall);
  const drawn = (page: Page) =>
    page
      .locator("[data-part~=event-picture]:visible", { has: page.locator("svg") })
      .locator("xpath=..")
      .filter({ hasText: "Zoo" })
      .first();
  await expect(drawn(wallPage)).toBeVisible();
  for (const view of ["day", "month", "agenda", "week"]) {
    await wallPage.goto(`${wall.server.url}/calendar/${view}/${today}`);
    await expect(drawn(wallPage), view).toBeVisible();
  }
  await listen(wallPage);
  await wallPage.getByRole("button", { name: "Zoo" }).tap();
  await wallPage.getByRole("button", { name: "Read aloud" }).tap();
  await expect(wallPage).toHaveTitle(/^Zoo\. .+, All day\.$/i);

  const phone = await openPhonePage(browser, wall);
  await listen(phone);
  await phone.getByRole("button", { name: "Mia" }).tap();
  await typePin(phone, "1357");
  await expect(drawn(phone)).toBeVisible();
  await phone.getByRole("button", { name: "Hear my day" }).tap();
  await expect(phone).toHaveTitle(/Today there is Zoo\./);
  for (const view of ["calendar", "calendar/week", "calendar/month", `calendar/day/${today}`]) {
    await phone.goto(`${wall.server.url}/m/${view}`);
    await expect(drawn(phone), view).toBeVisible();
  }
  for (const page of [wallPage, phone]) await page.context().close();
});
