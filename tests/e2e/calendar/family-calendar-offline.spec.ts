import { expect } from "@playwright/test";
import { Temporal } from "temporal-polyfill";
import { addDays } from "#server/platform/clock.ts";
import { openTestBrowser } from "../../fixtures/http/test-browser.ts";
import {
  addFamilyEvent,
  editOnPhone,
  enterAsGuest,
  eventLinesFrom,
  livesInBerlin,
  berlinInstant,
  press,
  berlinZone,
} from "../support/berlin-family.ts";
import { expectAccessible } from "../support/page-checks.ts";
import { openPhonePage, test } from "../support/wall-test.ts";

test.use({ serviceWorkers: "allow" });

test("what is written without reception is on the screen at once and at home later, in order; what was deleted there meanwhile is told", async ({
  browser,
  wall,
}) => {
  await livesInBerlin(wall);
  const today = Temporal.Now.plainDateISO(berlinZone).toString();
  const day = addDays(today, 3);
  await addFamilyEvent(wall, {
    title: "Dentist",
    start: berlinInstant(day, "10:00"),
    end: berlinInstant(day, "10:30"),
  });
  await addFamilyEvent(wall, {
    title: "Choir",
    start: berlinInstant(day, "19:00"),
    end: berlinInstant(day, "20:00"),
  });
  const url = `http://localhost:${new URL(wall.server.url).port}`;
  const phone = await openPhonePage(browser, wall, null);
  await phone.goto(`${url}/m/calendar`);
  await enterAsGuest(phone);
  const row = (title: string) => phone.getByRole("link", { name: new RegExp(title) });
  await expect(row("Dentist")).toBeVisible();
  await expectAccessible(phone, "the list");

  await phone.context().setOffline(true);
  await row("Dentist").click();
  await press(phone, "Change event");
  await phone.getByLabel("Begins: Time").fill("11:00");
  await press(phone, "Save");
  await expect(row("Dentist")).toHaveText(/11:00/);
  await row("Choir").click();
  await press(phone, "Change event");
  await phone.getByRole("textbox", { name: "What" }).fill("Choir rehearsal");
  await press(phone, "Save");
  await expect(row("Choir rehearsal")).toBeVisible();

  await phone.getByRole("link", { name: "New event" }).click();
  await phone.getByRole("textbox", { name: "What" }).fill("Vet");
  await phone.getByLabel("Begins", { exact: true }).fill(day);
  await press(phone, "Add");
  await row("Vet").click();
  await press(phone, "Change event");
  await phone.getByRole("textbox", { name: "What" }).fill("Vet with Minka");
  await press(phone, "Save");
  await expect(row("Vet with Minka")).toContainText("Vet with Minka");
  await expect(phone.getByText("4 changes wait to be sent")).toBeVisible();

  const home = openTestBrowser(wall.server);
  const { body } = await home.get(`/api/calendar?start=${day}&end=${day}`);
  const choir = body.events.find(({ title }: { title: string }) => title === "Choir");
  await home.send("DELETE", `/api/calendar/events/${choir.id}`);

  await phone.context().setOffline(false);
  await expect
    .poll(async () => (await eventLinesFrom(wall, day, 0)).map((line) => line.replace(/ \d.*/, "")))
    .toEqual(expect.arrayContaining(["Dentist", "Vet with Minka"]));
  expect(await eventLinesFrom(wall, day, 0)).toHaveLength(2);
  await press(phone, /didn’t get through/);
  await expect(phone.getByRole("dialog")).toContainText("Choir rehearsal");
  await phone.context().close();
});

test("what is deleted can be taken back, and is gone for everyone when its time has come, although the page was left", async ({
  browser,
  wall,
}) => {
  await livesInBerlin(wall);
  const today = Temporal.Now.plainDateISO(berlinZone).toString();
  const day = addDays(today, 2);
  await addFamilyEvent(wall, {
    ...{ title: "Swimming", recurrence: "FREQ=WEEKLY;COUNT=3" },
    ...{ start: berlinInstant(day, "10:00"), end: berlinInstant(day, "11:00") },
  });
  const phone = await openPhonePage(browser, wall);
  await enterAsGuest(phone);
  const drop = async (scope: RegExp) => {
    await editOnPhone(phone, wall, addDays(day, 7), "Swimming");
    await press(phone, "Delete");
    await press(phone, scope);
    await expect(phone.getByText("Deleted: Swimming")).toBeVisible();
    // The day from which the event was opened; all are in the agenda.
    await phone.getByRole("link", { name: "Agenda" }).click();
  };
  const swims = phone.getByRole("link", { name: /Swimming/ });
  const all = [0, 7, 14].map((days) => `Swimming ${addDays(day, days)} 10:00`);

  await drop(/^From this one on/);
  await expect(swims).toHaveCount(1);
  await press(phone, "Undo");
  await expect(swims).toHaveCount(3);
  expect(await eventLinesFrom(wall, day, 20)).toEqual(all);

  await drop(/^Only this one/);
  await expect(swims).toHaveCount(2);
  expect(await eventLinesFrom(wall, day, 20)).toEqual(all);
  await phone.goto("about:blank");
  await phone.clock.install();
  await phone.goto(`${wall.server.url}/m/`);
  await phone.clock.fastForward("00:09");
  await expect.poll(() => eventLinesFrom(wall, day, 20)).toEqual([all[0], all[2]]);
  await phone.context().close();
});
