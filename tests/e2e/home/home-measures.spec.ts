import { expect } from "@playwright/test";
import { visit } from "../support/page-checks.ts";
import { test } from "../support/wall-test.ts";
import { leastSizes, troublesOfHome } from "./measure-home.ts";
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

for (const [count, from, locale] of [
  [1, 4, "en-GB"],
  [2, 53, "de-DE"],
  [4, 106, "en-GB"],
  [6, 179, "de-DE"],
  [11, 230, "de-DE"],
] as const)
  test(`a family of ${count} reads Home whole on every wall, whatever they write`, async ({
    browser,
    wall,
  }) => {
    test.slow();
    await wall.start();
    const names = await moveIn(wall, { count, from, locale });
    const wallPage = await browser.newPage();
    await wallPage.clock.setFixedTime(moveInMoment);
    await visit(wallPage, wall.server.url);
    for (const [width, height] of sizes) {
      const what = `${count} people on ${width}x${height}`;
      await wallPage.setViewportSize({ width, height });
      await expect(
        wallPage
          .getByTestId("people")
          .getByText(names[0] ?? "")
          .first(),
      ).toBeVisible();
      await expect(wallPage.getByTestId("next").getByRole("heading")).toBeVisible();
      for (const name of names)
        await expect(
          wallPage.getByTestId("people").getByText(name, { exact: true }).first(),
          `${name} of ${what}`,
        ).toBeVisible();
      await expect
        .configure({ soft: true })
        .poll(() => troublesOfHome(wallPage, leastSizes(width, height)), { message: what })
        .toEqual([]);
    }
    await wallPage.context().close();
  });
