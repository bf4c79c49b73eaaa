import { expect } from "@playwright/test";
import { moveIn, moveInMoment } from "../home/move-in.ts";
import { leastSizes, troublesOfHome } from "../home/measure-home.ts";
import { openParentOf, openWallPage, test } from "../support/wall-test.ts";
import { wallHere } from "./wall-here.ts";

const presets = [
  "childrensMorning",
  "calendar",
  "meals",
  "calmClock",
  "dayClock",
  "smallScreen",
] as const;
const sizes = [
  [1280, 800],
  [1080, 1920],
  [800, 480],
  [1920, 1080],
  [800, 1280],
] as const;

/** What is read from near in any preset; the rest depends on how large its place is. */
const readable = (width: number, height: number) => {
  const { text } = leastSizes(width, height);
  return {
    ...{ clock: 56, nextTitle: 24, longNextTitle: 24, minutes: 0 },
    ...{ name: text, longName: text, title: text, text: Math.min(text, 17) },
  };
};

for (const [count, from, locale] of [
  [4, 4, "en-GB"],
  [11, 230, "de-DE"],
] as const)
  test(`a family of ${count} reads whatever preset a wall has whole on every size`, async ({
    browser,
    wall,
  }) => {
    test.slow();
    await wall.start();
    await moveIn(wall, { count, from, locale });
    const parent = await openParentOf(wall);
    const page = await openWallPage(browser, wall, null);
    await page.clock.setFixedTime(moveInMoment);
    await page.goto(wall.server.url);
    for (const preset of presets) {
      const { id, revision } = await wallHere(page);
      await parent.send("PATCH", `/api/walls/${id}`, { revision, preset });
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        // Kitchen is what a small screen shows there.
        const isKitchen = preset === "smallScreen" && height === 480;
        const home = page.getByTestId("home");
        await (isKitchen
          ? expect(home).toHaveAttribute("data-small", "true")
          : expect(home).toHaveAttribute("data-preset", preset));
        await expect(
          page.getByTestId("next").or(page.getByTestId("meal-week")).first(),
        ).toBeVisible();
        await expect
          .configure({ soft: true })
          .poll(() => troublesOfHome(page, readable(width, height)), {
            message: `${preset} for ${count} on ${width}x${height}`,
          })
          .toEqual([]);
      }
    }
    await page.context().close();
  });
