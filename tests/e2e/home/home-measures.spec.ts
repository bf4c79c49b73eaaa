import { type Browser, expect, type Page } from "@playwright/test";
import type { Weather } from "#contract/weather.ts";
import { addDays } from "#server/platform/clock.ts";
import { openMeteoVendor } from "../../fixtures/weather/weather-vendors.ts";
import { unseenIn, visit } from "../support/page-checks.ts";
import { openParentOf, openWallPage, type RunningWall, test } from "../support/wall-test.ts";
import { wallHere } from "../walls/wall-here.ts";
import {
  brokenNames,
  leastSizes,
  miscountedDays,
  troublesOfHome,
  untitledTimes,
} from "./measure-home.ts";
import { moveIn, moveInMoment } from "./move-in.ts";

const sizes = [
  [1280, 800],
  [1280, 720],
  [800, 480],
  [1024, 600],
  [1920, 1080],
  [2560, 1440],
  [3840, 2160],
  [800, 1280],
  [1080, 1920],
] as const;

/** Expects faces to say on a wall what they would have said without having been on a smaller one before. */
const expectNoMemory = async (wallPage: Page): Promise<void> => {
  const faces = wallPage.locator("[data-part='face-tile']");
  const shows = () =>
    faces.evaluateAll((tiles) => tiles.map((tile) => tile.dataset["shows"]).join(" "));
  for (const [width, height] of [
    [1024, 600],
    [2560, 1440],
  ] as const)
    await wallPage.setViewportSize({ width, height });
  let turned = "";
  await expect
    .poll(async () => {
      const before = turned;
      turned = await shows();
      return turned === before;
    })
    .toBe(true);
  await wallPage.reload();
  await expect.poll(shows).toBe(turned);
};

/** Turns a page of Home through all sizes, and expects everybody on it and nothing wrong. */
const expectWhole = async (
  browser: Browser,
  url: string,
  names: readonly string[],
  weather?: Partial<Weather>,
): Promise<void> => {
  const wallPage = await browser.newPage();
  if (weather !== undefined)
    await wallPage.route("**/api/weather", (route) => route.fulfill({ json: weather }));
  await wallPage.clock.setFixedTime(moveInMoment);
  await visit(wallPage, url);
  const people = wallPage.getByTestId("people");
  for (const [width, height] of sizes) {
    const what = `${names.length} people on ${width}x${height}`;
    await wallPage.setViewportSize({ width, height });
    await expect(wallPage.getByTestId("next").getByRole("heading")).toBeVisible();
    await expect.poll(() => unseenIn(people, names), { message: what }).toEqual([]);
    await expect
      .configure({ soft: true })
      .poll(
        async () => [
          ...(await troublesOfHome(wallPage, leastSizes(width, height))),
          ...(await brokenNames(wallPage)),
          ...(await untitledTimes(wallPage)),
          ...(await miscountedDays(wallPage)),
        ],
        { message: what },
      )
      .toEqual([]);
  }
  // More than six are faces.
  if (names.length > 6) await expectNoMemory(wallPage);
  await wallPage.context().close();
};

/** Larger letters leave titles, names and margins no more than they have on a small wall. */
const asOnSmallWalls = {
  nextTitle: 24,
  longNextTitle: 24,
  name: 16,
  longName: 16,
  margin: 3,
} as const;

/** Expects a wall that is read from farther off to say less, and nothing of it wrong. */
const expectWholeFromAfar = async (browser: Browser, wall: RunningWall): Promise<void> => {
  const parent = await openParentOf(wall);
  const wallPage = await openWallPage(browser, wall);
  await wallPage.clock.setFixedTime(moveInMoment);
  for (const distance of ["kitchen", "across"] as const) {
    await wallPage.goto(wall.server.url);
    const { id, revision } = await wallHere(wallPage);
    const { status } = await parent.send("PATCH", `/api/walls/${id}`, { revision, distance });
    expect(status).toBe(200);
    await wallPage.reload();
    for (const [width, height] of sizes) {
      await wallPage.setViewportSize({ width, height });
      await expect(wallPage.getByTestId("next").getByRole("heading")).toBeVisible();
      await expect
        .configure({ soft: true })
        .poll(
          async () => [
            ...(await troublesOfHome(wallPage, {
              ...leastSizes(width, height),
              ...asOnSmallWalls,
            })),
            ...(await brokenNames(wallPage)),
            ...(await untitledTimes(wallPage)),
          ],
          { message: `read from ${distance} on ${width}x${height}` },
        )
        .toEqual([]);
    }
  }
  await wallPage.context().close();
};

