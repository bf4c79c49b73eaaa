import { expect, type Page } from "@playwright/test";
import type { TestBrowser } from "../../fixtures/http/test-browser.ts";
import { openMeteoVendor } from "../../fixtures/weather/weather-vendors.ts";
import {
  type CardSize,
  leastCardSizes,
  leastLowSizes,
} from "#client/features/walls/layout/card-sizes.ts";
import { type WallOrientation, wallGrid } from "#client/features/walls/preset-layouts.ts";
import type { PlacedCard, WallCard } from "#contract/wall-layout.ts";
import { leastSizes, troublesOfHome } from "../home/measure-home.ts";
import { moveIn, moveInMoment } from "../home/move-in.ts";
import { openParentOf, openWallPage, type RunningWall, test } from "../support/wall-test.ts";
import { wallHere } from "./wall-here.ts";

const seldom = [
  ...(["weather", "today", "tomorrow", "agenda", "month", "person", "todos"] as const),
  ...(["countdowns", "photo", "memory", "stars", "timers", "wifi"] as const),
];

/** A card in the upper left corner, with two others that fill the rest. */
const withRest = (
  card: WallCard,
  { w, h }: CardSize,
  { columns, rows }: { columns: number; rows: number },
): PlacedCard[] => {
  const [right, below] = ["photo", "dinner", "notes"].filter((one) => one !== card) as [
    WallCard,
    WallCard,
  ];
  return [
    { card, x: 0, y: 0, w, h },
    ...(w === columns ? [] : [{ card: right, x: w, y: 0, w: columns - w, h }]),
    ...(h === rows ? [] : [{ card: below, x: 0, y: h, w: columns, h: rows - h }]),
  ];
};

/** What these cards show: to-dos, a goal, a memory, the guests' Wi-Fi, and a day that is waited for. */
const liveWith = async (wall: RunningWall): Promise<void> => {
  const parent = await openParentOf(wall);
  const send = async (method: string, path: string, body: unknown): Promise<void> => {
    const { status } = await parent.send(method, path, body);
    expect([200, 201], `${method} ${path}`).toContain(status);
  };
  for (const title of ["Call the plumber", "Einverständniserklärung für die Klassenfahrt abgeben"])
    await send("POST", "/api/tasks", { title, list: "todo", memberIds: ["mom"] });
  const { catalog } = (await parent.get("/api/rewards")).body;
  await send("POST", `/api/rewards/${catalog[0].id}/assign`, { memberId: "member1" });
  await send("POST", "/api/journal", {
    text: "Leo ist heute zum ersten Mal ganz allein mit dem Fahrrad bis zum Bäcker gefahren und hat Brötchen für alle geholt.",
  });
  await send("PUT", "/api/babysitter/card", {
    ...{ parents: [], contacts: [], children: [], notes: "" },
    wifi: { name: "Familie Großmann-Petersen Gäste", password: "Apfelkuchen-mit-Sahne-2026" },
  });
  await send("POST", "/api/calendar/events", {
    ...{ title: "★ Wir fahren zu den Großeltern ans Meer", allDay: true },
    ...{ start: "2026-12-05", end: "2026-12-06" },
  });
};

const arrange = async (page: Page, parent: TestBrowser, cards: PlacedCard[]): Promise<void> => {
  const { id, revision, layout } = await wallHere(page);
  const orientation: WallOrientation =
    (page.viewportSize()?.width ?? 0) > (page.viewportSize()?.height ?? 0)
      ? "landscape"
      : "portrait";
  const { status } = await parent.send("PATCH", `/api/walls/${id}`, {
    ...{ revision, layout: { ...layout, [orientation]: cards } },
  });
  expect(status).toBe(200);
  const placesNow = () =>
    page
      .locator("[data-testid=home] [data-card]")
      .evaluateAll((frames) =>
        frames.map(
          (frame) => `${frame.getAttribute("data-card")} ${getComputedStyle(frame).gridArea}`,
        ),
      );
  const places = cards.map(
    ({ card, x, y, w, h }) => `${card} ${y + 1} / ${x + 1} / span ${h} / span ${w}`,
  );
  await expect.poll(placesNow).toEqual(expect.arrayContaining(places));
};

/** What is read from near, however large a card is. */
const readable = (width: number, height: number) => {
  const { text } = leastSizes(width, height);
  return {
    ...{ clock: 56, nextTitle: 24, longNextTitle: 24, minutes: 0 },
    ...{ name: text, longName: text, title: text, text: Math.min(text, 17) },
  };
};

for (const [width, height, locale, count] of [
  [1280, 800, "en-GB", 4],
  [800, 480, "de-DE", 4],
  [1080, 1920, "de-DE", 11],
  [1024, 600, "de-DE", 1],
] as const)
  test(`a family of ${count} reads each card that no preset has whole on ${width}x${height}, small and large`, async ({
    browser,
    feeds,
    wall,
  }) => {
    test.slow();
    const skyAt = () => ({ condition: "snow", temp: -13, chance: 80 }) as const;
    feeds.answer("/forecast", openMeteoVendor({ now: () => Date.parse(moveInMoment), skyAt }));
    await wall.start({
      ...{ OPEN_METEO_URL: `${feeds.url}/forecast`, WEATHER_PLACE: "Potsdam" },
      ...{ WEATHER_LATITUDE: "52.4", WEATHER_LONGITUDE: "13.06" },
    });
    await moveIn(wall, { count, from: 106, locale });
    if (count > 1) await liveWith(wall);
    const parent = await openParentOf(wall);
    const page = await openWallPage(browser, wall, null);
    await page.setViewportSize({ width, height });
    await page.clock.setFixedTime(moveInMoment);
    await page.goto(wall.server.url);
    const grid = wallGrid[width > height ? "landscape" : "portrait"];
    const whole = { w: grid.columns, h: grid.rows };
    for (const card of seldom) {
      const least = (height < 560 ? leastLowSizes : leastCardSizes)[card];
      // What is left below has room for another card, or there is nothing left.
      const h = least.h + 1 > grid.rows - 2 ? grid.rows : least.h + 1;
      for (const size of [least, { w: Math.min(8, least.w + 2), h }, whole]) {
        await arrange(page, parent, withRest(card, size, grid));
        await expect(page.locator(`[data-card=${card}] > *`).first()).toBeVisible();
        await expect
          .configure({ soft: true })
          .poll(() => troublesOfHome(page, readable(width, height), `[data-card=${card}]`), {
            message: `${card} ${size.w} by ${size.h} on ${width}x${height}`,
            timeout: 3000,
          })
          .toEqual([]);
      }
    }
    await page.context().close();
  });
