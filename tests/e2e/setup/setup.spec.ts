import { expect, type Page } from "@playwright/test";
import type { FeedServer } from "../../fixtures/calendar/feed-server.ts";
import { openTestBrowser } from "../../fixtures/http/test-browser.ts";
import { type RunningWall, test, typePin } from "../support/wall-test.ts";
import { typeOnWallKeys, typeOnPhone, type TypeText } from "../support/typing.ts";

const noPins = { MEMBER_PIN_MOM: "", MEMBER_PIN_MIA: "" };

const tomorrow = (): string =>
  new Date(Date.now() + 86_400_000).toISOString().slice(0, 10).replaceAll("-", "");

const calendarOf = (title: string): string =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//test//EN",
    "X-WR-CALNAME:Mia",
    "BEGIN:VEVENT",
    "UID:piano@test",
    "DTSTAMP:20261101T000000Z",
    `DTSTART:${tomorrow()}T160000Z`,
    `DTEND:${tomorrow()}T164500Z`,
    `SUMMARY:${title}`,
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ].join("\r\n");

/** A calendar server, and a geocoder with one place. */
const startInternet = (feeds: FeedServer): void => {
  feeds.put("/mia.ics", calendarOf("Piano lesson"));
  feeds.answer("/geocoding", (_request, response) => {
    response.setHeader("Content-Type", "application/json");
    response.end(
      JSON.stringify({
        results: [
          {
            id: 1,
            name: "Potsdam",
            latitude: 52.4,
            longitude: 13.06,
            admin1: "Brandenburg",
            country: "Germany",
            timezone: "Europe/Berlin",
          },
        ],
      }),
    );
  });
};

const withInternet = (feeds: FeedServer): Record<string, string> => ({
  ...noPins,
  OPEN_METEO_GEOCODING_URL: `${feeds.url}/geocoding`,
  OPEN_METEO_URL: `${feeds.url}/forecast`,
  CALENDAR_LOCAL_HOSTS: new URL(feeds.url).host,
});

const next = async (page: Page): Promise<void> =>
  page.getByRole("button", { name: "Next", exact: true }).tap();

/** Completes set-up from the PIN to the finished wall; the same on a wall and on a phone. */
const finish = async (
  page: Page,
  wall: RunningWall,
  feeds: FeedServer,
  write: TypeText,
): Promise<void> => {
  await expect(page.getByRole("heading", { name: "A parent’s PIN" })).toBeVisible();
  await typePin(page, "2468");
  await typePin(page, "2469");
  await expect(page.getByText("These were not the same")).toBeVisible();
  await typePin(page, "2468");
  await typePin(page, "2468");

  await expect(page.getByRole("heading", { name: "Where is the wall?" })).toBeVisible();
  await write(page, "Search a town", "Potsdam");
  await page.getByRole("button", { name: /Potsdam.*Brandenburg/ }).tap();
  await expect(page.getByText("Europe · Berlin")).toBeVisible();
  await next(page);

  await expect(page.getByRole("heading", { name: "Connect a calendar" })).toBeVisible();
  await write(page, "The calendar’s address", "file:///etc/passwd");
  await page.getByRole("button", { name: "Connect", exact: true }).tap();
  await expect(page.getByRole("alert")).toBeVisible();
  await write(page, "The calendar’s address", `${feeds.url}/mia.ics`);
  await page.getByRole("button", { name: "Connect", exact: true }).tap();
  await expect(page.getByText("1 event found")).toBeVisible();
  await next(page);

  await expect(page.getByRole("heading", { name: "Now the phones" })).toBeVisible();
  await page.getByRole("button", { name: "To the wall" }).tap();
  await expect(page.getByText("Piano lesson").first()).toBeVisible();

  const anyone = openTestBrowser(wall.server);
  const config = await anyone.send("GET", "/api/config");
  expect(config.body).toMatchObject({ setupDone: true, timeZone: "Europe/Berlin" });
};

test("a family sets its wall up on the smallest screen, by touch, in one go", async ({
  browser,
  wall,
  feeds,
}) => {
  startInternet(feeds);
  await wall.start(withInternet(feeds));
  const context = await browser.newContext({
    viewport: { width: 800, height: 480 },
    hasTouch: true,
    locale: "en-GB",
  });
  const page = await context.newPage();
  await page.goto(wall.server.url);
  await page.getByRole("link", { name: "Set up this wall" }).tap();
  await expect(page.getByRole("heading", { name: "Welcome" })).toBeVisible();
  await next(page);

  // The wall's own keyboard types the first name; the focus stays in the field.
  await page.getByRole("button", { name: "Add a parent" }).tap();
  const name = page.getByRole("textbox", { name: "Name" });
  await expect(name).toBeFocused();
  const keys = page.getByTestId("keyboard");
  for (const letter of ["A", "n", "n", "a"])
    await keys.getByRole("button", { name: letter, exact: true }).tap();
  await expect(name).toHaveValue("Anna");
  await expect(name).toBeFocused();
  await keys.getByRole("button", { name: "Enter" }).tap();
  await expect(keys).toBeHidden();
  await page.getByRole("button", { name: "Done", exact: true }).tap();

  await page.getByRole("button", { name: "Add a child" }).tap();
  await typeOnWallKeys(page, "Name", "Mia");
  await page.getByRole("button", { name: "fox" }).tap();
  await page.getByRole("button", { name: "Done", exact: true }).tap();
  await expect(page.getByRole("button", { name: /Mia/ }).first()).toBeVisible();
  await next(page);

  await finish(page, wall, feeds, typeOnWallKeys);
  const members = await openTestBrowser(wall.server).send("GET", "/api/members");
  expect(members.body).toMatchObject([
    { id: "anna", name: "Anna", parent: true, hasPin: true },
    { id: "mia", name: "Mia", kid: true, avatar: "fox", hasPin: false },
  ]);
  await context.close();
});

test("a family sets its wall up from a phone, which brings its own keyboard", async ({
  browser,
  wall,
  feeds,
}) => {
  startInternet(feeds);
  await wall.start(withInternet(feeds));
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: "en-GB",
    userAgent: "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile",
  });
  const page = await context.newPage();
  await page.goto(`${wall.server.url}/setup`);
  await next(page);
  await page.getByRole("button", { name: "Add a parent" }).tap();
  await page.getByRole("textbox", { name: "Name" }).tap();
  await typeOnPhone(page, "Name", "Jürgen");
  await expect(page.getByTestId("keyboard")).toHaveCount(0);
  await page.getByRole("button", { name: "Done", exact: true }).tap();
  await next(page);
  await finish(page, wall, feeds, typeOnPhone);
  await context.close();
});

test("a family looks around first, and finds the way to set-up when it wants to", async ({
  browser,
  wall,
}) => {
  await wall.start(noPins);
  const context = await browser.newContext({ hasTouch: true, locale: "en-GB" });
  const page = await context.newPage();
  await page.goto(wall.server.url);
  await expect(page.getByText("This is a sample family.")).toBeVisible();
  await page.getByRole("link", { name: "Set up this wall" }).tap();
  await expect(page.getByRole("heading", { name: "Welcome" })).toBeVisible();
  await page.getByRole("button", { name: "Look around first" }).tap();
  await expect(page.getByText("This is a sample family.")).toBeVisible();
  await context.close();
});
