import { expect } from "@playwright/test";
import { addDays, weekStart } from "#client/i18n/time.ts";
import { mom, openPhoneOf } from "../support/phone-in-hand.ts";
import { openParentOf, openWallPage, test } from "../support/wall-test.ts";
import { wallToday } from "../support/wall-zone.ts";

test("a parent taps Leo's weeks with his father on the phone, swaps a day, and the wall draws them", async ({
  browser,
  wall,
}) => {
  await wall.start();
  const wallPage = await openWallPage(browser, wall, "/calendar/week");
  await expect(wallPage.getByTestId("day-bands")).toHaveCount(0);
  const phone = await openPhoneOf(browser, wall, mom, "/");
  await phone.getByRole("link", { name: /^Chores/ }).click();
  await phone.getByRole("button", { name: "Who is away" }).click();
  await phone.getByRole("button", { name: "Weeks that repeat" }).click();
  const form = phone.getByRole("form", { name: "Weeks that repeat" });
  const save = form.getByRole("button", { name: "Save" });
  await expect(save).toBeDisabled();
  await form.getByText("Leo", { exact: true }).click();
  await form.getByLabel("What is it called?").fill("With Dad");
  await form.getByRole("button", { name: "One week less" }).click();
  const week = form.getByRole("group", { name: "Week 1", exact: true });
  for (const day of await week.getByRole("button").all()) await day.click();
  const preview = form.getByRole("region", { name: "The next weeks" });
  await preview
    .getByRole("button", { name: /Away\. Swap$/ })
    .last()
    .click();
  await expect(preview.locator("[data-swapped=true]")).toHaveCount(1);
  await save.click();
  await expect(phone.getByText(/Comes every week/)).toBeVisible();

  await expect(wallPage.getByRole("img", { name: "Leo: With Dad" }).last()).toBeVisible();
  const { items } = await (await fetch(`${wall.server.url}/api/absences`)).json();
  expect(items).toMatchObject([{ memberIds: ["leo"], exceptions: [{ is: null }] }]);
  // The swapped day is the last of six weeks.
  const swapped = addDays(weekStart(items[0].start), 41);
  expect(items[0].exceptions[0].date).toBe(swapped);
  await wallPage.goto(`${wall.server.url}/calendar/day/${addDays(swapped, -1)}`);
  await expect(wallPage.getByTestId("day-bands").getByText("With Dad")).toBeVisible();
  await wallPage.goto(`${wall.server.url}/calendar/day/${swapped}`);
  await expect(wallPage.getByTestId("day-who").first()).toBeVisible();
  await expect(wallPage.getByTestId("day-bands")).toHaveCount(0);

  await phone.getByRole("button", { name: "Change: Leo" }).click();
  await expect(preview.locator("[data-swapped=true]")).toHaveCount(1);
  await preview.locator("[data-swapped=true]").click();
  await expect(preview.locator("[data-swapped=true]")).toHaveCount(0);
  await form.getByRole("button", { name: "Save" }).click();
  await expect(wallPage.getByTestId("day-bands").getByText("With Dad")).toBeVisible();
  // Leo isn't at the table while he is with his father.
  await wallPage.goto(`${wall.server.url}/meals/week`);
  await expect(wallPage.getByTestId("at-the-table").first()).toHaveText("3 at home");
  await phone.goto(`${wall.server.url}/m/lists/week`);
  await expect(phone.getByTestId("at-the-table").first()).toHaveText("3 at home");
  await wallPage.context().close();
  await phone.context().close();
});

test("Dad's late shift begins at 15:00, stands in the agenda, and goes where only Mia is shown", async ({
  browser,
  wall,
}) => {
  await wall.start();
  const parent = await openParentOf(wall);
  const today = wallToday();
  const home = [null, null, null, null, null, null, null];
  const shifts = { start: today, memberIds: ["dad"], weeks: [home.map(() => "late")] };
  expect((await parent.send("POST", "/api/absences", shifts)).status).toBe(201);
  const wallPage = await openWallPage(browser, wall, `/calendar/day/${today}`);
  await expect(wallPage.getByTestId("day-bands").getByText(/Late shift 14:00/)).toBeVisible();

  const phone = await openPhoneOf(browser, wall, mom, "/");
  await phone.getByRole("link", { name: /^Chores/ }).click();
  await phone.getByRole("button", { name: "Who is away" }).click();
  await phone.getByRole("button", { name: "Change: Dad" }).click();
  const form = phone.getByRole("form", { name: "Weeks that repeat" });
  for (let quarter = 0; quarter < 4; quarter += 1)
    await form.getByRole("button", { name: "Late shift from: later" }).click();
  await form.getByRole("button", { name: "Save" }).click();
  await expect(wallPage.getByTestId("day-bands").getByText(/Late shift 15:00/)).toBeVisible();

  await wallPage.goto(`${wall.server.url}/calendar/agenda/${today}`);
  const bands = wallPage.getByTestId("day-bands");
  await expect(bands.first()).toContainText("Dad: Late shift 15:00–22:00");
  await wallPage.getByRole("button", { name: "Mia", exact: true }).click();
  await expect(bands).toHaveCount(0);
  await phone.context().close();
  await wallPage.context().close();
});
