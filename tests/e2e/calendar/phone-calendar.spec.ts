import { expect, type Locator } from "@playwright/test";
import { addDays, dayAt } from "#server/platform/clock.ts";
import { familyIcs } from "../../fixtures/calendar/family-ics.ts";
import {
  addFamilyEvent,
  berlinInstant,
  berlinZone,
  livesInBerlin,
} from "../support/berlin-family.ts";
import { expectAccessible, expectFits } from "../support/page-checks.ts";
import { eventLink, mom, phoneOf, type PhoneSize, topOf } from "../support/phone-in-hand.ts";
import { openParentOf, test } from "../support/wall-test.ts";

const today = dayAt(Date.now(), berlinZone);
const widthOf = async (part: Locator): Promise<number> => (await part.boundingBox())?.width ?? 0;
const heightOf = async (part: Locator): Promise<number> => (await part.boundingBox())?.height ?? 0;
const smallest: PhoneSize = [360, 640];

test("a parent sees on the phone which calendars don't answer, on Today and in every view, in German too", async ({
  browser,
  feeds,
  ownWall: wall,
}) => {
  feeds.put("/mia.ics", familyIcs(today));
  feeds.answer("/broken.ics", (_request, response) =>
    response.writeHead(200, { "content-type": "text/html" }).end("<html>Sign in</html>"),
  );
  const env = {
    CALENDAR_ICS_URL_MIA: `${feeds.url}/mia.ics`,
    CALENDAR_ICS_URL_LEO: `${feeds.url}/broken.ics`,
    TZ: berlinZone,
  };
  await wall.start(env);
  const stateOf = async (at: number): Promise<string | undefined> =>
    (await (await fetch(`${wall.server.url}/api/calendar`)).json()).feeds[at]?.state;
  await expect.poll(() => stateOf(0)).toBe("ok");
  await expect.poll(() => stateOf(1)).toBe("error");
  const phone = await phoneOf(browser, wall.server.url, smallest, mom);
  await expect(phone.getByText(/^Calendar “.+” can’t be read$/)).toHaveCount(1);
  await expect(phone.getByText(/: last fetched /)).toHaveCount(0);

  await feeds.stop();
  await wall.kill();
  await wall.start(env);
  await expect.poll(() => stateOf(0), { timeout: 15_000 }).toBe("stale");
  await (await openParentOf(wall)).send("PATCH", "/api/settings", { locale: "de" });
  for (const view of ["", "calendar", ...["day", "week", "month"].map((v) => `calendar/${v}`)]) {
    await phone.goto(`${wall.server.url}/m/${view}`);
    await expect(phone.getByText(/^Kalender „.+“ ist nicht lesbar$/), view).toBeVisible();
    await expect(phone.getByText(/: zuletzt abgerufen /), view).toBeVisible();
    await expectFits(phone, view);
  }
  await expectAccessible(phone, "a month whose calendars don't answer");
  await phone.goto(`${wall.server.url}/m/settings/sources`);
  const reason = phone.getByRole("listitem").filter({ hasText: "Kalender" });
  const words = reason.locator("[data-part~=list-row-text]");
  await expect(words).toBeVisible();
  expect(await widthOf(words), "the reason is as wide as its row").toBeGreaterThan(
    0.7 * (await widthOf(reason)),
  );
  await phone.context().close();
});

