import { expect } from "@playwright/test";
import { fillOnWall } from "../support/typing.ts";
import { mom, openPhoneOf } from "../support/phone-in-hand.ts";
import { openParentOf, openSettingsPage, test } from "../support/wall-test.ts";

test("a bin that Mom writes down is on Home on its day, and a change on the phone reaches the wall", async ({
  browser,
  wall,
}) => {
  await wall.start();
  const page = await openSettingsPage(browser, wall, "bins");
  await expect(page.getByText("No bins yet")).toBeVisible();
  await page.getByRole("button", { name: "Add a bin" }).tap();
  const sheet = page.getByRole("dialog");
  await fillOnWall(sheet.getByLabel("What is it called?"), "Paper");
  await sheet.getByRole("button", { name: "Picture" }).tap();
  await sheet.getByTitle("Paper").tap();
  await sheet.getByRole("button", { name: "How often: more" }).tap();
  await sheet.getByRole("button", { name: "Done" }).tap();
  await expect(page.getByText("every 3 weeks")).toBeVisible();
  await page.getByText("Taking out is a chore").tap();
  await page.getByText("Mia", { exact: true }).tap();
  await expect(page.getByRole("checkbox", { name: "Mia" })).toBeChecked();

  await page.goto(wall.server.url);
  const line = page.getByTestId("bins-line");
  await expect(line).toContainText("Collected today");
  await expect(line).toContainText("Paper");
  await expect(page.getByTestId("week").getByTestId("day-facts")).toContainText("Paper");

  const phone = await openPhoneOf(browser, wall, mom, "/");
  await expect(phone.getByTestId("bins-line")).toContainText("Paper");
  await phone.goto(`${wall.server.url}/m/settings/bins`);
  await phone.getByRole("button", { name: /Paper/ }).tap();
  await phone.getByRole("button", { name: "Remove the bin" }).tap();
  await expect(phone.getByText("No bins yet")).toBeVisible();
  await expect(line).toHaveCount(0);
  await page.context().close();
  await phone.context().close();
});

test("a bin that Dad changes while Mom has it open keeps his change, and Mom is told", async ({
  browser,
  wall,
}) => {
  await wall.start();
  const dad = await openParentOf(wall);
  const paper = {
    ...{ id: "paper", name: "Paper", icon: "wastebasket", color: "#2a8f6d", words: [] },
    ...{ rule: { first: "2026-11-24", everyWeeks: 2 }, afterHoliday: true },
  };
  const bins = async () => (await dad.get("/api/settings")).body.bins;
  const write = async (items: readonly object[]) =>
    dad.send("PATCH", "/api/settings", { bins: { ...(await bins()), items } });
  expect((await write([paper])).status).toBe(200);
  const phone = await openPhoneOf(browser, wall, mom, "/settings/bins");
  await phone.getByRole("button", { name: /Paper/ }).tap();
  const sheet = phone.getByRole("dialog");
  await sheet.getByLabel("What is it called?").fill("Waste paper");
  await write([{ ...paper, rule: { ...paper.rule, everyWeeks: 3 } }]);
  await expect(phone.getByText("every 3 weeks", { exact: false }).first()).toBeAttached();
  await sheet.getByRole("button", { name: "Done" }).tap();
  await expect(phone.getByRole("alert")).toContainText("Somebody else has changed this meanwhile");
  expect((await bins()).items).toMatchObject([{ name: "Paper", rule: { everyWeeks: 3 } }]);
  await phone.context().close();
});
