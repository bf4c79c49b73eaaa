import { expect, type Locator, type Page } from "@playwright/test";
import { icsDay, icsFileOf, veventOf } from "../../fixtures/calendar/family-ics.ts";
import type { FeedServer } from "../../fixtures/calendar/feed-server.ts";
import { addDays } from "#server/platform/clock.ts";
import { expectAccessible, expectFits } from "../support/page-checks.ts";
import { mom, openPhoneOf } from "../support/phone-in-hand.ts";
import { openSettings, openWallPage, test, typePin } from "../support/wall-test.ts";

const today = new Date().toISOString().slice(0, 10);
const putLessons = (feeds: FeedServer, count: number): void => {
  const lessons = Array.from({ length: count }, (_, index) =>
    veventOf(`lesson-${index}`, `Lesson ${index + 1}`, [
      `DTSTART;VALUE=DATE:${icsDay(addDays(today, 2))}`,
    ]),
  );
  feeds.put("/school.ics", icsFileOf(lessons.flat(), "School"));
};
/** Has the feed asked again until the question is there; within ten seconds of the last answer it isn't asked. */
const askAgain = async (page: Page, url: string, question: Locator): Promise<void> => {
  const read = async () =>
    JSON.parse(await (await page.request.get(`${url}/api/calendar/feeds`)).text());
  const id: string = (await read()).items.find(
    (each: { name: string }) => each.name === "School",
  ).id;
  await expect(async () => {
    await page.request.post(`${url}/api/calendar/feeds/${id}/refresh`);
    await expect(question).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 25_000 });
};
const lessonsShown = async (page: Page, url: string) => {
  const answer = await page.request.get(`${url}/api/calendar`);
  const { events } = JSON.parse(await answer.text());
  return events.filter(({ title }: { title: string }) => title.startsWith("Lesson")).length;
};

test("a school's calendar that is suddenly empty stays on the wall, and a parent lets it go there", async ({
  browser,
  wall,
  feeds,
}) => {
  putLessons(feeds, 9);
  const { url } = await wall.start({ CALENDAR_ICS_URL: `${feeds.url}/school.ics` });
  const page = await openWallPage(browser, wall, "/");
  expect(await lessonsShown(page, url)).toBe(9);
  await openSettings(page, wall, "calendars");
  putLessons(feeds, 0);
  const question = page.getByText("9 events have gone from “School”");
  await askAgain(page, url, question);
  await expectAccessible(page, "a question about events that are gone");
  await expectFits(page, "a question about events that are gone");
  expect(await lessonsShown(page, url)).toBe(9);
  await page.getByRole("button", { name: "Let them go" }).click();
  await expect(question).toHaveCount(0);
  await expect.poll(() => lessonsShown(page, url)).toBe(0);
});

test("a parent keeps them on the phone, and isn't asked again", async ({
  browser,
  wall,
  feeds,
}) => {
  putLessons(feeds, 9);
  const { url } = await wall.start({ CALENDAR_ICS_URL: `${feeds.url}/school.ics` });
  const phone = await openPhoneOf(browser, wall, mom, "/settings/accounts");
  await typePin(phone, "2468");
  await expect.poll(() => lessonsShown(phone, url)).toBe(9);
  putLessons(feeds, 2);
  const question = phone.getByText("7 events have gone from “School”");
  await askAgain(phone, url, question);
  await expectFits(phone, "a question about events that are gone, on a phone");
  await phone.getByRole("button", { name: "Keep showing" }).click();
  await expect(question).toHaveCount(0);
  expect(await lessonsShown(phone, url)).toBe(9);
});
