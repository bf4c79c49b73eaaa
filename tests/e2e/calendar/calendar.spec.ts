import { expect, type Page } from "@playwright/test";
import { Temporal } from "temporal-polyfill";
import { addDays } from "#server/platform/clock.ts";
import { veventOf, icsDay, icsFileOf } from "../../fixtures/calendar/family-ics.ts";
import {
  addFamilyEvent,
  clockChange,
  editOnPhone,
  enterAsGuest,
  eventLinesFrom,
  livesInBerlin,
  berlinInstant,
  press,
  berlinZone,
} from "../support/berlin-family.ts";
import { expectAccessible, expectTouchable } from "../support/page-checks.ts";
import { mia, openAddress, openPhoneOf } from "../support/phone-in-hand.ts";
import { openPhonePage, openWallPage, test } from "../support/wall-test.ts";
import { typeOnWallKeys } from "../support/typing.ts";

const choose = (page: Page, words: string): Promise<void> =>
  page.locator("label[data-part~=choice]", { hasText: words }).click();
test("on the phone a lesson is moved once, from a day on and as a whole over the change of the clocks, and the rent stays at the months' ends", async ({
  browser,
  wall,
}) => {
  const monday = addDays(clockChange(), -6);
  const mondays = [0, 7, 14, 21].map((days) => addDays(monday, days));
  const [, second = "", third = ""] = mondays;
  await livesInBerlin(wall);
  await addFamilyEvent(wall, {
    ...{ title: "Piano", recurrence: "FREQ=WEEKLY;BYDAY=MO;COUNT=4" },
    ...{ start: berlinInstant(monday, "17:00"), end: berlinInstant(monday, "17:45") },
  });
  const lessons = () => eventLinesFrom(wall, monday, 27);
  const phone = await openPhonePage(browser, wall);
  await enterAsGuest(phone);

  await editOnPhone(phone, wall, second, "Piano");
  await phone.getByLabel("Begins: Time").fill("18:30");
  await expect(phone.getByLabel("Ends: Time")).toHaveValue("19:15");
  await press(phone, "Save");
  await press(phone, /^Only this one/);
  await expect(phone.getByText("Changed: Piano")).toBeVisible();
  expect(await lessons()).toEqual([
    `Piano ${monday} 17:00`,
    `Piano ${second} 18:30`,
    `Piano ${third} 17:00`,
    `Piano ${addDays(third, 7)} 17:00`,
  ]);

  await editOnPhone(phone, wall, third, "Piano");
  await phone.getByLabel("Begins", { exact: true }).fill(addDays(third, 1));
  await press(phone, "Save");
  await press(phone, /^From this one on/);
  await expect(phone.getByText("Changed: Piano")).toBeVisible();
  const split = [
    `Piano ${monday} 17:00`,
    `Piano ${second} 18:30`,
    `Piano ${addDays(third, 1)} 17:00`,
    `Piano ${addDays(third, 8)} 17:00`,
  ];
  expect(await lessons()).toEqual(split);

  await editOnPhone(phone, wall, monday, "Piano");
  await phone.getByRole("textbox", { name: "What" }).fill("Flute");
  await press(phone, "Picture");
  await phone.getByRole("radio", { name: "Music" }).click();
  await press(phone, "Save");
  await press(phone, /^Every time/);
  await expect(phone.getByText("Changed: Flute")).toBeVisible();
  expect((await lessons()).slice(0, 2)).toEqual([`Flute ${monday} 17:00`, `Flute ${second} 18:30`]);
  await expect(
    phone.getByRole("link", { name: /Flute/ }).first().getByTestId("picture"),
  ).toBeVisible();
  await press(phone, "Undo");
  await expect.poll(lessons).toEqual(split);
  await expect(phone.locator("[data-testid=event-row] [data-testid=picture]")).toHaveCount(0);

  const newYear = `${Number(monday.slice(0, 4)) + 1}-01`;
  await openAddress(phone, `${wall.server.url}/m/calendar/new/${newYear}-31/540`);
  await phone.getByRole("textbox", { name: "What" }).fill("Rent");
  await phone.getByRole("switch", { name: "All day" }).click();
  await choose(phone, "Monthly");
  await choose(phone, "On the last day");
  await press(phone, "Add");
  await expect(phone.getByText("In the calendar: Rent")).toBeVisible();
  const february = Temporal.PlainYearMonth.from(newYear).add({ months: 1 });
  expect(await eventLinesFrom(wall, `${newYear}-31`, 60)).toEqual([
    `Rent ${newYear}-31`,
    `Rent ${february.toString()}-${february.daysInMonth}`,
    `Rent ${newYear.slice(0, 4)}-03-31`,
  ]);
  await phone.context().close();
});

