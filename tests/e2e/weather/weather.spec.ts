import { expect } from "@playwright/test";
import { openMeteoVendor } from "../../fixtures/weather/weather-vendors.ts";
import { violationsOn, wcagRules } from "../support/axe.ts";
import { openPhonePage, openWallPage, openParentOf, test } from "../support/wall-test.ts";

const place = { name: "Potsdam", latitude: 52.4, longitude: 13.06 };

test("a tap on the weather opens its hours and its week, and nobody's touch closes them", async ({
  browser,
  wall,
  feeds,
}) => {
  const skyAt = () => ({ condition: "snow", temp: -4, chance: 70 }) as const;
  feeds.answer("/v1/forecast", openMeteoVendor({ now: Date.now, skyAt }));
  await wall.start({ OPEN_METEO_URL: `${feeds.url}/v1/forecast` });
  const parent = await openParentOf(wall);
  const wallPage = await openWallPage(browser, wall);
  const now = wallPage.getByTestId("now-weather");
  await expect(
    wallPage.getByRole("link", { name: "Choose a place for the weather" }),
  ).toBeVisible();
  await expect(now).toHaveCount(0);

  await parent.send("PATCH", "/api/settings", { place });
  await expect(now.getByText("-4°", { exact: true })).toBeVisible();
  await wallPage.clock.install();
  await now.click();
  await expect(wallPage).toHaveURL(/\/weather$/);
  await expect(wallPage.getByRole("heading", { name: "Potsdam" })).toBeVisible();
  await expect(wallPage.locator("[data-testid=weather-hours] li")).toHaveCount(24);
  await expect(wallPage.locator("[data-testid=weather-week] li")).toHaveCount(7);
  await expect(wallPage.getByText("Forecast by Open-Meteo, CC BY 4.0")).toBeVisible();
  expect(await violationsOn(wallPage, wcagRules)).toEqual([]);
  for (const [width, height] of [
    [800, 480],
    [1080, 1920],
    [3840, 2160],
  ] as const) {
    await wallPage.setViewportSize({ width, height });
    const overflow = await wallPage.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow, `${width}x${height}`).toBeLessThanOrEqual(0);
  }
  await wallPage.clock.fastForward(121_000);
  await expect(wallPage).toHaveURL(`${wall.server.url}/`);

  await parent.send("PATCH", "/api/settings", { units: "imperial" });
  await expect(now.getByText("25°", { exact: true })).toBeVisible();
  await wallPage.context().close();
});

test("weather whose source is lost stays on wall and phone, with its age", async ({
  browser,
  wall,
  feeds,
}) => {
  const skyAt = () => ({ condition: "fog", temp: 6, chance: 0 }) as const;
  feeds.answer("/v1/forecast", openMeteoVendor({ now: Date.now, skyAt }));
  await wall.start({ OPEN_METEO_URL: `${feeds.url}/v1/forecast` });
  const parent = await openParentOf(wall);
  await parent.send("PATCH", "/api/settings", { place, locale: "de" });
  const { body } = await parent.get("/api/weather");
  // The answer of a server that lost its source two hours ago.
  const fetchedAt = new Date(Date.now() - 2 * 3_600_000).toISOString();
  const old = { ...body, stale: true, fetchedAt };
  const wallPage = await openWallPage(browser, wall, "/weather");
  const phone = await openPhonePage(browser, wall);
  await phone.request.post(`${wall.server.url}/api/session`, {
    data: { memberId: "mom", pin: "2468" },
  });
  for (const [page, head] of [
    [wallPage, "[data-testid=room-head]"],
    [phone, "[data-testid=head]"],
  ] as const) {
    await page.route("**/api/weather", (route) => route.fulfill({ json: old }));
    await page.reload();
    await expect(page.locator(head).getByText("vor 2 Stunden")).toBeVisible();
    await expect(page.getByRole("img", { name: "Nebel" }).first()).toBeVisible();
    await page.context().close();
  }
});