test("on the phone a class trip stands on each of its days, and the morning after a night shift says until when it goes on", async ({
  browser,
  wall,
}) => {
  await livesInBerlin(wall);
  const [first, second] = [addDays(today, 1), addDays(today, 2)];
  await addFamilyEvent(wall, {
    ...{ title: "Class trip", memberIds: ["leo"], allDay: true },
    ...{ start: first, end: addDays(first, 3) },
  });
  await addFamilyEvent(wall, {
    ...{ title: "Night shift", memberIds: ["dad"] },
    ...{ start: berlinInstant(first, "22:00"), end: berlinInstant(second, "06:00") },
  });
  const phone = await phoneOf(browser, wall.server.url, smallest, mom);
  await phone.goto(`${wall.server.url}/m/calendar`);
  await expect(eventLink(phone, "Class trip")).toHaveCount(3);
  await expect(eventLink(phone, "^until 06:00.*Night shift")).toHaveCount(1);
  await expect(eventLink(phone, "^22:00.*Night shift")).toHaveCount(1);
  await phone.evaluate(() => document.documentElement.style.setProperty("--larger", "1.7"));
  for (const title of ["Class trip", "Night shift"]) {
    const row = eventLink(phone, title).first();
    expect(
      await widthOf(row.getByText(title)),
      `"${title}" in very large letters is as wide as its row`,
    ).toBeGreaterThan(0.7 * (await widthOf(row)));
  }
  await phone.goto(`${wall.server.url}/m/calendar/week/${second}`);
  const morning = phone.locator(`[data-day="${second}"]`);
  await expect(morning.getByRole("link", { name: /^until 06:00.*Night shift/ })).toBeVisible();
  await expectAccessible(phone, "a week with a night shift");
  await phone.context().close();
});

test("a row of the phone's calendar says that Dad, who takes Leo to football, works then", async ({
  browser,
  wall,
}) => {
  await livesInBerlin(wall);
  const parent = await openParentOf(wall);
  const late = Array.from({ length: 7 }, () => "late");
  const shifts = { start: today, memberIds: ["dad"], weeks: [late] };
  expect((await parent.send("POST", "/api/absences", shifts)).status).toBe(201);
  const day = addDays(today, 1);
  await addFamilyEvent(wall, {
    ...{ title: "Football", memberIds: ["leo"], driver: "dad" },
    ...{ start: berlinInstant(day, "17:30"), end: berlinInstant(day, "19:00") },
  });
  const phone = await phoneOf(browser, wall.server.url, smallest, mom);
  for (const view of ["calendar", `calendar/week/${day}`, `calendar/month/${day}`]) {
    await phone.goto(`${wall.server.url}/m/${view}`);
    const row = eventLink(phone, "Football");
    await expect(row, view).toContainText("Dad has a shift then, 14:00–22:00");
    await expectFits(phone, view);
  }
  await eventLink(phone, "Football").tap();
  await expect(phone.getByRole("heading", { name: "Football" })).toBeVisible();
  await phone.getByRole("link", { name: "Back" }).tap();
  await expect(phone).toHaveURL(new RegExp(`/m/calendar/month/${day}$`));

  await phone.getByRole("link", { name: "Search" }).tap();
  await phone.getByRole("searchbox").fill("Football");
  const found = phone.getByRole("region").filter({ has: eventLink(phone, "Football") });
  const [date, list] = [found.getByRole("heading", { level: 3 }), found.getByRole("list")];
  await expect(list).toBeVisible();
  expect(await topOf(list)).toBeGreaterThan((await topOf(date)) + (await heightOf(date)));
  await phone.context().close();
});

test("everyone's faces fit beside one another on a small phone, and say whose events are shown", async ({
  browser,
  wall,
}) => {
  await livesInBerlin(wall);
  const phone = await phoneOf(browser, wall.server.url, smallest, mom);
  await phone.goto(`${wall.server.url}/m/calendar`);
  const faces = phone.getByRole("group", { name: "Whose events" });
  const everyone = faces.getByRole("button", { name: "Everyone" });
  const mia = faces.getByRole("button", { name: "Mia" });
  await expect(everyone).toHaveAttribute("aria-pressed", "true");
  const hidden = () => faces.evaluate((row) => row.scrollWidth - row.clientWidth);
  expect(await hidden()).toBeLessThanOrEqual(0);
  await mia.tap();
  await expect(mia).toHaveAttribute("aria-pressed", "true");
  await expect(everyone).toHaveAttribute("aria-pressed", "false");
  await everyone.tap();
  await expect(mia).toHaveAttribute("aria-pressed", "false");
  await phone.context().close();
});
