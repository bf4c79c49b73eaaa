import { expect } from "@playwright/test";
import { hasRadicale, type Radicale, startRadicale } from "../../companions/radicale.ts";
import { icsDay, icsFileOf, veventOf } from "../../fixtures/calendar/family-ics.ts";
import { expectAccessible, expectFits } from "../support/page-checks.ts";
import { openWallPage, test } from "../support/wall-test.ts";

test.skip(!hasRadicale, "It needs Debian's radicale.");

let radicale: Radicale;
let calendar = "";
/** Named in addresses: what day it is, depends on where the wall is. */
const day = "2027-03-25";
test.beforeAll(async () => {
  radicale = await startRadicale();
  calendar = await radicale.makeCalendar("family", { title: "The Millers" });
  const lines = [
    `DTSTART;VALUE=DATE:${icsDay(day)}`,
    "RRULE:FREQ=DAILY;COUNT=5",
    "X-KEPT:as it is",
  ];
  const body = icsFileOf(veventOf("fair", "Village fair", lines));
  expect((await radicale.send("PUT", `${calendar}fair.ics`, { body })).status).toBe(201);
});
test.afterAll(() => radicale.close());

test("the family changes one day of an event on the wall, another program sees it, and it is given back", async ({
  browser,
  wall,
}) => {
  await wall.start({
    CALDAV_URL: radicale.url,
    CALDAV_USER: radicale.user,
    CALDAV_PASSWORD: radicale.password,
  });
  const page = await openWallPage(browser, wall, `/calendar/day/${day}`);
  await page.getByText("Village fair").first().click();
  await expect(page.getByText("The Millers")).toBeVisible();
  await page.getByRole("button", { name: "Change", exact: true }).click();
  await page.getByLabel("What", { exact: true }).fill("Village fair with Oma");
  await expectFits(page, "the form of an event of an account");
  await expectAccessible(page, "the form of an event of an account");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("button", { name: /Only this one/ }).click();
  await expect(page.getByText("Village fair with Oma").first()).toBeVisible();
  const stored = async (): Promise<string> => (await radicale.send("GET", calendar)).text();
  await expect.poll(stored).toContain(`RECURRENCE-ID;VALUE=DATE:${icsDay(day)}`);
  expect(await stored()).toContain("SUMMARY:Village fair with Oma");

  const changes = await fetch(`${wall.server.url}/api/calendar/changes`);
  const { items } = JSON.parse(await changes.text());
  const undone = await page.request.post(
    `${wall.server.url}/api/calendar/changes/${items[0].id}/undo`,
  );
  expect(undone.status()).toBe(204);
  await expect.poll(stored).not.toContain("with Oma");
  await expect(page.getByText("Village fair with Oma")).toHaveCount(0);
});
