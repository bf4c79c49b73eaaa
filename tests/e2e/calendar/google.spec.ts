import { expect, type Page } from "@playwright/test";
import { icsDay, icsFileOf, veventOf } from "../../fixtures/calendar/family-ics.ts";
import {
  googleClient,
  type GoogleServer,
  startGoogleServer,
} from "../../fixtures/calendar/google-server.ts";
import { expectAccessible, expectFits, expectTouchable } from "../support/page-checks.ts";
import { mom, openPhoneOf } from "../support/phone-in-hand.ts";
import { openSettingsPage, test, typePin } from "../support/wall-test.ts";

const user = "kim@gmail.com";
const day = "2027-03-25";
let google: GoogleServer;
test.beforeEach(async () => {
  google = await startGoogleServer();
  const lines = [`DTSTART;VALUE=DATE:${icsDay(day)}`];
  google.calendars.put(user, "fair.ics", icsFileOf(veventOf("fair", "Village fair", lines)));
});
test.afterEach(() => google.stop());

const typeClient = async (page: Page): Promise<void> => {
  await page.getByText("Google", { exact: true }).click();
  await page.getByLabel("The address of your Google Account").fill(user);
  await page.getByLabel("Client ID").fill(googleClient.id);
  await page.getByLabel("Client secret").fill(googleClient.secret);
};
const pasteAddress = async (page: Page, address: string): Promise<void> => {
  await page.getByLabel("The address of the page that can’t be shown").fill(address);
  await page.getByRole("button", { name: "Look what is there" }).click();
};
/** What a person does with the link on a phone. */
const allowByLink = async (page: Page): Promise<string> => {
  const link = page.getByRole("link", { name: "Open Google’s page" });
  return google.allow((await link.getAttribute("href")) ?? "");
};

test("a parent connects Google on the phone by the pasted address, and lets it in again once it was withdrawn", async ({
  browser,
  wall,
}) => {
  await wall.start(google.env);
  const phone = await openPhoneOf(browser, wall, mom, "/settings/accounts");
  await typePin(phone, "2468");
  await phone.getByRole("button", { name: "Add an account" }).click();
  await typeClient(phone);
  await expectFits(phone, "the client at Google on a phone");
  await phone.getByRole("button", { name: "Go on to Google" }).click();
  await expectAccessible(phone, "the way to Google on a phone");
  await expectTouchable(phone, "the way to Google on a phone");
  await pasteAddress(phone, "hello");
  await expect(phone.getByText("That isn’t the address of the page behind Google’s")).toBeVisible();
  await pasteAddress(phone, await allowByLink(phone));
  await phone.getByRole("button", { name: "Show 1 calendar" }).click();
  const account = phone.getByTestId("account");
  await expect(account).toContainText(user);

  google.withdraw();
  // Within five seconds of the last reading nothing is asked again.
  await expect(async () => {
    await account.getByRole("button", { name: "Try now" }).click();
    await expect(account).toContainText("Google doesn’t let us in any more", { timeout: 500 });
  }).toPass({ timeout: 20_000 });
  await account.getByRole("button", { name: "Allow it again" }).click();
  await phone.getByRole("button", { name: "Go on to Google" }).click();
  await pasteAddress(phone, await allowByLink(phone));
  await expect(account.getByRole("button", { name: "Allow it again" })).toHaveCount(0);
  await phone.goto(`${wall.server.url}/m/calendar`);
  await expect(phone.getByText("Village fair").first()).toBeVisible();
});

test("the wall shows Google's page as a code, and takes the address that is typed off", async ({
  browser,
  wall,
}) => {
  await wall.start(google.env);
  const page = await openSettingsPage(browser, wall, "calendars");
  await page.getByRole("button", { name: "Add an account" }).click();
  await typeClient(page);
  const asked = page.waitForResponse((answer) => answer.url().endsWith("/api/calendar/google"));
  await page.getByRole("button", { name: "Go on to Google" }).click();
  const { url } = await (await asked).json();
  await expect(page.getByRole("img", { name: "Open Google’s page" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Open Google’s page" })).toHaveCount(0);
  await expectAccessible(page, "Google's page as a code");
  await expectFits(page, "Google's page as a code");
  await pasteAddress(page, await google.allow(url));
  await page.getByRole("button", { name: "Show 1 calendar" }).click();
  await expect(page.getByTestId("account")).toContainText(user);
});
