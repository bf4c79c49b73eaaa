import { expect, type Page } from "@playwright/test";
import { hasRadicale, type Radicale, startRadicale } from "../../companions/radicale.ts";
import { expectAccessible, expectFits, expectTouchable } from "../support/page-checks.ts";
import { mom, openPhoneOf } from "../support/phone-in-hand.ts";
import { openParentOf, openSettingsPage, test, typePin } from "../support/wall-test.ts";

test.skip(!hasRadicale, "It needs Debian's radicale.");

let radicale: Radicale;
let address = "";
test.beforeEach(async () => {
  radicale = await startRadicale();
  address = await radicale.makeCalendar("family", { title: "The Millers" });
});
test.afterEach(() => radicale.close());

const titlesThere = async (): Promise<string[]> => {
  const text = await (await radicale.send("GET", address)).text();
  return [...text.matchAll(/^SUMMARY:(.*?)\r?$/gm)].map(([, title = ""]) => title).toSorted();
};
const events = Array.from({ length: 10 }, (_, index) => `Choir ${index + 10}`);
const start = async (wall: Parameters<typeof openParentOf>[0]): Promise<void> => {
  await wall.start();
  const parent = await openParentOf(wall);
  const { url, user, password } = radicale;
  const account = { url, user, password, local: true };
  expect((await parent.send("POST", "/api/calendar/accounts", account)).status).toBe(201);
  for (const title of events)
    await parent.send("POST", "/api/calendar/events", {
      ...{ feedId: "family", title, memberIds: [] },
      ...{ start: "2027-03-25T14:30:00.000Z", end: "2027-03-25T15:15:00.000Z", allDay: false },
    });
};
const moveAll = async (page: Page, way: string): Promise<void> => {
  await page.getByRole("button", { name: way }).click();
  await page.getByRole("button", { name: "Move all" }).click();
  await expect(page.getByText("10 events have moved", { exact: true })).toBeVisible({
    timeout: 20_000,
  });
};

test("a parent brings the family calendar whole into an account's on the wall by touch, and takes it home again", async ({
  browser,
  wall,
}) => {
  await start(wall);
  const page = await openSettingsPage(browser, wall, "calendars");
  await page.getByTestId("account").getByRole("button", { name: "Its calendars" }).click();
  await moveAll(page, "Bring the family calendar here");
  expect(await titlesThere()).toEqual(events);
  await expectFits(page, "the calendars of an account after a whole move");
  await expectTouchable(page, "the calendars of an account after a whole move");
  await expectAccessible(page, "the calendars of an account after a whole move");
  await moveAll(page, "Take all into the family calendar");
  expect(await titlesThere()).toEqual([]);
});

test("a parent does it on the phone, and is told when the calendar's server doesn't answer", async ({
  browser,
  wall,
}) => {
  await start(wall);
  const phone = await openPhoneOf(browser, wall, mom, "/settings/accounts");
  await typePin(phone, "2468");
  await phone.getByTestId("account").getByRole("button", { name: "Its calendars" }).click();
  await radicale.stop();
  await phone.getByRole("button", { name: "Bring the family calendar here" }).click();
  await phone.getByRole("button", { name: "Move all" }).click();
  await expect(phone.getByText("8 changes wait for their server")).toBeVisible({ timeout: 20_000 });
  await expectFits(phone, "a whole move whose server doesn't answer");
  await radicale.resume();
  await expect(async () => {
    await phone.getByRole("button", { name: "Bring the family calendar here" }).click();
    await phone.getByRole("button", { name: "Move all" }).click();
    await expect.poll(titlesThere, { timeout: 8_000 }).toEqual(events);
  }).toPass({ timeout: 40_000 });
});
