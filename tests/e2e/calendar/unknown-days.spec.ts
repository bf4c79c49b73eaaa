import { expect, type Page, type Route } from "@playwright/test";
import { addDays, dayAt } from "#server/platform/clock.ts";
import {
  berlinInstant,
  addFamilyEvent,
  berlinZone,
  livesInBerlin,
  press,
} from "../support/berlin-family.ts";
import { mom, openPhoneOf, phoneOf, topOf } from "../support/phone-in-hand.ts";
import { test } from "../support/wall-test.ts";

const today = dayAt(Date.now(), berlinZone);
const tomorrow = addDays(today, 1);
// On both days, of which one is today still where midnight passes meanwhile.
const dentist = {
  ...{ title: "Dentist", start: berlinInstant(today, "00:00") },
  end: berlinInstant(tomorrow, "23:59"),
};
const rows = (phone: Page) => phone.getByTestId("waiting-rows");
const free = (phone: Page) => phone.getByText("A free day");

/** Keeps the house's calendar to itself until what it returns is called. */
const holdCalendar = async (phone: Page): Promise<() => Promise<void>> => {
  const held: Route[] = [];
  let isHeld = true;
  await phone.route("**/api/calendar?*", async (route) => {
    if (isHeld) held.push(route);
    else await route.continue();
  });
  return async () => {
    isHeld = false;
    // Those of a page that was left have nobody to answer.
    for (const route of held) await route.continue().catch(() => undefined);
  };
};

test("no day is called free before it is known: a week, a month and a day show rows that come, and their year", async ({
  browser,
  wall,
}) => {
  await livesInBerlin(wall);
  // A calendar that nobody has written into is shown by a sample.
  await addFamilyEvent(wall, dentist);
  const phone = await openPhoneOf(browser, wall, mom, null);
  const release = await holdCalendar(phone);
  const far = addDays(today, 400);
  await phone.goto(`${wall.server.url}/m/calendar/week/${far}`);
  await expect(phone.getByRole("heading", { level: 3 })).toHaveCount(7);
  await expect(free(phone)).toHaveCount(0);
  await expect(rows(phone)).toHaveCount(7);
  const turned = phone.getByRole("heading", { level: 2 });
  await expect(turned).toContainText(far.slice(0, 4));
  await phone.getByRole("link", { name: "Month" }).click();
  await expect(rows(phone)).toHaveCount(1);
  await expect(free(phone)).toHaveCount(0);
  await phone.getByRole("link", { name: "Day", exact: true }).click();
  await expect(rows(phone)).toHaveCount(1);
  await expect(phone.getByRole("link", { name: "Add an event at 08:00" })).toHaveCount(0);
  await expect(turned).toContainText(far.slice(0, 4));
  await phone.goto(`${wall.server.url}/m/calendar/print/${far}`);
  await expect(rows(phone)).toHaveCount(7);
  await expect(free(phone)).toHaveCount(0);
  await expect(phone.getByRole("button", { name: "Print" })).toBeDisabled();
  await phone.goto(`${wall.server.url}/m/calendar/day/${far}`);
  await expect(rows(phone)).toHaveCount(1);
  await release();
  await expect(rows(phone)).toHaveCount(0);
  await phone.getByRole("link", { name: "Week" }).click();
  await expect(free(phone)).toHaveCount(7);
  await phone.context().close();
});

test("a phone that knows nothing but the event just written calls no other day free", async ({
  browser,
  wall,
}) => {
  await livesInBerlin(wall);
  await addFamilyEvent(wall, dentist);
  const phone = await openPhoneOf(browser, wall, mom, null);
  const release = await holdCalendar(phone);
  await phone.goto(`${wall.server.url}/m/calendar/new/${tomorrow}/600`);
  await phone.getByRole("textbox", { name: "What" }).fill("Vet");
  await phone.context().setOffline(true);
  await press(phone, "Add");
  await expect(phone.getByRole("link", { name: /Vet/ })).toBeVisible();
  await expect(rows(phone).first()).toBeVisible();
  await expect(free(phone)).toHaveCount(0);
  await release();
  await phone.context().setOffline(false);
  const inSight = phone.getByRole("link", { name: /Dentist/ }).first();
  await expect(inSight).toBeVisible({ timeout: 15_000 });
  await expect(rows(phone)).toHaveCount(0);
  await phone.context().close();
});

test("today by its hours opens where the day is by now, on the smallest phone too", async ({
  browser,
  wall,
}) => {
  await wall.start();
  const phone = await phoneOf(browser, wall.server.url, [360, 640], mom);
  await phone.getByRole("link", { name: "Calendar" }).click();
  await phone.getByRole("link", { name: "Day", exact: true }).click();
  const line = phone.getByRole("main").locator("li[aria-hidden=true]");
  await expect(line).toBeAttached();
  await expect.poll(() => topOf(line)).toBeLessThan(0.75 * 640);
  await phone.context().close();
});
