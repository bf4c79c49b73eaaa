import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "../support/page-checks.ts";
import { livesInBerlin, press } from "../support/berlin-family.ts";
import { mom, openPhoneOf } from "../support/phone-in-hand.ts";
import { openParentOf, openWallPage, test, typePin } from "../support/wall-test.ts";

const say = async (page: Page, words: string): Promise<void> => {
  await page.getByRole("textbox", { name: "In your own words" }).fill(words);
};

test("a bin and a lesson that are typed where events are typed stand in the house's own lists, once a parent has said so", async ({
  browser,
  wall,
}) => {
  await livesInBerlin(wall);
  const parent = await openParentOf(wall);
  const page = await openWallPage(browser, wall, "/calendar/week");
  const open = () => page.getByRole("button", { name: "New event", exact: true }).click();
  const fact = page.getByTestId("fact-preview");

  await open();
  await say(page, "Altpapier jeden Mittwoch");
  await expect(fact).toContainText("Altpapier");
  await expect(fact).toContainText("Wednesday, every week");
  await expect(page.getByRole("radio", { name: "A bin" })).toBeChecked();
  await expectAccessible(page, "a bin in quick words");
  await press(page, "Continue");
  await typePin(page, "2468");
  await expect(page.getByLabel("What is it called?")).toHaveValue("Altpapier");
  await press(page, "Done");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await expect
    .poll(async () => (await parent.get("/api/settings")).body.bins.items)
    .toMatchObject([{ name: "Altpapier", rule: { everyWeeks: 1 } }]);

  // What another parent makes of that bin while its form is open isn't written over.
  await open();
  await say(page, "Altpapier jeden Donnerstag");
  await press(page, "Continue");
  await expect(page.getByLabel("What is it called?")).toHaveValue("Altpapier");
  const { bins } = (await parent.get("/api/settings")).body;
  const renamed = { ...bins, items: [{ ...bins.items[0], words: ["Papier"] }] };
  await parent.send("PATCH", "/api/settings", { bins: renamed });
  await press(page, "Done");
  await expect(page.getByRole("alert")).toContainText("Somebody else has changed this");
  expect((await parent.get("/api/settings")).body.bins.items).toEqual(renamed.items);
  await page.keyboard.press("Escape");

  await open();
  await say(page, "Mia Mathe Montag 8-8:45");
  await expect(page.getByRole("radio", { name: "A lesson" })).not.toBeChecked();
  await expect(page.getByRole("button", { name: "Add", exact: true })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Continue" })).toBeDisabled();
  await page.getByText("A lesson", { exact: true }).tap();
  await expect(fact).toContainText("Monday, 08:00 – 08:45");
  await press(page, "Continue");
  // Whoever taps twice means one lesson, at its own time.
  await page.getByRole("button", { name: "Add the lesson" }).dblclick();
  const timetable = async () => (await parent.get("/api/settings")).body.timetable;
  const said = {
    subjects: [{ name: "Mathe" }],
    lessons: { mia: [{ day: "mon", start: "08:00", end: "08:45", week: "both" }] },
  };
  await expect.poll(timetable).toMatchObject(said);

  await open();
  await say(page, "Mia Mathe Montag 8-8:45");
  await page.getByText("An event", { exact: true }).tap();
  await expect(page.getByTestId("preview")).toContainText("Mathe");
  await press(page, "Add");
  await expect(page.getByText("In the calendar: Mathe")).toBeVisible();
  expect(await timetable()).toMatchObject(said);
  await page.context().close();
});

test("on a parent's phone it is said who is away and when there is no school; a child is told whose that is", async ({
  browser,
  wall,
}) => {
  await livesInBerlin(wall);
  const parent = await openParentOf(wall);
  const phone = await openPhoneOf(browser, wall, mom, "/calendar/new");
  await say(phone, "Mia ist in geraden Wochen bei Papa");
  await expect(phone.getByTestId("fact-preview")).toContainText("Bei Papa");
  await expect(phone.getByTestId("fact-preview")).toContainText("Whole weeks, every 2 weeks");
  await expect(phone.getByTestId("fact-preview").getByRole("listitem")).toHaveText("Mia");
  await expectAccessible(phone, "weeks in quick words");
  await phone.getByRole("button", { name: "Continue" }).tap();
  await expect(phone.getByLabel("What is it called?")).toHaveValue("Bei Papa");
  await phone.getByRole("button", { name: "Save", exact: true }).tap();
  await expect
    .poll(async () => (await parent.get("/api/absences")).body.items)
    .toMatchObject([{ memberIds: ["mia"], reason: "Bei Papa" }]);

  await phone.goto(`${wall.server.url}/m/calendar/new`);
  await say(phone, "Sommerferien 1.7. bis 15.8.");
  await phone.getByRole("button", { name: "Continue" }).tap();
  await expect(phone.getByLabel("Name", { exact: true })).toHaveValue("Sommerferien");
  await phone.getByRole("button", { name: "Add", exact: true }).tap();
  await expect
    .poll(async () => (await parent.get("/api/settings")).body.holidays.school)
    .toMatchObject([{ name: "Sommerferien" }]);

  await phone.context().close();
});

test("somebody who is away from a day on is asked until when, on the wall and on a phone, before a parent keeps it", async ({
  browser,
  wall,
}) => {
  await livesInBerlin(wall);
  const parent = await openParentOf(wall);
  const year = new Date().getFullYear() + 1;
  const page = await openWallPage(browser, wall, "/calendar/week");
  await page.getByRole("button", { name: "New event", exact: true }).click();
  await say(page, `Leo away from 2 March ${year}`);
  const question = page.getByRole("group", { name: /from 2 March.* until which day/ });
  await expect(question).toBeVisible();
  await expect(page.getByRole("button", { name: "Continue" })).toBeDisabled();
  await say(page, `Leo away from 2 March ${year} – ${year}-03-05`);
  await expect(question).toHaveCount(0);
  await press(page, "Continue");
  await typePin(page, "2468");
  await expect(page.getByLabel("Last day", { exact: true })).toHaveValue(`${year}-03-05`);
  await page.context().close();

  const phone = await openPhoneOf(browser, wall, mom, "/calendar/new");
  await say(phone, `Herbstferien bis 24.10.${year}`);
  await phone.getByLabel(/from which day on/).fill(`${year}-10-12`);
  await expect(phone.getByTestId("fact-preview")).toContainText("12 October");
  await phone.getByRole("button", { name: "Continue" }).tap();
  await expect(phone.getByLabel("Name", { exact: true })).toHaveValue("Herbstferien");
  await phone.getByRole("button", { name: "Add", exact: true }).tap();
  await expect
    .poll(async () => (await parent.get("/api/settings")).body.holidays.school)
    .toMatchObject([{ name: "Herbstferien", start: `${year}-10-12`, end: `${year}-10-24` }]);
  await phone.context().close();
});
