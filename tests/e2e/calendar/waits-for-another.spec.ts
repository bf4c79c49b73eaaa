import { expect } from "@playwright/test";
import { hasRadicale, type Radicale, startRadicale } from "../../companions/radicale.ts";
import { startDroppingProxy } from "../../fixtures/calendar/dropping-proxy.ts";
import { familyPins } from "../../fixtures/access/sign-in.ts";
import { icsDay, icsFileOf, veventOf } from "../../fixtures/calendar/family-ics.ts";
import { berlinZone } from "../support/berlin-family.ts";
import { expectAccessible, expectFits } from "../support/page-checks.ts";
import { mom, openPhoneOf } from "../support/phone-in-hand.ts";
import { test } from "../support/wall-test.ts";

test.skip(!hasRadicale, "It needs Debian's radicale.");

let school: Radicale;
let work: Radicale;
let proxy: Awaited<ReturnType<typeof startDroppingProxy>>;
let calendar = "";
const [first, second] = ["2027-03-24", "2027-03-31"];
const lesson = icsFileOf(
  veventOf("piano", "Piano", [`DTSTART;VALUE=DATE:${icsDay(first)}`, "RRULE:FREQ=WEEKLY;COUNT=4"]),
);

test.beforeEach(async () => {
  [school, work] = await Promise.all([startRadicale(), startRadicale()]);
  proxy = await startDroppingProxy(school.url);
  const address = await school.makeCalendar("school", { title: "School" });
  calendar = await work.makeCalendar("work", { title: "Work" });
  await school.send("PUT", `${address}piano.ics`, { body: lesson });
});
test.afterEach(async () => {
  await proxy.close();
  await Promise.all([school.close(), work.close()]);
});

test("Recent changes say what waits for what, and what stays where it is once that is let go", async ({
  browser,
  wall,
}) => {
  await wall.start({
    ...{ TZ: berlinZone, ...familyPins },
    ...{ CALDAV_URL: proxy.url, CALDAV_USER: school.user, CALDAV_PASSWORD: school.password },
    ...{ CALDAV_URL_2: work.url, CALDAV_USER_2: work.user, CALDAV_PASSWORD_2: work.password },
  });
  const phone = await openPhoneOf(browser, wall, mom, "/settings/calendar");
  const api = `${wall.server.url}/api/calendar`;
  const read = async () => (await phone.request.get(`${api}?start=${first}&end=2027-05-01`)).json();
  await expect.poll(async () => (await read()).events.length).toBe(4);
  const { events, feeds } = await read();
  const time = events.find(({ start }: { start: string }) => start.startsWith(second));
  const { id: feedId } = feeds.find(({ name }: { name: string }) => name === "Work");
  const which = `scope=one&occurrence=${encodeURIComponent(time.occurrence)}`;
  const moved = await phone.request.patch(`${api}/events/${time.seriesId}?${which}`, {
    data: { feedId },
  });
  expect(moved.status()).toBe(200);

  await school.stop();
  await phone.goto(`${wall.server.url}/m/settings/calendar`);
  const undo = phone.getByRole("button", { name: "Undo: Piano" });
  await expect(phone.getByRole("listitem").filter({ has: undo })).toContainText(
    /School · Moved to another calendar, Mom, \d/,
  );
  await undo.click();
  const rows = phone.getByTestId("waiting-change");
  await expect(rows).toHaveCount(2, { timeout: 15_000 });
  await expect(rows.first()).toContainText("School · ");
  await expect(rows.last()).toContainText("Waits until “School” has taken the change before it");

  // Its answer waits for a while, and is told for a few seconds; what comes later is asked about.
  await expect(phone.getByText("Kept here until its calendar takes it: Piano")).toBeVisible({
    timeout: 15_000,
  });
  await expectFits(phone, "a change that waits for another one");
  proxy.refuse((method) => method === "PUT");
  await school.resume();
  await expect(rows.first()).toContainText("nothing changes in “Work”", { timeout: 30_000 });
  await expectFits(phone, "a change on which another one waits");
  await expectAccessible(phone, "a change on which another one waits");
  await rows.first().getByRole("button", { name: "Let it go" }).click();
  await expect(phone.getByText("“Piano” stays in “Work” as it is")).toBeVisible();
  await expect(rows).toHaveCount(0);
  expect(await (await work.send("GET", calendar)).text()).toContain("SUMMARY:Piano");
});
