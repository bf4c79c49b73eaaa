import { expect } from "@playwright/test";
import { mom, openPhoneOf } from "../support/phone-in-hand.ts";
import { openSettingsPage, test } from "../support/wall-test.ts";

test("Mia's lessons, which Dad's wall and phone write, stand on her page with what to bring", async ({
  browser,
  wall,
}) => {
  await wall.start();
  const page = await openSettingsPage(browser, wall, "timetable");
  await page.getByRole("button", { name: "Add a subject" }).tap();
  const sheet = page.getByRole("dialog");
  await sheet.getByLabel("Subject").fill("Sport");
  await sheet.getByLabel("To bring").fill("Sports bag, towel");
  await sheet.getByRole("button", { name: "Done" }).tap();
  for (const day of ["Mon", "Tue", "Wed", "Thu", "Fri"]) {
    await page.getByText(day, { exact: true }).tap();
    await page.getByRole("group", { name: "Subject", exact: true }).getByText("Sport").tap();
    await page.getByRole("button", { name: "Add the lesson" }).tap();
    await expect(page.getByRole("button", { name: /^Remove Sport/ })).toHaveCount(1);
  }
  // Fri's is changed where it stands.
  await page.getByRole("button", { name: /^Change Sport/ }).tap();
  await page.getByRole("button", { name: "Begins: later" }).tap();
  await page.getByLabel("Room").fill("Gym");
  await page.getByRole("button", { name: "Save the lesson" }).tap();
  await expect(page.getByText("08:05 – 08:45 · Gym")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Remove Sport/ })).toHaveCount(1);
  await page.goto(`${wall.server.url}/timetable/mia`);
  await expect(page.getByTestId("school-day")).toHaveCount(5);
  await expect(page.getByText("Bring: Sports bag, towel").first()).toBeVisible();

  const phone = await openPhoneOf(browser, wall, mom, "/settings/timetable");
  await phone.getByRole("button", { name: /^Remove Sport/ }).tap();
  await expect(page.getByTestId("school-day")).toHaveCount(4);
  await phone.goto(`${wall.server.url}/m/timetable`);
  await expect(phone.getByTestId("school-day")).toHaveCount(4);
  await page.context().close();
  await phone.context().close();
});

test("a week at school says nothing of its days before it is known", async ({ browser, wall }) => {
  await wall.start();
  const phone = await openPhoneOf(browser, wall, mom, null);
  await phone.route("**/api/timetable?*", () => undefined);
  await phone.goto(`${wall.server.url}/m/timetable`);
  await expect(phone.getByRole("heading", { level: 3 })).toHaveCount(5);
  await expect(phone.getByText("No school")).toHaveCount(0);
  await expect(phone.getByTestId("waiting-rows")).toHaveCount(5);
  await phone.context().close();
});
