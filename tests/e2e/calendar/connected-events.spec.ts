import { expect, type Page } from "@playwright/test";
import { addDays } from "#server/platform/clock.ts";
import { hasCaldavWriter, openCaldavWriter } from "../../companions/caldav-writer.ts";
import { hasRadicale, type Radicale, startRadicale } from "../../companions/radicale.ts";
import { icsDay, icsFileOf, veventOf } from "../../fixtures/calendar/family-ics.ts";
import { expectAccessible, expectFits } from "../support/page-checks.ts";
import { mia, mom, openPhoneOf } from "../support/phone-in-hand.ts";
import { openWallPage, test, typePin } from "../support/wall-test.ts";

test.skip(!hasRadicale || !hasCaldavWriter, "It needs Debian's radicale and python3-caldav.");

let radicale: Radicale;
let calendar = "";
let other: ReturnType<typeof openCaldavWriter>;
/** Named in addresses: what day it is, depends on where the wall is. */
const day = "2027-03-25";
const soon = addDays(new Date().toISOString().slice(0, 10), 2);
const lessons = Array.from({ length: 8 }, (_, index) => `lesson-${index}`);

const put = async (name: string, ...lines: readonly string[]): Promise<void> => {
  const title = name === "fair" ? "Village fair" : "Lesson";
  const body = icsFileOf(veventOf(name, title, lines));
  expect((await radicale.send("PUT", `${calendar}${name}.ics`, { body })).status).toBe(201);
};
test.beforeEach(async () => {
  radicale = await startRadicale();
  calendar = await radicale.makeCalendar("family", { title: "The Millers" });
  const start = `DTSTART;VALUE=DATE:${icsDay(day)}`;
  await put("fair", start, "RRULE:FREQ=DAILY;COUNT=5", "X-KEPT:as it is");
  for (const name of lessons) await put(name, `DTSTART;VALUE=DATE:${icsDay(soon)}`);
  other = openCaldavWriter(`${calendar}fair.ics`, radicale);
});
test.afterEach(async () => {
  await other.close();
  await radicale.close();
});

const tap = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole("button", { name, ...(typeof name === "string" ? { exact: true } : {}) }).tap();
const isNamedElsewhere = `RECURRENCE-ID;VALUE=DATE:${icsDay(day)}`;

/** Connects the account of this machine with taps; its password is typed. */
const connect = async (page: Page): Promise<void> => {
  await tap(page, "Add an account");
  await page.getByText("Another one", { exact: true }).tap();
  await page.getByLabel("The calendar server’s address").fill(radicale.url);
  await page.getByLabel("User name").fill(radicale.user);
  await page.getByLabel("Password for this app").fill(radicale.password);
  await tap(page, "Look what is there");
  await page.getByRole("switch", { name: /wall’s own machine/ }).tap();
  await tap(page, "Look what is there");
  await tap(page, "Show 1 calendar");
  await expect(page.getByTestId("account")).toContainText("Works");
};

test("a family connects its server on the wall, changes one day of a series, takes it back, and keeps what another program deletes", async ({
  browser,
  wall,
}) => {
  await wall.start();
  const page = await openWallPage(browser, wall, "/settings/calendars");
  await typePin(page, "2468");
  await connect(page);

  await page.goto(`${wall.server.url}/calendar/day/${day}`);
  await page.getByText("Village fair").first().tap();
  await expect(page.getByText("The Millers")).toBeVisible();
  await tap(page, "Change");
  await page.getByLabel("What", { exact: true }).fill("Village fair with Oma");
  await expectFits(page, "the form of an event of an account");
  await expectAccessible(page, "the form of an event of an account");
  await tap(page, "Save");
  await tap(page, /Only this one/);
  await expect.poll(other.load).toContain(isNamedElsewhere);
  const changed = await other.load();
  expect(changed).toContain("SUMMARY:Village fair with Oma");
  expect(changed).toContain("X-KEPT:as it is");
  await tap(page, "Undo");
  await expect.poll(other.load).not.toContain("with Oma");
  await expect(page.getByText("Village fair with Oma")).toHaveCount(0);

  await page.goto(`${wall.server.url}/settings/calendars`);
  for (const name of lessons) await radicale.send("DELETE", `${calendar}${name}.ics`);
  const question = page.getByText("8 events have gone from “The Millers”");
  await expect(async () => {
    await page.getByTestId("account").getByRole("button", { name: "Try now" }).tap();
    await expect(question).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 25_000 });
  const shown = async () => {
    const answer = await page.request.get(`${wall.server.url}/api/calendar`);
    const { events } = JSON.parse(await answer.text());
    return events.filter(({ title }: { title: string }) => title === "Lesson").length;
  };
  expect(await shown()).toBe(8);
  await expectFits(page, "a question about an account's events that are gone");
  await tap(page, "Let them go");
  await expect(question).toHaveCount(0);
  await expect.poll(shown).toBe(0);
});

test("a phone without reception changes one day of an account's series, and it is there once", async ({
  browser,
  wall,
}) => {
  await wall.start({
    CALDAV_URL: radicale.url,
    CALDAV_USER: radicale.user,
    CALDAV_PASSWORD: radicale.password,
  });
  const phone = await openPhoneOf(browser, wall, mom, `/calendar/day/${day}`);
  await phone.getByText("Village fair").first().tap();
  await tap(phone, "Change event");
  await phone.context().setOffline(true);
  await phone.getByLabel("What", { exact: true }).fill("Village fair with Oma");
  await tap(phone, "Save");
  await tap(phone, /Only this one/);
  await expect(phone.getByText("Village fair with Oma").first()).toBeVisible();
  await expectFits(phone, "an account's event that isn't sent yet, on a phone");
  expect(await other.load()).not.toContain("with Oma");
  await phone.context().setOffline(false);
  await expect.poll(other.load).toContain(isNamedElsewhere);
  expect((await other.load()).match(/SUMMARY:Village fair with Oma/g)).toHaveLength(1);
  expect((await other.load()).match(/BEGIN:VEVENT/g)).toHaveLength(2);
});

test("an event of the account gets Mia's face on the wall; her phone shows it as hers, and no server hears of it", async ({
  browser,
  wall,
}) => {
  await wall.start({
    CALDAV_URL: radicale.url,
    CALDAV_USER: radicale.user,
    CALDAV_PASSWORD: radicale.password,
  });
  // Opened before: the toast with Undo stays for eight seconds.
  const phone = await openPhoneOf(browser, wall, mia, `/calendar/day/${day}`);
  await expect(phone.getByText("Village fair").first()).toBeVisible();
  const page = await openWallPage(browser, wall, `/calendar/day/${day}`);
  await page.getByText("Village fair").first().tap();
  const before = await other.load();
  await tap(page, "Change");
  await page.getByRole("group", { name: /Who/ }).getByText("Mia", { exact: true }).tap();
  await tap(page, "Save");
  await tap(page, /Only this one/);
  await expect(page.getByText("Village fair").first()).toBeVisible();
  const shown = async () => {
    const range = `start=${day}&end=${addDays(day, 1)}`;
    const answer = await page.request.get(`${wall.server.url}/api/calendar?${range}`);
    const { events } = JSON.parse(await answer.text());
    return events.map(({ memberIds }: { memberIds: string[] }) => memberIds);
  };
  await expect.poll(shown).toEqual([["mia"], []]);
  expect(await other.load()).toBe(before);
  await phone.getByText("Village fair").first().tap();
  await expect(phone.getByRole("listitem").filter({ hasText: "Mia" }).first()).toBeVisible();
  await tap(page, "Undo");
  await expect.poll(shown).toEqual([[], []]);
});
