import { expect } from "@playwright/test";
import { AxeBuilder } from "@axe-core/playwright";
import { openMeteoVendor } from "../../fixtures/weather/weather-vendors.ts";
import { openPhonePage, openWallPage, openParentOf, test } from "../support/wall-test.ts";

const place = { name: "Potsdam", latitude: 52.4, longitude: 13.06 };

test("a tap on the weather opens its hours and its week, and nobody's touch closes them", async ({
  browser,
  house,
  feeds,
}) => {
  const skyAt = () => ({ condition: "snow", temp: -4, chance: 70 }) as const;
  feeds.answer("/v1/forecast", openMeteoVendor({ now: Date.now, skyAt }));
  await house.start({ OPEN_METEO_URL: `${feeds.url}/v1/forecast` });
  const parent = await openParentOf(house);
  const wall = await openWallPage(browser, house);
  const now = wall.locator(".now-weather");
  await expect(now.getByText("Demo")).toBeVisible();

  await parent.send("PATCH", "/api/settings", { place });
  await expect(now.getByText("-4°", { exact: true })).toBeVisible();
  await expect(now.getByText("Demo")).toHaveCount(0);
  await wall.clock.install();
  await now.click();
  await expect(wall).toHaveURL(/\/weather$/);
  await expect(wall.getByRole("heading", { name: "Potsdam" })).toBeVisible();
  await expect(wall.locator(".weather-hours li")).toHaveCount(24);
  await expect(wall.locator(".weather-week li")).toHaveCount(7);
  await expect(wall.getByText("Forecast by Open-Meteo, CC BY 4.0")).toBeVisible();
  const { violations } = await new AxeBuilder({ page: wall })
    .withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  for (const [width, height] of [
    [800, 480],
    [1080, 1920],
    [3840, 2160],
  ] as const) {
    await wall.setViewportSize({ width, height });
    const overflow = await wall.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow, `${width}x${height}`).toBeLessThanOrEqual(0);
  }
  await wall.clock.fastForward(121_000);
  await expect(wall).toHaveURL(`${house.server.url}/`);

  await parent.send("PATCH", "/api/settings", { units: "imperial" });
  await expect(now.getByText("25°", { exact: true })).toBeVisible();
  await wall.context().close();
});

test("weather whose source is lost stays on wall and phone, with its age", async ({
  browser,
  house,
  feeds,
}) => {
  const skyAt = () => ({ condition: "fog", temp: 6, chance: 0 }) as const;
  feeds.answer("/v1/forecast", openMeteoVendor({ now: Date.now, skyAt }));
  await house.start({ OPEN_METEO_URL: `${feeds.url}/v1/forecast` });
  const parent = await openParentOf(house);
  await parent.send("PATCH", "/api/settings", { place, locale: "de" });
  const { body } = await parent.get("/api/weather");
  // As the house tells it two hours after its source was lost.
  const fetchedAt = new Date(Date.now() - 2 * 3_600_000).toISOString();
  const old = { ...body, stale: true, fetchedAt };
  const wall = await openWallPage(browser, house, "/weather");
  const phone = await openPhonePage(browser, house);
  await phone.request.post(`${house.server.url}/api/session`, {
    data: { memberId: "mom", pin: "2468" },
  });
  for (const [page, head] of [
    [wall, ".room-head"],
    [phone, ".head"],
  ] as const) {
    await page.route("**/api/weather", (route) => route.fulfill({ json: old }));
    await page.reload();
    await expect(page.locator(head).getByText("vor 2 Stunden")).toBeVisible();
    await expect(page.getByRole("img", { name: "Nebel" }).first()).toBeVisible();
    await page.context().close();
  }
});
