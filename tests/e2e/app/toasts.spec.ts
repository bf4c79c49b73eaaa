import { expect } from "@playwright/test";
import { addDays, dayAt } from "#server/platform/clock.ts";
import {
  addFamilyEvent,
  berlinInstant,
  berlinZone,
  eventLinesFrom,
  livesInBerlin,
  press,
} from "../support/berlin-family.ts";
import { mom, openPhoneOf } from "../support/phone-in-hand.ts";
import { openWallPage, test } from "../support/wall-test.ts";

const day = addDays(dayAt(Date.now(), berlinZone), 1);

test("signing out of reach says over the open sheet that it didn't work, and can be put away there", async ({
  browser,
  wall,
}) => {
  await livesInBerlin(wall);
  const phone = await openPhoneOf(browser, wall, mom, "/");
  await phone.getByRole("button", { name: "Mom, Account" }).click();
  const sheet = phone.getByRole("dialog");
  await expect(sheet.getByRole("button", { name: "Sign out" })).toBeVisible();
  await phone.context().setOffline(true);
  await sheet.getByRole("button", { name: "Sign out" }).click();
  const toast = sheet.getByRole("status").filter({ hasText: "reach" });
  await expect(toast).toBeVisible();
  await toast.getByRole("button", { name: "Close" }).click();
  await expect(toast).toHaveCount(0);
  await expect(sheet).toBeVisible();
  await phone.context().close();
});

test("what was deleted on the wall is taken back over the next sheet that somebody opens", async ({
  browser,
  wall,
}) => {
  await livesInBerlin(wall);
  for (const [title, hour] of [
    ["Dentist", "10"],
    ["Choir", "15"],
  ])
    await addFamilyEvent(wall, {
      ...{ title, start: berlinInstant(day, `${hour}:00`) },
      end: berlinInstant(day, `${hour}:45`),
    });
  const page = await openWallPage(browser, wall, `/calendar/day/${day}`);
  const open = (title: string) =>
    page
      .getByRole("button", { name: new RegExp(title) })
      .first()
      .click();
  await open("Dentist");
  await page.getByRole("button", { name: "Change", exact: true }).click();
  await press(page, "Delete");
  await expect(page.getByText("Deleted: Dentist")).toBeVisible();
  await open("Choir");
  await expect(page.getByRole("dialog")).toBeVisible();
  await press(page, "Undo");
  await expect(page.getByText("Deleted: Dentist")).toHaveCount(0);
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect.poll(() => eventLinesFrom(wall, day, 0)).toHaveLength(2);
  await page.context().close();
});
