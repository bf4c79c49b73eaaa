import { expect, type Request } from "@playwright/test";
import { mom, openPhoneOf } from "../support/phone-in-hand.ts";
import {
  openPhonePage,
  openSettingsPage,
  openWallPage,
  test,
  typePin,
} from "../support/wall-test.ts";

const isLive = (request: Request) => new URL(request.url()).pathname === "/api/live";

test("a phone that a parent signs out in Settings loses its session and its stream within a second, and asks who holds it", async ({
  browser,
  wall,
}) => {
  await wall.start();
  const phone = await openPhonePage(browser, wall);
  const opened = phone.waitForResponse((response) => isLive(response.request()));
  await phone.getByRole("button", { name: "Mia" }).tap();
  await typePin(phone, "1357");
  await expect(phone.getByRole("button", { name: "Mia, Account" })).toBeVisible();
  await opened;
  const sessionOf = async () =>
    (await phone.request.get(`${wall.server.url}/api/session`)).status();
  expect(await sessionOf()).toBe(200);

  const wallPage = await openSettingsPage(browser, wall, "devices");
  const row = wallPage.getByRole("listitem").filter({ hasText: "Mia" });
  await row.getByRole("button", { name: "Sign out" }).tap();
  const streamEnded = phone.waitForEvent("requestfinished", isLive).then(() => performance.now());
  const begun = performance.now();
  await wallPage.getByRole("dialog").getByRole("button", { name: "Sign out" }).tap();
  const took = (await streamEnded) - begun;
  console.log(`a phone's stream ended ${took.toFixed(0)} ms after the tap that signed it out`);
  expect(took).toBeLessThan(1000);
  expect(await sessionOf()).toBe(401);
  await expect(row).toHaveCount(0);
  await expect(phone.getByRole("button", { name: "Mia", exact: true })).toBeVisible();
  await expect(phone.getByRole("button", { name: "Mia, Account" })).toHaveCount(0);
  await wallPage.context().close();
  await phone.context().close();
});

test("a parent unlocks a wall from the phone, and the wall opens Settings by itself until somebody locks it", async ({
  browser,
  wall,
}) => {
  await wall.start();
  const wallPage = await openWallPage(browser, wall, "/settings/house");
  await expect(wallPage.getByTestId("keypad")).toBeVisible();

  const phone = await openPhoneOf(browser, wall, mom, "/settings");
  await phone.getByRole("link", { name: "Unlock a wall" }).tap();
  await typePin(phone, "2468");
  await phone.getByRole("button", { name: "Unlock for 15 min" }).tap();
  await expect(phone.getByText(/Unlocked until/)).toBeVisible();

  await expect(wallPage.getByTestId("keypad")).toHaveCount(0);
  await expect(wallPage.getByRole("heading", { name: "House" })).toBeVisible();
  await expect(wallPage.getByText("15 minutes left")).toBeVisible();
  await wallPage.getByRole("button", { name: "Lock now" }).tap();
  await expect(wallPage.getByTestId("keypad")).toBeVisible();
  await wallPage.context().close();
  await phone.context().close();
});
