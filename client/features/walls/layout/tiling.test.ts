import { describe, expect, it } from "vitest";
import { chance } from "#tests/fixtures/chance.ts";
import { type WallCard, wallCards, wallLayout } from "#contract/wall-layout.ts";
import { presetLayouts, type WallOrientation, wallGrid } from "../preset-layouts.ts";
import { leastCardSizes } from "./card-sizes.ts";
import {
  addBeside,
  addCard,
  moveBeside,
  moveSide,
  neighbourOf,
  removeCard,
  type Side,
  sides,
  stretch,
  swapCards,
  type Tiling,
} from "./tiling.ts";

const bare = (tiling: Tiling): Tiling =>
  tiling.map(({ card, x, y, w, h }) => ({ card, x, y, w, h }));

/** How often each field of a wall is covered, counted field by field. */
const coverage = (tiling: Tiling, orientation: WallOrientation): number[] => {
  const { columns, rows } = wallGrid[orientation];
  const counts = Array.from({ length: columns * rows }, () => 0);
  for (const { x, y, w, h } of tiling)
    for (let row = y; row < y + h; row += 1)
      for (let column = x; column < x + w; column += 1)
        counts[row * columns + column] = (counts[row * columns + column] ?? 0) + 1;
  return counts;
};

const randomStep = (tiling: Tiling, below: (count: number) => number): Tiling | undefined => {
  const cardAt = (): WallCard => tiling[below(tiling.length)]?.card ?? "now";
  const anyCard = wallCards[below(wallCards.length)] ?? "now";
  const side: Side = sides[below(4)] ?? "left";
  switch (below(8)) {
    case 0:
      return removeCard(tiling, cardAt());
    case 1:
      return addBeside(tiling, anyCard, cardAt(), side);
    case 2:
      return addCard(tiling, anyCard);
    case 3:
      return swapCards(tiling, cardAt(), cardAt());
    case 4:
      return stretch(tiling, cardAt(), below(2) === 0 ? "x" : "y", below(2) === 0 ? 1 : -1);
    case 5:
    case 6:
      return moveSide(tiling, cardAt(), side, below(9) - 4);
    default:
      return moveBeside(tiling, cardAt(), cardAt(), side);
  }
};

describe.each(["landscape", "portrait"] as const)("a wall in %s", (orientation) => {
  it("has neither an overlap nor a hole after any of 20,000 drags, resizes, removals and additions, and the server takes each", () => {
    const { below } = chance(18);
    let tiling: Tiling = bare(presetLayouts.kitchen[orientation]);
    let done = 0;
    for (let step = 0; step < 20_000; step += 1) {
      if (step % 500 === 0)
        tiling = bare(Object.values(presetLayouts)[below(7)]?.[orientation] ?? tiling);
      const before = JSON.stringify(tiling);
      const next = randomStep(tiling, below);
      expect(JSON.stringify(tiling)).toBe(before);
      if (next === undefined) continue;
      done += 1;
      const counts = coverage(next, orientation);
      if (
        counts.some((count) => count !== 1) ||
        counts.length !== 96 + (orientation === "portrait" ? 16 : 0)
      )
        expect(counts, JSON.stringify({ before, next })).toEqual(counts.map(() => 1));
      for (const { card, w, h } of next)
        if (w < leastCardSizes[card].w || h < leastCardSizes[card].h)
          expect.fail(`${card} is ${w} by ${h} in ${JSON.stringify(next)}`);
      if (done % 20 === 0)
        expect(
          wallLayout.parse({ landscape: null, portrait: null, [orientation]: next }),
        ).toBeDefined();
      tiling = next;
    }
    expect(done).toBeGreaterThan(4000);
  });

  it("can lose every card but the last one, in any order", () => {
    const { below } = chance(7);
    for (let round = 0; round < 200; round += 1) {
      let tiling: Tiling = bare(Object.values(presetLayouts)[below(7)]?.[orientation] ?? []);
      while (tiling.length > 1) {
        const left = removeCard(tiling, tiling[below(tiling.length)]?.card ?? "now");
        if (left === undefined) expect.fail(`nothing can go of ${JSON.stringify(tiling)}`);
        else tiling = left;
      }
      expect(removeCard(tiling, tiling[0]?.card ?? "now")).toBeUndefined();
    }
  });

  it("has no preset in which a card is too small to be read", () => {
    for (const [preset, layouts] of Object.entries(presetLayouts))
      for (const { card, w, h } of layouts[orientation])
        expect([preset, card, w >= leastCardSizes[card].w, h >= leastCardSizes[card].h]).toEqual([
          ...[preset, card, true, true],
        ]);
  });
});

