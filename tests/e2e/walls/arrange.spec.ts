import { expect, type Locator, type Page } from "@playwright/test";
import type { WallView } from "#contract/wall-view.ts";
import { chance } from "../../fixtures/chance.ts";
import { moveIn } from "../home/move-in.ts";
import { mom, openPhoneOf } from "../support/phone-in-hand.ts";
import { openParentOf, openWallPage, test, typePin } from "../support/wall-test.ts";
import { wallHere } from "./wall-here.ts";

// Cards that are dragged move.
test.use({ reducedMotion: "no-preference" });

const boardOf = (page: Page): Locator => page.getByTestId("arrange-board");
const cardOf = (page: Page, card: string): Locator =>
  boardOf(page).locator(`[data-card=${card}][data-place] > button`);

/** Waits until what a gesture did is drawn, if it did anything. */
const isDrawn = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
      ),
  );

/** Where each card is, in fields: `now 0 0 4 2`. */
const placesOf = async (page: Page): Promise<string[]> => {
  await isDrawn(page);
  return boardOf(page)
    .locator("[data-place]")
    .evaluateAll((frames) =>
      frames.map(
        (frame) => `${frame.getAttribute("data-card")} ${frame.getAttribute("data-place")}`,
      ),
    );
};

/** What is wrong with where cards are drawn: fields that several cover, or none does. */
const troublesOf = (places: readonly string[], columns: number, rows: number): string[] => {
  const covers = new Map<number, number>();
  for (const place of places) {
    const [x = 0, y = 0, w = 0, h = 0] = place.split(" ").slice(1).map(Number);
    for (let field = 0; field < w * h; field += 1) {
      const at = (y + Math.floor(field / w)) * columns + x + (field % w);
      covers.set(at, (covers.get(at) ?? 0) + 1);
    }
  }
  const holes = columns * rows - covers.size;
  const overlaps = [...covers.values()].filter((count) => count > 1).length;
  return [
    ...(holes === 0 ? [] : [`${holes} holes: ${places.join(", ")}`]),
    ...(overlaps === 0 ? [] : [`${overlaps} overlaps: ${places.join(", ")}`]),
  ];
};

const openArranging = async (page: Page, url: string): Promise<void> => {
  await page.goto(`${url}/arrange`);
  await typePin(page, "2468");
  await expect(boardOf(page)).toBeVisible();
};

/** Carries what is below one point to another one. */
const carry = async (
  page: Page,
  from: readonly [number, number],
  to: readonly [number, number],
) => {
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move((from[0] + to[0]) / 2, (from[1] + to[1]) / 2);
  await page.mouse.move(...to);
  await page.mouse.up();
};

const gestures = 40;

for (const [width, height, columns, rows] of [
  [800, 480, 12, 8],
  [1280, 800, 12, 8],
  [1080, 1920, 8, 14],
] as const)
  test(`${gestures} drags, resizes and removals on ${width}x${height} leave neither an overlap nor a hole, and each is undone exactly`, async ({
    browser,
    wall,
  }) => {
    test.slow();
    await wall.start();
    const page = await openWallPage(browser, wall);
    await page.setViewportSize({ width, height });
    await openArranging(page, wall.server.url);
    const before = await wallHere(page);
    const { below } = chance(width + height);
    const pointIn = async (locator: Locator): Promise<[number, number]> => {
      const box = await locator.boundingBox();
      if (box === null) throw new Error("it isn't drawn");
      const part = () => 0.1 + below(80) / 100;
      return [box.x + box.width * part(), box.y + box.height * part()];
    };
    const seen = [await placesOf(page)];
    for (let step = 0; step < gestures; step += 1) {
      const cards = (seen.at(-1) ?? []).map((place) => place.split(" ")[0] ?? "");
      const anyCard = () => cardOf(page, cards[below(cards.length)] ?? "now");
      const kind = below(10);
      if (kind < 5) await carry(page, await pointIn(anyCard()), await pointIn(boardOf(page)));
      else {
        await anyCard().click();
        const grips = page.locator("[data-testid^=grip-]");
        const count = await grips.count();
        const more = page.getByRole("group", { name: "Also on Home" }).locator("button:enabled");
        const takeAway = page.getByRole("button", { name: "Take away" });
        if (kind < 8 && count > 0) {
          const box = await grips.nth(below(count)).boundingBox();
          if (box === null) throw new Error("a grip isn't drawn");
          const from = [box.x + box.width / 2, box.y + box.height / 2] as const;
          await carry(page, from, await pointIn(boardOf(page)));
        } else if (kind === 8 && (await takeAway.isEnabled())) await takeAway.click();
        else if ((await more.count()) > 0) await more.nth(below(await more.count())).click();
      }
      const places = await placesOf(page);
      expect(troublesOf(places, columns, rows)).toEqual([]);
      if (places.join() !== seen.at(-1)?.join()) seen.push(places);
    }
    console.log(
      `${seen.length - 1} of ${gestures} gestures changed the wall of ${width}x${height}`,
    );
    expect(seen.length).toBeGreaterThan(12);
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
    const undo = page.getByRole("button", { name: "Undo" });
    for (const places of seen.slice(0, -1).toReversed()) {
      await undo.press("Enter");
      await expect.poll(() => placesOf(page)).toEqual(places);
    }
    await expect(undo).toBeDisabled();
    await expect.poll(async () => (await wallHere(page)).layout).toEqual(before.layout);
    await page.context().close();
  });