const day = moveInMoment.slice(0, 10);
const bin = (id: string, name: string, color: string) => ({
  ...{ id, name, icon: "wastebasket", color, afterHoliday: false, words: [] },
  rule: { first: day, everyWeeks: 1 },
});
const ofTheDay = {
  bins: {
    ...{ calendarId: null, chore: null },
    items: [bin("paper", "Altpapier und Kartonagen", "#2f6fb3"), bin("bio", "Bio", "#8a6d3b")],
  },
  holidays: {
    ...{ country: null, region: null, schoolCalendars: [] },
    school: [{ name: "Osterferien in Brandenburg", start: day, end: addDays(day, 9) }],
  },
};

const ofTheEvening = { ...ofTheDay, tomorrow: { at: "00:00", members: {} } };

for (const [count, from, locale] of [
  [1, 4, "en-GB"],
  [2, 53, "de-DE"],
  [4, 106, "en-GB"],
  [6, 179, "de-DE"],
  [11, 230, "de-DE"],
] as const)
  test(`a family of ${count} reads Home whole on every wall, whatever they write`, async ({
    browser,
    feeds,
    wall,
  }) => {
    test.slow();
    const skyAt = () => ({ condition: "snow", temp: -13, chance: 80 }) as const;
    feeds.answer("/forecast", openMeteoVendor({ now: Date.now, skyAt }));
    await wall.start({
      ...{ OPEN_METEO_URL: `${feeds.url}/forecast`, WEATHER_PLACE: "Potsdam" },
      ...{ WEATHER_LATITUDE: "52.4", WEATHER_LONGITUDE: "13.06" },
      // Some have a calendar that can't be read.
      ...(count % 3 === 0 ? { CALENDAR_ICS_URL: `${feeds.url}/gone.ics` } : {}),
    });
    const names = await moveIn(wall, { count, from, locale });
    const parent = await openParentOf(wall);
    // Some look at it in the evening, and have bins, holidays and somebody away.
    const settings = count === 6 ? ofTheDay : ofTheEvening;
    if (count >= 4)
      expect((await parent.send("PATCH", "/api/settings", settings)).status).toBe(200);
    const { body: weather } = await parent.get("/api/weather");
    // Some forecasts are as old as the family looks, the others came just now.
    const hours = count % 2 === 0 ? 14 : 0;
    const fetchedAt = new Date(Date.parse(moveInMoment) - hours * 3_600_000).toISOString();
    await expectWhole(browser, wall.server.url, names, {
      ...{ ...weather, fetchedAt, stale: hours > 0 },
    });
    if (count === 4 || count === 11) await expectWholeFromAfar(browser, wall);
  });

test("a family that has written nothing yet reads its first steps whole, in both languages", async ({
  browser,
  wall,
}) => {
  test.slow();
  await wall.start();
  const parent = await openParentOf(wall);
  for (const locale of ["en-GB", "de-DE"]) {
    await parent.send("PATCH", "/api/settings", { locale });
    await expectWhole(browser, wall.server.url, ["Mia", "Leo", "Mom", "Dad"]);
  }
});

test("whoever looks around before set-up reads the sample family whole", async ({
  browser,
  wall,
}) => {
  test.slow();
  await wall.start({ MEMBER_PIN_MOM: "", MEMBER_PIN_MIA: "" });
  await expectWhole(browser, wall.server.url, ["Mia", "Leo", "Mom", "Dad"]);
});