describe("Kitchen", () => {
  const kitchen = bare(presetLayouts.kitchen.landscape);
  const placeOf = (tiling: Tiling | undefined, card: WallCard) => {
    const { x, y, w, h } = tiling?.find((one) => one.card === card) ?? { x: -1, y: 0, w: 0, h: 0 };
    return [x, y, w, h];
  };

  it("without groceries gives their place to dinner, and without both to the people", () => {
    const one = removeCard(kitchen, "grocery");
    expect(placeOf(one, "dinner")).toEqual([9, 5, 3, 3]);
    expect(placeOf(one && removeCard(one, "dinner"), "people")).toEqual([0, 5, 12, 3]);
  });

  it("moves both cards that stand beside the people where these become narrower", () => {
    const wider = moveSide(kitchen, "people", "right", -2);
    expect([placeOf(wider, "people"), placeOf(wider, "dinner"), placeOf(wider, "grocery")]).toEqual(
      [
        [0, 5, 7, 3],
        [7, 5, 5, 1],
        [7, 6, 5, 2],
      ],
    );
  });

  it("springs back where a card would be too small, at the wall's edge, and onto itself", () => {
    expect(moveSide(kitchen, "people", "right", -4)).toBeUndefined();
    expect(moveSide(kitchen, "now", "left", 1)).toBeUndefined();
    expect(moveBeside(kitchen, "week", "dinner", "left")).toBeUndefined();
    expect(moveBeside(kitchen, "now", "now", "left")).toBeUndefined();
    expect(addCard(kitchen, "now")).toBeUndefined();
  });

  it("knows what lies in which direction", () => {
    expect(sides.map((side) => neighbourOf(kitchen, "people", side))).toEqual([
      ...[undefined, "grocery", "week", undefined],
    ]);
  });
});

it("the card of one person stays that person's wherever it is carried, and nobody else's", () => {
  const tiling: Tiling = [
    { card: "person", memberId: "mia", x: 0, y: 0, w: 6, h: 8 },
    { card: "notes", x: 6, y: 0, w: 6, h: 2 },
    { card: "grocery", x: 6, y: 2, w: 6, h: 6 },
  ];
  const whose = (arranged: Tiling | undefined) =>
    arranged?.map(({ card, memberId }) => `${card} ${memberId ?? ""}`.trim()).toSorted();
  const same = ["grocery", "notes", "person mia"];
  expect(whose(swapCards(tiling, "person", "grocery"))).toEqual(same);
  expect(whose(moveBeside(tiling, "person", "grocery", "bottom", leastCardSizes))).toEqual(same);
  expect(whose(addBeside(tiling, "photo", "person", "bottom"))).toEqual([
    ...same.slice(0, 2),
    "person mia",
    "photo",
  ]);
});

it("only the card of one person may be somebody's", () => {
  const layoutWith = (card: WallCard) => ({
    landscape: [{ card, memberId: "mia", x: 0, y: 0, w: 12, h: 8 }],
    portrait: null,
  });
  expect(wallLayout.safeParse(layoutWith("person")).success).toBe(true);
  expect(wallLayout.safeParse(layoutWith("people")).success).toBe(false);
});