test("on the wall a lesson is said in English, moved by touch for once and from a day on, and renamed on its keys; the dentist is said in German", async ({
  browser,
  wall,
}) => {
  const monday = addDays(clockChange(), -6);
  const [second, third] = [addDays(monday, 7), addDays(monday, 14)];
  await livesInBerlin(wall);
  const lessons = () => eventLinesFrom(wall, monday, 27);
  const wallPage = await openWallPage(browser, wall, `/calendar/agenda/${monday}`);
  const openEditor = async (nth: number) => {
    await wallPage.getByRole("button", { name: /Piano/ }).nth(nth).tap();
    await press(wallPage, "Change");
  };
  const say = async (words: string) => {
    await wallPage.getByRole("button", { name: "New event", exact: true }).click();
    await wallPage.getByRole("textbox", { name: "In your own words" }).fill(words);
  };

  await say(`Piano Mia every Monday 17:00 for 45m 4 times ${monday}`);
  const preview = wallPage.getByTestId("preview");
  await expect(preview).toContainText("Every week on Monday, 4 times");
  await expect(preview).toContainText("17:00–17:45");
  await expect(preview.getByRole("listitem")).toHaveText("Mia");
  await press(wallPage, "Add");
  await expect(wallPage.getByText("In the calendar: Piano")).toBeVisible();
  expect(await lessons()).toEqual(
    [0, 7, 14, 21].map((days) => `Piano ${addDays(monday, days)} 17:00`),
  );

  await openEditor(1);
  await press(wallPage, /^Begins: 17:00/);
  await expectTouchable(wallPage, "the form and its hours");
  await expectAccessible(wallPage, "the form and its hours");
  await wallPage.getByRole("button", { name: "18:00", exact: true }).first().click();
  await press(wallPage, "Save");
  await press(wallPage, /^Only this one/);
  await expect.poll(async () => (await lessons())[1]).toBe(`Piano ${second} 18:00`);

  await openEditor(2);
  await press(wallPage, /^Begins: Monday/);
  await press(wallPage, new RegExp(`^Tuesday ${Number(addDays(third, 1).slice(8))} `));
  await press(wallPage, "Save");
  await press(wallPage, /^From this one on/);
  await expect
    .poll(async () => (await lessons()).slice(2))
    .toEqual([`Piano ${addDays(third, 1)} 17:00`, `Piano ${addDays(third, 8)} 17:00`]);

  await openEditor(0);
  await typeOnWallKeys(wallPage, "What", "Flute");
  await press(wallPage, "Save");
  await press(wallPage, /^Every time/);
  await expect(wallPage.getByText("Changed: Flute")).toBeVisible();
  expect((await lessons()).slice(0, 2)).toEqual([`Flute ${monday} 17:00`, `Flute ${second} 18:00`]);

  const [, month, date] = third.split("-").map(Number);
  await say(`Zahnarzt Leo ${date}.${month}. 15:30 für 45 min`);
  await expect(preview).toContainText("15:30–16:15");
  await expect(preview.getByRole("listitem")).toHaveText("Leo");
  await press(wallPage, "Add");
  await expect(wallPage.getByText("In the calendar: Zahnarzt")).toBeVisible();
  expect(await eventLinesFrom(wall, third, 0)).toEqual([`Zahnarzt ${third} 15:30`]);
  await wallPage.context().close();
});

test("what can't be written says why and changes nothing: backwards, in the year 9999, ten thousand letters, a file of 20 MB", async ({
  browser,
  wall,
}) => {
  await livesInBerlin(wall);
  const today = Temporal.Now.plainDateISO(berlinZone).toString();
  const phone = await openPhoneOf(browser, wall, mia, `/calendar/new/${today}/600`);
  const [what, begins, ends] = [
    phone.getByRole("textbox", { name: "What" }),
    phone.getByLabel("Begins", { exact: true }),
    phone.getByLabel("Ends: Time"),
  ];
  const mayAdd = phone.getByRole("button", { name: "Add", exact: true });
  await what.fill("x".repeat(10_000));
  await expect(phone.getByText("At most 200 characters; these are 10,000.")).toBeVisible();
  await expect(mayAdd).toBeDisabled();
  await what.fill("Party");
  await expect(mayAdd).toBeEnabled();
  await ends.fill("09:00");
  await expect(phone.getByText("It can’t end before it begins.")).toBeVisible();
  await expect(mayAdd).toBeDisabled();
  await ends.fill("11:00");
  await begins.fill("9999-01-01");
  await expect(phone.getByText("Choose a day between 1900 and 2199.")).toBeVisible();
  await expect(mayAdd).toBeDisabled();

  await openAddress(phone, `${wall.server.url}/m/settings/calendar`);
  const take = (name: string, content: Buffer) =>
    phone
      .locator("input[type=file]")
      .setInputFiles({ name, mimeType: "text/calendar", buffer: content });
  await take("large.ics", Buffer.alloc(20 * 1024 * 1024, "x"));
  await expect(phone.getByText("That is too large.")).toBeVisible();
  await take("page.ics", Buffer.from("<html>Sign in</html>"));
  await expect(phone.getByText("This file isn’t a calendar that can be read.")).toBeVisible();
  expect(await eventLinesFrom(wall, today, 30)).toEqual([]);

  const [often, tea] = [
    veventOf("often@file", "Every second", [
      `DTSTART:${icsDay(today)}T100000Z`,
      "RRULE:FREQ=SECONDLY",
    ]),
    veventOf("tea@file", "Tea", [`DTSTART;VALUE=DATE:${icsDay(today)}`]),
  ];
  await take("family.ics", Buffer.from(icsFileOf([often, tea].flat())));
  await expect(phone.getByText("1 event added · 1 left out")).toBeVisible();
  await expect(phone.getByText("it repeats in a way that no family has")).toBeVisible();
  expect(await eventLinesFrom(wall, today, 0)).toEqual([`Tea ${today}`]);
  await phone.context().close();
});
