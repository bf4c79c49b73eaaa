import { expect } from "@playwright/test";
import { leastLowSizes, leastCardSizes } from "#client/features/walls/layout/card-sizes.ts";
import {
  addCard,
  moveBeside,
  moveSide,
  removeCard,
  sides,
  type Tiling,
} from "#client/features/walls/layout/tiling.ts";
import { presetLayouts, type WallOrientation } from "#client/features/walls/preset-layouts.ts";
import { wallCards } from "#contract/wall-layout.ts";
import { chance } from "../../fixtures/chance.ts";
import { leastSizes, troublesOfHome } from "../home/measure-home.ts";
import { moveIn, moveInMoment } from "../home/move-in.ts";
import { openParentOf, openWallPage, test } from "../support/wall-test.ts";
import { wallHere } from "./wall-here.ts";

/** What a parent may have made of a preset by forty steps. */
const arrangement = (orientation: WallOrientation, isLow: boolean, seed: number): Tiling => {
  const { below } = chance(seed);
  const least = isLow ? leastLowSizes : leastCardSizes;
  let tiling: Tiling = presetLayouts[isLow ? "smallScreen" : "kitchen"][orientation].map(
    ({ card, x, y, w, h }) => ({ card, x, y, w, h }),
  );
  for (let step = 0; step < 40; step += 1) {
    const one = tiling[below(tiling.length)]?.card ?? "now";
    const other = tiling[below(tiling.length)]?.card ?? "next";
    const side = sides[below(4)] ?? "left";
    const ways = [
      () => moveBeside(tiling, one, other, side, least),
      () => moveSide(tiling, one, side, below(7) - 3, least),
      () => addCard(tiling, wallCards[below(wallCards.length)] ?? "notes", least),
      () => (tiling.length > 4 ? removeCard(tiling, one) : undefined),
    ];
    tiling = ways[below(ways.length)]?.() ?? tiling;
  }
  return tiling;
};

/** What is read from near in any arrangement; the rest depends on how large a card's place is. */
const readable = (width: number, height: number) => {
  const { text } = leastSizes(width, height);
  return {
    ...{ clock: 56, nextTitle: 24, longNextTitle: 24, minutes: 0 },
    ...{ name: text, longName: text, title: text, text: Math.min(text, 17) },
  };
};

for (const [width, height] of [
  [1280, 800],
  [1080, 1920],
  [800, 480],
] as const)
  test(`a family reads Home whole on ${width}x${height}, however a parent arranged it`, async ({
    browser,
    wall,
  }) => {
    test.slow();
    await wall.start();
    await moveIn(wall, { count: 4, from: 4, locale: "en-GB" });
    const parent = await openParentOf(wall);
    const page = await openWallPage(browser, wall, null);
    await page.setViewportSize({ width, height });
    await page.clock.setFixedTime(moveInMoment);
    await page.goto(wall.server.url);
    const orientation = width > height ? "landscape" : "portrait";
    for (const seed of [1, 2, 3, 4, 5]) {
      const { id, revision, layout } = await wallHere(page);
      const cards = arrangement(orientation, height === 480, seed);
      const { status } = await parent.send("PATCH", `/api/walls/${id}`, {
        ...{ revision, layout: { ...layout, [orientation]: cards } },
      });
      expect(status).toBe(200);
      for (const { card, x, y, w, h } of cards)
        await expect(page.locator(`[data-testid=home] [data-card=${card}]`)).toHaveCSS(
          "grid-area",
          `${y + 1} / ${x + 1} / span ${h} / span ${w}`,
        );
      await expect
        .configure({ soft: true })
        .poll(() => troublesOfHome(page, readable(width, height)), {
          message: `${width}x${height}: ${cards.map((card) => Object.values(card).join(" ")).join(", ")}`,
          timeout: 3000,
        })
        .toEqual([]);
    }
    await page.context().close();
  });
