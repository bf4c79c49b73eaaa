import { expect, type Page } from "@playwright/test";
import { hasRadicale, type Radicale, startRadicale } from "../../companions/radicale.ts";
import { familyPins } from "../../fixtures/access/sign-in.ts";
import { icsDay, icsFileOf, veventOf } from "../../fixtures/calendar/family-ics.ts";
import {
  addFamilyEvent,
  berlinInstant,
  berlinZone,
  editOnPhone,
  press,
} from "../support/berlin-family.ts";
import { weekCell } from "../support/calendar-cells.ts";
import { carry } from "../support/carry-event.ts";
import { expectAccessible, expectFits } from "../support/page-checks.ts";
import { openPhonePage, openWallPage, type RunningWall, test } from "../support/wall-test.ts";

test.skip(!hasRadicale, "It needs Debian's radicale.");

let radicale: Radicale;
let calendar = "";
const day = "2027-03-24";
const later = "2027-03-25";
const fairOn = (on: string, ...lines: readonly string[]): string =>
  icsFileOf(veventOf("fair", "Village fair", [`DTSTART;VALUE=DATE:${icsDay(on)}`, ...lines]));

test.beforeEach(async () => {
  radicale = await startRadicale();
  calendar = await radicale.makeCalendar("family", { title: "The Millers" });
  await putFair(fairOn(day));
});
test.afterEach(() => radicale.close());

const putFair = async (body: string): Promise<void> => {
  const { status } = await radicale.send("PUT", `${calendar}fair.ics`, { body });
  expect([201, 204]).toContain(status);
};
const stored = async (): Promise<string> => (await radicale.send("GET", calendar)).text();
const startWith = (wall: RunningWall) =>
  wall.start({
    ...{ TZ: berlinZone, ...familyPins },
    ...{ CALDAV_URL: radicale.url, CALDAV_USER: radicale.user },
    CALDAV_PASSWORD: radicale.password,
  });
const everyones = (page: Page, on: string) => weekCell(page, on, "");

test("an event that is carried keeps what others changed meanwhile, and asks where they moved it too", async ({
  browser,
  wall,
}) => {
  await startWith(wall);
  const page = await openWallPage(browser, wall, `/calendar/week/${day}`);
  const fair = page.getByRole("button", { name: "Village fair" });
  await expect(fair).toBeVisible();
  await putFair(fairOn(day, "LOCATION:Market"));
  await carry(page, fair, everyones(page, later));
  await expect(page.getByText("Moved: Village fair")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await stored()).toMatch(/LOCATION:Market/);
  expect(await stored()).toContain(`DTSTART;VALUE=DATE:${icsDay(later)}`);

  await putFair(fairOn("2027-03-27"));
  await carry(page, fair, everyones(page, day));
  const question = page.getByRole("dialog");
  await expect(question).toContainText("Somebody else changed the same meanwhile");
  await expect(question).toContainText("27");
  await expectFits(page, "the question about two moves");
  await expectAccessible(page, "the question about two moves");
  expect(await stored()).toContain("20270327");
  await press(page, "Ours counts");
  await expect.poll(stored).toContain(`DTSTART;VALUE=DATE:${icsDay(day)}`);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a phone without reception moves an event out of the family calendar, and it is in the other one once", async ({
  browser,
  wall,
}) => {
  await startWith(wall);
  await addFamilyEvent(wall, {
    title: "Choir",
    memberIds: ["mia"],
    start: berlinInstant(day, "10:00"),
    end: berlinInstant(day, "11:00"),
  });
  const phone = await openPhonePage(browser, wall);
  const session = { memberId: "mom", pin: "2468" };
  const entered = await phone.request.post(`${wall.server.url}/api/session`, { data: session });
  expect(entered.status()).toBe(200);
  await editOnPhone(phone, wall, day, "Choir");
  await phone.context().setOffline(true);
  await phone.getByText("The Millers").click();
  await expectFits(phone, "the form of an event that changes its calendar");
  await press(phone, "Save");
  await expect(phone.getByRole("link", { name: /Choir/ })).toBeVisible();
  expect(await stored()).not.toContain("Choir");
  await phone.context().setOffline(false);
  await expect.poll(stored).toContain("SUMMARY:Choir");
  const answer = await fetch(`${wall.server.url}/api/calendar?start=${day}&end=${day}`);
  const { events }: { events: { title: string; feedId: string; memberIds: string[] }[] } =
    await answer.json();
  const choirs = events.filter(({ title }) => title === "Choir");
  expect(choirs).toHaveLength(1);
  expect(choirs[0]?.feedId).not.toBe("family");
  // Whose it is goes along.
  expect(choirs[0]?.memberIds).toEqual(["mia"]);
});

test("the wall says of a change whose calendar doesn't answer that it is kept here, and it is there later", async ({
  browser,
  wall,
}) => {
  await startWith(wall);
  const page = await openWallPage(browser, wall, `/calendar/day/${day}`);
  await page.getByText("Village fair").first().click();
  await page.getByRole("button", { name: "Change", exact: true }).click();
  await page.getByLabel("What", { exact: true }).fill("Village fair with Oma");
  await radicale.stop();
  await press(page, "Save");
  const kept = page.getByText("Kept here until its calendar takes it: Village fair with Oma");
  await expect(kept).toBeVisible();
  await expectFits(page, "a change that is kept until its calendar takes it");
  await radicale.resume();
  await expect.poll(stored, { timeout: 40_000 }).toContain("SUMMARY:Village fair with Oma");
});
