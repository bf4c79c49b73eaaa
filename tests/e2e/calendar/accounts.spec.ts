import { expect, type Page } from "@playwright/test";
import { hasRadicale, type Radicale, startRadicale } from "../../companions/radicale.ts";
import { icsDay, icsFileOf, veventOf } from "../../fixtures/calendar/family-ics.ts";
import { storedOn } from "../support/browser-storage.ts";
import { withoutFirstAnswers } from "../support/first-answers.ts";
import { expectAccessible, expectFits, expectTouchable } from "../support/page-checks.ts";
import { mom, openPhoneOf } from "../support/phone-in-hand.ts";
import { openParentOf, openSettingsPage, test, typePin } from "../support/wall-test.ts";

test.skip(!hasRadicale, "It needs Debian's radicale.");

/** Named in addresses: what day it is, depends on where the wall is. */
const day = "2027-03-25";
let radicale: Radicale;
test.beforeAll(async () => {
  radicale = await startRadicale();
  const url = await radicale.makeCalendar("family", { title: "The Millers" });
  const lines = [`DTSTART;VALUE=DATE:${icsDay(day)}`];
  const body = icsFileOf(veventOf("fair", "Village fair", lines));
  expect((await radicale.send("PUT", `${url}fair.ics`, { body })).status).toBe(201);
  await radicale.makeCalendar("tasks", { title: "Garden", kinds: ["VTODO"] });
});
test.afterAll(() => radicale.close());

/** Types what an account needs; the server is a program on this machine, which a parent has to allow. */
const typeAccount = async (page: Page, password: string): Promise<void> => {
  await page.getByText("Another one", { exact: true }).click();
  await page.getByLabel("The calendar server’s address").fill(radicale.url);
  await page.getByLabel("User name").fill(radicale.user);
  await page.getByLabel("Password for this app").fill(password);
};
const find = (page: Page): Promise<void> =>
  page.getByRole("button", { name: "Look what is there" }).click();

test("a parent connects the family's own calendar server on the wall by touch, sees its event, and takes it away", async ({
  browser,
  wall,
}) => {
  await wall.start();
  const page = await openSettingsPage(browser, wall, "calendars");
  await page.getByRole("button", { name: "Add an account" }).click();
  await typeAccount(page, "wrong");
  await find(page);
  await expect(page.getByText("leads back to this machine")).toBeVisible();
  await page.getByRole("switch", { name: /wall’s own machine/ }).click();
  await find(page);
  await expect(page.getByText(/doesn’t accept user name and password/)).toBeVisible();
  await page.getByLabel("Password for this app").fill(radicale.password);
  await find(page);

  const millers = page.getByTestId("account-calendar").filter({ hasText: "The Millers" });
  await expect(page.getByText("Only to-dos")).toBeVisible();
  await millers.getByText("Mia", { exact: true }).click();
  await expectAccessible(page, "the calendars of an account");
  await page.getByRole("button", { name: "Show 1 calendar" }).click();
  const account = page.getByTestId("account");
  await expect(account).toContainText("kim");
  await expectFits(page, "Settings with an account");
  await expectTouchable(page, "Settings with an account");

  await page.goto(`${wall.server.url}/calendar/day/${day}`);
  await expect(page.getByText("Village fair").first()).toBeVisible();
  await expect.poll(async () => (await storedOn(page)).words).toContain("Village fair");

  await page.goto(`${wall.server.url}/settings/calendars`);
  await account.getByRole("button", { name: "Take away" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Take away" }).click();
  await expect(account).toHaveCount(0);
  // What the device remembers comes first then, before anything is asked.
  await withoutFirstAnswers(page);
  await page.goto(`${wall.server.url}/calendar/day/${day}`);
  await expect(page.getByRole("link", { name: "Connect" })).toBeVisible();
  await expect(page.getByText("Village fair")).toHaveCount(0);
});

test("a parent connects it on the phone, behind their own PIN", async ({ browser, wall }) => {
  await wall.start();
  const phone = await openPhoneOf(browser, wall, mom, "/settings/accounts");
  await typePin(phone, "2468");
  await phone.getByRole("button", { name: "Add an account" }).click();
  await typeAccount(phone, radicale.password);
  await find(phone);
  await phone.getByRole("switch", { name: /wall’s own machine/ }).click();
  await find(phone);
  await expectFits(phone, "the calendars of an account on a phone");
  await phone.getByRole("button", { name: "Show 1 calendar" }).click();
  await expect(phone.getByTestId("account")).toContainText("kim");
  await phone.goto(`${wall.server.url}/m/calendar`);
  await expect(phone.getByText("Village fair").first()).toBeVisible();
});

test("a parent enters the password that the server wants now, and the account works again", async ({
  browser,
  wall,
}) => {
  const other = await startRadicale();
  await other.makeCalendar("school", { title: "School" });
  await wall.start();
  const parent = await openParentOf(wall);
  const { url, user, password } = other;
  const account = { url, user, password, local: true };
  expect((await parent.send("POST", "/api/calendar/accounts", account)).status).toBe(201);
  const page = await openSettingsPage(browser, wall, "calendars");
  const row = page.getByTestId("account");
  await expect(row).toContainText("Works");
  await expect(page.getByRole("button", { name: "Enter another password" })).toHaveCount(0);
  other.changePassword("another word");
  await expect(async () => {
    await row.getByRole("button", { name: "Try now" }).tap();
    await expect(row).toContainText(/doesn’t accept user name and password/, { timeout: 1_000 });
  }).toPass({ timeout: 25_000 });
  await page.getByRole("button", { name: "Enter another password" }).tap();
  const field = page.getByLabel("Password for this app");
  await field.fill("a wrong word");
  await page.getByRole("button", { name: "Use this password" }).tap();
  await expect(page.getByRole("dialog")).toContainText(/doesn’t accept user name and password/);
  await expectFits(page, "the form of another password");
  await expectAccessible(page, "the form of another password");
  await field.fill("another word");
  await page.getByRole("button", { name: "Use this password" }).tap();
  await expect(row).toContainText("Works");
  expect((await storedOn(page)).words).not.toContain("another word");
  await other.close();
});
