import { buffer } from "node:stream/consumers";
import { expect } from "@playwright/test";
import { changeFamily } from "../../fixtures/backups/export-archive.ts";
import { expectAccessible, expectFits } from "../support/page-checks.ts";
import { mom, openPhoneOf } from "../support/phone-in-hand.ts";
import { openParentOf, openWallPage, test, typePin } from "../support/wall-test.ts";

test("a parent saves everything on a phone, and brings it in again when it is gone", async ({
  browser,
  ownWall: wall,
}) => {
  test.slow();
  await wall.start();
  const parent = await openParentOf(wall);
  const chore = { title: "Feed Minka", memberIds: ["mia"], recurrence: "FREQ=DAILY" };
  const { id } = (await parent.send("POST", "/api/tasks", chore)).body;
  const wallPage = await openWallPage(browser, wall);
  await expect(wallPage.getByText("Feed Minka").first()).toBeVisible();

  const phone = await openPhoneOf(browser, wall, mom, "/settings");
  await phone.getByRole("link", { name: /^Backups/ }).tap();
  await typePin(phone, "2468");
  const saved = phone.waitForEvent("download");
  await phone.getByRole("link", { name: "Save everything as a zip" }).tap();
  const zip = await buffer(await (await saved).createReadStream());
  expect((await parent.send("DELETE", `/api/tasks/${String(id)}`)).status).toBe(204);
  await expect(wallPage.getByText("Feed Minka")).toHaveCount(0);

  const bring = async (content: Buffer): Promise<void> => {
    const file = { name: "family-wall.zip", mimeType: "application/zip", buffer: content };
    await phone.locator('input[accept*=".zip"]').setInputFiles(file);
    await expect(phone.getByText("family-wall.zip", { exact: false })).toBeVisible();
    await phone.getByRole("button", { name: "Yes, bring it in" }).tap();
  };
  await expectFits(phone, "Backups");
  await expectAccessible(phone, "Backups");
  const damaged = await changeFamily(zip, (family) => {
    for (const task of family.tables["tasks"] ?? []) task["title"] = "";
  });
  await bring(damaged);
  await expect(phone.getByRole("alert")).toContainText("family.json: tables.tasks[0].title");
  await expect(wallPage.getByText("Feed Minka")).toHaveCount(0);

  await bring(zip);
  await expect(wallPage.getByText("Feed Minka").first()).toBeVisible({ timeout: 60_000 });
  for (const page of [wallPage, phone]) await page.context().close();
});