test("a parent takes a card away on the phone, the wall follows, and by keys it gets another shape", async ({
  browser,
  wall,
}) => {
  await wall.start();
  await moveIn(wall, { count: 4, from: 4, locale: "en-GB" });
  const page = await openWallPage(browser, wall);
  await expect(page.getByTestId("home-grocery")).toBeVisible();
  const { id } = await wallHere(page);
  const phone = await openPhoneOf(browser, wall, mom, `/walls/${id}`);
  await phone.getByRole("link", { name: "Arrange its cards" }).tap();
  await cardOf(phone, "grocery").tap();
  await phone.getByRole("button", { name: "Take away" }).tap();
  await expect(page.getByTestId("home-grocery")).toHaveCount(0);
  await expect(page.getByTestId("home-dinner")).toBeVisible();
  // What the week had on Home it has there too.
  await expect(page.getByTestId("week").getByRole("button")).toBeVisible();
  await cardOf(phone, "people").focus();
  await phone.keyboard.press("Shift+ArrowLeft");
  await expect.poll(() => placesOf(phone)).toContain("people 0 5 8 3");
  await phone.keyboard.press("Delete");
  await expect(page.getByTestId("people")).toHaveCount(0);
  await phone.getByRole("button", { name: "As before" }).tap();
  await expect(page.getByTestId("people")).toBeVisible();
  await expect(page.getByTestId("home-grocery")).toBeVisible();
  await page.context().close();
  await phone.context().close();
});

test("two parents who arrange the same wall at once see both arrangements, and choose", async ({
  browser,
  wall,
}) => {
  await wall.start();
  const page = await openWallPage(browser, wall);
  // A finger that rests on the paper below the clock opens it.
  await page.getByTestId("now").locator("[data-part~=now-date]").hover();
  await page.mouse.down();
  await page.waitForURL("**/arrange");
  await page.mouse.up();
  await typePin(page, "2468");
  await expect(boardOf(page)).toBeVisible();
  const dad = await openParentOf(wall);
  const theirs: WallView["layout"]["landscape"] = [
    { card: "now", x: 0, y: 0, w: 12, h: 4 },
    { card: "people", x: 0, y: 4, w: 12, h: 4 },
  ];
  /** Lets dad change the wall just before the next change of this page arrives. */
  const beforeMine = (patch: Pick<Partial<WallView>, "layout" | "preset">) =>
    page.route(
      "**/api/walls/*",
      async (route) => {
        const { id, revision } = await wallHere(page);
        const { status } = await dad.send("PATCH", `/api/walls/${id}`, { revision, ...patch });
        expect(status).toBe(200);
        await route.continue();
      },
      { times: 1 },
    );
  const question = page.getByRole("alertdialog");
  const takeAway = async (card: string): Promise<void> => {
    await cardOf(page, card).click();
    await page.getByRole("button", { name: "Take away" }).click();
  };
  await beforeMine({ layout: { landscape: theirs, portrait: null } });
  await takeAway("grocery");
  await expect(question).toBeVisible();
  await expect.poll(() => placesOf(page)).toEqual(["now 0 0 12 4", "people 0 4 12 4"]);
  await question.getByRole("button", { name: "What is there now" }).click();
  await expect(question).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Undo" })).toBeDisabled();

  await beforeMine({ preset: "calendar" });
  await takeAway("people");
  await expect(question).toBeVisible();
  await question.getByRole("button", { name: "My change" }).click();
  await expect(question).toHaveCount(0);
  await expect.poll(() => placesOf(page)).toEqual(["now 0 0 12 8"]);
  await expect
    .poll(async () => (await wallHere(page)).layout.landscape)
    .toEqual([{ card: "now", x: 0, y: 0, w: 12, h: 8 }]);
  await page.context().close();
});

test("a card that is carried to where it has no room springs back, and the wall says why", async ({
  browser,
  wall,
}) => {
  await wall.start();
  const page = await openWallPage(browser, wall);
  await openArranging(page, wall.server.url);
  const middleOf = async (card: string): Promise<[number, number]> => {
    const box = await cardOf(page, card).boundingBox();
    if (box === null) throw new Error("it isn't drawn");
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const before = await placesOf(page);
  const said = boardOf(page).getByRole("status");
  await carry(page, await middleOf("week"), await middleOf("dinner"));
  await expect(said).toHaveText(/“Seven days” springs back: .* too small to be read/);
  expect(await placesOf(page)).toEqual(before);
  const nowhere = [await middleOf("week"), [3, 3]] as const;
  for (const to of nowhere) {
    await carry(page, await middleOf("week"), await middleOf("dinner"));
    await expect(said).not.toBeEmpty();
    await carry(page, await middleOf("week"), to);
    await expect(said).toBeEmpty();
  }
  expect(await placesOf(page)).toEqual(before);
  await page.context().close();
});
