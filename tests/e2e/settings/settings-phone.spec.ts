import { buffer } from "node:stream/consumers";
import { expect, type Page } from "@playwright/test";
import { settingsSections } from "#client/app/settings/sections.ts";
import { phonePlaces } from "#pwa/src/features/settings/phone-places.ts";
import { readZip } from "#tests/fixtures/backups/read-zip.ts";
import { expectAccessible, expectFits } from "../support/page-checks.ts";
import { mia, mom, openPhoneOf } from "../support/phone-in-hand.ts";
import { openParentOf, openWallPage, test, typePin } from "../support/wall-test.ts";

const link = (phone: Page, name: string | RegExp) => phone.getByRole("link", { name });
const back = (phone: Page) => phone.getByRole("link", { name: "Back" }).tap();

test("a parent's phone has every section of the wall's Settings, and changes the house, its notifications, its family and its backups", async ({
  browser,
  wall,
}) => {
  await wall.start();
  const parent = await openParentOf(wall);
  const settings = async () => (await parent.get("/api/settings")).body;
  const wallPage = await openWallPage(browser, wall);
  const phone = await openPhoneOf(browser, wall, mom, "/settings");
  for (const { name } of settingsSections)
    await expect(phone.locator(`a[href="/m${phonePlaces[name]}"]`).first()).toBeVisible();
  await expectFits(phone, "Settings");
  await expectAccessible(phone, "Settings");

  await link(phone, /^House/).tap();
  await phone.getByText("Deutsch", { exact: true }).tap();
  await expect.poll(async () => (await settings()).locale).toBe("de-DE");
  await expect(wallPage.getByRole("navigation").first()).toContainText("Aufgaben");
  await phone.getByText("English", { exact: true }).tap();
  await expect(phone.getByRole("heading", { name: "House" })).toBeVisible();
  await back(phone);

  await link(phone, /^Rewards/).tap();
  await expect(phone.getByRole("heading", { name: "Edit rewards" })).toBeVisible();
  await back(phone);
  await expect(phone).toHaveURL(/\/m\/settings$/);

  await link(phone, /^What the house tells/).tap();
  await phone.getByRole("button", { name: "Open chores, from: earlier" }).tap();
  await expect.poll(async () => (await settings()).notificationHours.chores).toBe(7);
  const others = phone.getByRole("group", { name: /Who is told at another time/ }).first();
  await others.getByText("Dad").tap();
  await phone.getByRole("button", { name: "Dad: Open chores, from: later" }).tap();
  await expect
    .poll(async () => (await settings()).notificationHours.members)
    .toMatchObject({ dad: { chores: 8 } });
  await back(phone);

  // What only a parent just now may do asks for their PIN, once.
  await link(phone, /^Family members/).tap();
  await typePin(phone, "2468");
  await phone.getByRole("button", { name: "Add a child" }).tap();
  await phone.getByRole("textbox", { name: "Name" }).fill("Ida");
  await phone.getByRole("dialog").getByRole("button", { name: "Done" }).tap();
  await expect(phone.getByRole("listitem").filter({ hasText: "Ida" })).toBeVisible();
  await expect
    .poll(async () => (await parent.get("/api/members")).body.map(({ id }: { id: string }) => id))
    .toContain("ida");
  await back(phone);
  await link(phone, /^Backups/).tap();
  await phone.getByRole("button", { name: "Make a backup now" }).tap();
  await expect(phone.getByText("Backup made")).toBeVisible();
  await expect(phone.getByText(/by hand/)).toBeVisible();
  const saved = phone.waitForEvent("download");
  await phone.getByRole("link", { name: "Save everything as a zip" }).tap();
  const zip = await readZip(await buffer(await (await saved).createReadStream()));
  expect([...zip.keys()]).toEqual(expect.arrayContaining(["family.json", "tables/tasks.csv"]));
  await back(phone);
  await phone.getByRole("button", { name: "Lock now" }).tap();
  await link(phone, /^Backups/).tap();
  await expect(phone.getByTestId("keypad")).toBeVisible();
  for (const page of [wallPage, phone]) await page.context().close();
});

