import { expect } from "@playwright/test";
import { openDiskFolder } from "../../fixtures/backups/disk-folder.ts";
import { openParentOf, openSettings, test } from "../support/wall-test.ts";
import { fillOnWall } from "../support/typing.ts";

const noPins = { MEMBER_PIN_MOM: "", MEMBER_PIN_MIA: "" };

test("a family copies its backups to a second place, loses its machine, and comes back by the set-up", async ({
  browser,
  ownWall: wall,
}, info) => {
  test.slow();
  // Outside the program's own folder, where no copies may be.
  const { path: disk, close } = openDiskFolder();
  await wall.start();
  const parent = await openParentOf(wall);
  const chore = { title: "Feed Minka", memberIds: ["mia"], recurrence: "FREQ=DAILY" };
  expect((await parent.send("POST", "/api/tasks", chore)).status).toBe(201);
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: "en-GB",
    hasTouch: true,
  });
  const page = await context.newPage();
  await openSettings(page, wall, "backups");
  await page.getByRole("button", { name: "Choose a second place" }).tap();
  await page.getByText("Folder or NAS").tap();
  await fillOnWall(page.getByRole("textbox", { name: "Folder" }), disk);
  await page.getByRole("button", { name: "Try it and use it" }).tap();
  await page.getByRole("button", { name: "Copy now" }).tap();
  await expect(page.getByText(/^Last copy/)).toBeVisible({ timeout: 60_000 });
  await page.getByRole("button", { name: "Show the key" }).tap();
  const key = (await page.getByText(/^AGE-SECRET-KEY-1/).textContent()) ?? "";
  await expect(page.getByRole("img", { name: /The key as a picture/ })).toBeVisible();
  await page.getByRole("button", { name: "Hide the key" }).tap();
  expect(await page.content()).not.toContain(key);

  await wall.kill();
  const [DATA_DIR, CONFIG_DIR] = [info.outputPath("new-data"), info.outputPath("new-config")];
  await wall.start({ ...noPins, DATA_DIR, CONFIG_DIR });
  await page.goto(`${wall.server.url}/setup`);
  await page.getByText("From a backup").tap();
  await page.getByRole("button", { name: "Next", exact: true }).tap();
  await page.getByText("Folder or NAS").tap();
  await fillOnWall(page.getByRole("textbox", { name: "Folder" }), disk);
  await fillOnWall(page.getByRole("textbox", { name: /24 words/ }), key);
  await page.getByRole("button", { name: "Look for copies" }).tap();
  await page.getByRole("button", { name: "Bring this back" }).tap();
  await page.getByRole("button", { name: "Yes, bring it back" }).tap();
  await expect(page.getByText("Feed Minka")).toBeVisible({ timeout: 60_000 });
  await openSettings(page, wall, "backups");
  await expect(page.getByText(disk)).toBeVisible();
  await context.close();
  close();
});
