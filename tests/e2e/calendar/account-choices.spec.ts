import { expect } from "@playwright/test";
import { addDays } from "#server/platform/clock.ts";
import { hasRadicale, type Radicale, startRadicale } from "../../companions/radicale.ts";
import { icsDay, icsFileOf, veventOf } from "../../fixtures/calendar/family-ics.ts";
import { expectAccessible, expectFits, expectTouchable } from "../support/page-checks.ts";
import { mia, mom, openPhoneOf } from "../support/phone-in-hand.ts";
import { openSettingsPage, test, typePin } from "../support/wall-test.ts";

test.skip(!hasRadicale, "It needs Debian's radicale.");

const day = "2027-03-25";
let radicale: Radicale;
let calendar = "";
test.beforeAll(async () => {
  radicale = await startRadicale();
  calendar = await radicale.makeCalendar("family", { title: "The Millers" });
  const body = icsFileOf(veventOf("fair", "Village fair", [`DTSTART;VALUE=DATE:${icsDay(day)}`]));
  expect((await radicale.send("PUT", `${calendar}fair.ics`, { body })).status).toBe(201);
});
test.afterAll(() => radicale.close());

const account = () => ({
  CALDAV_URL: radicale.url,
  CALDAV_USER: radicale.user,
  CALDAV_PASSWORD: radicale.password,
});

test("a child's phone says before typing that a calendar is its parents', until mom opens it on the wall", async ({
  browser,
  wall,
}) => {
  await wall.start(account());
  const phone = await openPhoneOf(browser, wall, mia, `/calendar/day/${day}`);
  await phone.getByText("Village fair").first().click();
  await expect(phone.getByText(/Children may not write into this calendar/)).toBeVisible();
  await expect(phone.getByRole("button", { name: "Change event" })).toHaveCount(0);

  const page = await openSettingsPage(browser, wall, "calendars");
  await page.getByRole("button", { name: "Its calendars" }).click();
  await page.getByRole("switch", { name: /Children may write into it/ }).click();
  await page.getByRole("button", { name: "Colour of The Millers 8" }).click();
  await expectFits(page, "the choices about a calendar of an account");
  await expectTouchable(page, "the choices about a calendar of an account");
  await expectAccessible(page, "the choices about a calendar of an account");

  await expect(phone.getByRole("button", { name: "Change event" })).toBeVisible();
  await page.goto(`${wall.server.url}/calendar/month/${day}`);
  const range = `start=${day}&end=${addDays(day, 1)}`;
  const asked = await page.request.get(`${wall.server.url}/api/calendar?${range}`);
  const [feed] = (await asked.json()).feeds;
  expect(feed.color).toBe("#2b9095");
  const fair = page.getByRole("button", { name: "Village fair" }).first();
  await expect(fair).toHaveAttribute("data-member", /^account-/);

  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  for (const event of [
    { title: "Flea market", start: at(24).slice(0, 10), end: at(48).slice(0, 10), allDay: true },
    { title: "Rehearsal", start: at(1), end: at(2), allDay: false },
  ]) {
    const data = { ...event, feedId: feed.id };
    await page.request.post(`${wall.server.url}/api/calendar/events`, { data });
  }
  await page.goto(wall.server.url);
  const ofCalendar = `[data-member=${JSON.stringify(feed.id)}]`;
  await expect(page.getByTestId("next")).toContainText("Rehearsal");
  await expect(page.getByTestId("next").locator(ofCalendar)).toHaveCount(1);
  await expect(page.locator(ofCalendar).filter({ hasText: "Flea market" })).toHaveCount(1);
});