test("what a parent changes of a member leaves what the other changed meanwhile, and offers back whom they removed", async ({
  browser,
  wall,
}) => {
  await wall.start();
  const dad = await openParentOf(wall);
  const roster = async (): Promise<{ id: string; name: string; birthday?: string }[]> =>
    (await dad.get("/api/members")).body;
  const lines = (await roster()).map(({ hasPin: _, ...line }: Record<string, unknown>) => line);
  const write = async (change: (line: object & { id?: unknown }) => object[]) =>
    expect((await dad.send("PUT", "/api/members", lines.flatMap(change))).status).toBe(200);
  const phone = await openPhoneOf(browser, wall, mom, "/settings/members");
  await typePin(phone, "2468");
  const rename = async (before: string, after: string) => {
    await phone.getByRole("button", { name: `Change ${before}` }).tap();
    await expect(phone.getByRole("textbox", { name: "Name" })).toHaveValue(before);
    await phone.getByRole("textbox", { name: "Name" }).fill(after);
  };
  const done = phone.getByRole("dialog").getByRole("button", { name: "Done" });
  await rename("Mia", "Miriam");
  await write((line) => [line.id === "mia" ? { ...line, birthday: "2019-05-09" } : line]);
  await done.tap();
  await expect
    .poll(roster)
    .toContainEqual(expect.objectContaining({ id: "mia", name: "Miriam", birthday: "2019-05-09" }));
  await rename("Leo", "Leon");
  await write((line) => (line.id === "leo" ? [] : [line]));
  await done.tap();
  await expect(phone.getByRole("alert")).toContainText("gone");
  expect((await roster()).map(({ id }) => id)).not.toContain("leo");
  await phone.getByRole("button", { name: "Put it back" }).tap();
  await expect.poll(roster).toContainEqual(expect.objectContaining({ id: "leo", name: "Leon" }));
  await phone.context().close();
});

test("a child's phone has no settings but its own, also by their address", async ({
  browser,
  wall,
}) => {
  await wall.start();
  const phone = await openPhoneOf(browser, wall, mia, "/settings/house");
  await expect(phone.getByRole("heading", { name: "Settings" })).toBeVisible();
  for (const name of [/^House/, /^Backups/, /^Family members/, /^Walls/])
    await expect(link(phone, name)).toHaveCount(0);
  await expect(link(phone, /^Text size/)).toBeVisible();
  await phone.context().close();
});

test("a parent's phone says on Today what the wall needs of a grown-up, and a child's doesn't", async ({
  browser,
  ownWall: wall,
}) => {
  await wall.start({ ALLOWED_HOSTS: "wall.test" });
  await (await openParentOf(wall)).send("POST", "/api/https/authority", { seen: null });
  await wall.kill();
  await wall.start({ ALLOWED_HOSTS: "wall.test,hall.test" });
  const parents = await openPhoneOf(browser, wall, mom, "/");
  const notices = parents.getByRole("group", { name: "Something needs a grown-up" });
  await expect(notices).toContainText("hall.test");
  await expectFits(parents, "Today with a notice");
  await expectAccessible(parents, "Today with a notice");
  const childs = await openPhoneOf(browser, wall, mia, "/");
  await expect(childs.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(childs.getByText("Something needs a grown-up")).toHaveCount(0);
  for (const page of [parents, childs]) await page.context().close();
});

test("a parent's phone that still shows news of chores as told turns those of dinner off, and chores stay off", async ({
  browser,
  wall,
}) => {
  await wall.start();
  const parent = await openParentOf(wall);
  const told = async () => (await parent.get("/api/settings")).body.notifications;
  const phone = await openPhoneOf(browser, wall, mom, "/settings");
  const old = JSON.stringify((await parent.get("/api/settings")).body);
  await phone.route("**/api/settings", (route) =>
    route.request().method() === "GET"
      ? route.fulfill({ contentType: "application/json", body: old })
      : route.fallback(),
  );
  await link(phone, /^What the house tells/).tap();
  await expect(phone.getByRole("switch", { name: /chores/i }).first()).toBeChecked();
  const { chores: _, ...others } = await told();
  await parent.send("PATCH", "/api/settings", { notifications: { ...others, chores: false } });
  await phone
    .getByRole("switch", { name: /dinner/i })
    .first()
    .tap();
  await expect.poll(told).toMatchObject({ chores: false, dinner: false });
});
