import { expect } from "@playwright/test";
import { mom, openPhoneOf } from "../support/phone-in-hand.ts";
import { openParentOf, openSettingsPage, test } from "../support/wall-test.ts";
import { fillOnWall } from "../support/typing.ts";

test("Germany, which the wall guesses, and typed school holidays stand in every view of wall and phone", async ({
  browser,
  wall,
}) => {
  await wall.start();
  const parent = await openParentOf(wall);
  expect((await parent.send("PATCH", "/api/settings", { timeZone: "Europe/Berlin" })).status).toBe(
    200,
  );
  const page = await openSettingsPage(browser, wall, "holidays");
  await page.getByRole("button", { name: "Yes, Germany" }).tap();
  await page.getByText("Bayern", { exact: true }).tap();
  await expect(page.getByRole("radio", { name: "Bayern", exact: true })).toBeChecked();
  await expect(page.getByText("Bayern: Stadt Augsburg")).toBeVisible();
  await fillOnWall(page.getByLabel("Name"), "Class trip");
  await page.getByRole("button", { name: "Add", exact: true }).tap();
  await expect(page.getByRole("button", { name: "Remove Class trip" })).toBeVisible();
  const saved = async () => (await parent.get("/api/settings")).body.holidays.school;
  await expect.poll(saved).toMatchObject([{ name: "Class trip" }]);
  await page.getByLabel("Name").fill("The same days");
  await expect(page.getByText("These days meet holidays that are already there.")).toBeVisible();

  for (const view of ["month", "week", "day", "agenda"]) {
    await page.goto(`${wall.server.url}/calendar/${view}/2027-01-06`);
    await expect(
      page.getByTestId("day-facts").filter({ hasText: "Epiphany" }).first(),
    ).toBeVisible();
  }
  await page.goto(wall.server.url);
  await expect(page.getByTestId("week-day").filter({ hasText: "Class trip" })).toBeVisible();
  // A narrow day draws only its picture: who listens hears its name, and a tap shows it.
  await page.setViewportSize({ width: 1080, height: 1920 });
  await page.getByRole("link", { name: /\d.*Class trip/ }).tap();
  await expect(page.getByTestId("day-facts").filter({ hasText: "Class trip" })).toBeVisible();
  await page.goto(wall.server.url);

  const phone = await openPhoneOf(browser, wall, mom, null);
  for (const view of ["day", "week"]) {
    await phone.goto(`${wall.server.url}/m/calendar/${view}/2027-01-06`);
    await expect(phone.getByTestId("day-facts").filter({ hasText: "Epiphany" })).toBeVisible();
  }
  await phone.goto(`${wall.server.url}/m/calendar/month/2027-01-06`);
  await expect(phone.getByRole("button", { name: /6 January, Epiphany/ })).toBeVisible();
  await phone.goto(`${wall.server.url}/m/settings/holidays`);
  await phone.getByRole("button", { name: "Remove Class trip" }).tap();
  await expect(page.getByTestId("week").filter({ hasText: "Class trip" })).toHaveCount(0);
  await page.context().close();
  await phone.context().close();
});

test("Mia's birthday from the family's form is in the calendar with her age, once", async ({
  browser,
  wall,
}) => {
  await wall.start();
  const page = await openSettingsPage(browser, wall, "members");
  await page.getByRole("button", { name: /Mia/ }).first().tap();
  await page.getByRole("button", { name: "Add a birthday" }).tap();
  const dialog = page.getByRole("dialog");
  // A step goes on while a finger stays on it.
  const year = dialog.getByRole("switch", { name: /The year is told/ });
  await year.tap();
  const oneOn = dialog.getByRole("button", { name: "Day: one on" });
  await oneOn.dispatchEvent("pointerdown");
  const days = dialog.getByRole("group", { name: "Day", exact: true }).getByRole("status");
  await expect.poll(async () => Number(await days.textContent())).toBeGreaterThan(5);
  await oneOn.dispatchEvent("pointerup");
  await year.tap();
  await dialog.getByLabel("Day", { exact: true }).fill("2018-11-02");
  await dialog.getByRole("button", { name: "Done" }).tap();
  await expect(dialog).toHaveCount(0);
  const parent = await openParentOf(wall);
  const [mia] = (await parent.get("/api/members")).body;
  const { birthday } = mia;
  expect(birthday).toBe("2018-11-02");
  const nextYear = `${new Date().getUTCFullYear() + 1}${birthday.slice(4)}`;
  const event = {
    title: "Mia's birthday",
    start: nextYear,
    end: `${nextYear.slice(0, 8)}03`,
    allDay: true,
  };
  expect((await parent.send("POST", "/api/calendar/events", event)).status).toBe(201);
  const age = Number(nextYear.slice(0, 4)) - Number(birthday.slice(0, 4));
  await page.goto(`${wall.server.url}/calendar/agenda/${nextYear}`);
  await expect(page.getByText(`Mia turns ${age}`).first()).toBeVisible();
  await expect(page.getByText("Mia's birthday")).toHaveCount(0);
  await page.context().close();
});