test("mom has the family's to-dos kept in a list of the account, and takes today's along", async ({
  browser,
  wall,
}) => {
  const list = await radicale.makeCalendar("todos", { title: "Tasks", kinds: ["VTODO"] });
  await wall.start(account());
  const phone = await openPhoneOf(browser, wall, mom, "/settings/accounts");
  const data = { list: "todo", title: "Light bulb", memberIds: [] };
  await phone.request.post(`${wall.server.url}/api/tasks`, { data });
  await typePin(phone, "2468");
  await expect(phone.getByTestId("todo-list")).toContainText("In the house");
  await expectFits(phone, "where to-dos are kept, on a phone");

  const page = await openSettingsPage(browser, wall, "calendars");
  await page.getByRole("button", { name: "Change where to-dos are kept" }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByText("Tasks", { exact: true }).click();
  await expect(sheet).toContainText("Everyone who has this list sees the family’s to-dos");
  await expect(sheet.getByRole("switch", { name: /open to-dos? along/ })).toBeChecked();
  await expectFits(page, "where to-dos are kept");
  await expectTouchable(page, "where to-dos are kept");
  await expectAccessible(page, "where to-dos are kept");
  await sheet.getByRole("button", { name: "Keep them there" }).click();
  await expect(page.getByTestId("todo-list")).toContainText("Tasks");
  await expect(phone.getByTestId("todo-list")).toContainText("Tasks");
  const stored = async () => (await radicale.send("GET", list)).text();
  await expect.poll(stored).toContain("SUMMARY:Light bulb");
  await radicale.send("DELETE", list);
});

test("mom chooses on her phone where Mia's new events go", async ({ browser, wall }) => {
  await wall.start(account());
  const phone = await openPhoneOf(browser, wall, mom, "/settings/accounts");
  await typePin(phone, "2468");
  const rows = phone.getByTestId("new-events").getByRole("listitem");
  const ofMia = rows.filter({ hasText: "Mia" });
  await expect(ofMia).toContainText("Family calendar");
  await ofMia.getByRole("button").click();
  await phone.getByRole("dialog").getByText("The Millers").click();
  await expect(ofMia).toContainText("The Millers");
  await expectFits(phone, "where new events go, on a phone");
  await expectAccessible(phone, "where new events go, on a phone");
  const answer = await phone.request.post(`${wall.server.url}/api/calendar/events`, {
    data: { title: "Choir", start: day, end: "2027-03-26", allDay: true, memberIds: ["mia"] },
  });
  expect(JSON.parse(await answer.text()).feedId).toMatch(/^account-/);
  await expect
    .poll(async () => (await radicale.send("GET", calendar)).text())
    .toContain("SUMMARY:Choir");
});

test("two accounts with a calendar of the same name are told apart wherever one of them is meant", async ({
  browser,
  wall,
}) => {
  const other = await startRadicale();
  const theirs = await other.makeCalendar("family", { title: "The Millers", color: "#d83b5bff" });
  const body = icsFileOf(veventOf("choir", "Choir", [`DTSTART;VALUE=DATE:${icsDay(day)}`]));
  expect((await other.send("PUT", `${theirs}choir.ics`, { body })).status).toBe(201);
  await wall.start({
    ...account(),
    ...{ CALDAV_URL_2: other.url, CALDAV_USER_2: other.user, CALDAV_PASSWORD_2: other.password },
  });
  const [here, there] = [radicale, other].map(({ url, user }) => `${user} · ${new URL(url).host}`);
  const page = await openSettingsPage(browser, wall, "calendars");
  await expect(page.getByText(String(here)).first()).toBeVisible();
  await expect(page.getByText(String(there)).first()).toBeVisible();
  await page.getByRole("button", { name: "Change where new events go: Mia" }).click();
  await page.getByRole("dialog").getByText(String(there)).click();
  await expect(page.getByTestId("new-events")).toContainText(String(there));

  const phone = await openPhoneOf(browser, wall, mom, `/calendar/day/${day}`);
  await phone.getByText("Choir").first().click();
  await expect(phone.getByText("The Millers")).toBeVisible();
  await phone.getByRole("button", { name: "Change event" }).click();
  const marks = phone.getByRole("dialog").locator("[data-part~=member-marks] > i");
  await expect(marks).toHaveCount(2);
  const colors = await marks.evaluateAll((all) =>
    all.map((mark) => getComputedStyle(mark).backgroundColor),
  );
  expect(new Set(colors).size).toBe(2);
  await expectFits(phone, "the calendars of a form, two of one name");
  await other.close();
});
