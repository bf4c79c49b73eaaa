import { expect, type Page } from "@playwright/test";
import type { FeedServer } from "../../fixtures/calendar/feed-server.ts";
import { openTestBrowser } from "../../fixtures/http/test-browser.ts";
import type { TypeText } from "./typing.ts";
import { type RunningWall, typePin } from "./wall-test.ts";

/** A house that nobody has set up. */
export const noPins = { MEMBER_PIN_MOM: "", MEMBER_PIN_MIA: "" };

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
export const startTownInternet = (feeds: FeedServer): void => {
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

/** The environment of a house without PINs that reaches `startTownInternet`. */
export const withInternet = (feeds: FeedServer): Record<string, string> => ({
  ...noPins,
  OPEN_METEO_GEOCODING_URL: `${feeds.url}/geocoding`,
  OPEN_METEO_URL: `${feeds.url}/forecast`,
  CALENDAR_LOCAL_HOSTS: new URL(feeds.url).host,
});

/** On to the next step. */
export const next = async (page: Page): Promise<void> =>
  page.getByRole("button", { name: "Next", exact: true }).tap();

/** How set-up is left, and what is seen then. */
interface SetupEnd {
  readonly leaving: string;
  readonly thenSeen: string;
}

const onTheWall: SetupEnd = { leaving: "To the wall", thenSeen: "Piano lesson" };

/** Completes set-up from the PIN to its end; the same on a wall and on a phone. */
export const finish = async (
  page: Page,
  wall: RunningWall,
  feeds: FeedServer,
  write: TypeText,
  { leaving, thenSeen } = onTheWall,
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
  await page.getByRole("button", { name: leaving }).tap();
  await expect(page.getByText(thenSeen).first()).toBeVisible();

  const anyone = openTestBrowser(wall.server);
  const config = await anyone.send("GET", "/api/config");
  expect(config.body).toMatchObject({ setupDone: true, timeZone: "Europe/Berlin" });
};
