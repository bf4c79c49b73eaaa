import type { PlacedCard, WallCard } from "#contract/wall-layout.ts";
import {
  type CardSize,
  type CardSizes,
  isLargeEnough,
  leastCardSizes,
  usualSizes,
} from "./card-sizes.ts";

/** Cards that cover a wall's grid without overlapping, divided by straight cuts. */
export type Tiling = readonly PlacedCard[];

/** An edge of a card. */
export type Side = "left" | "right" | "top" | "bottom";
export const sides = ["left", "right", "top", "bottom"] as const satisfies readonly Side[];

type Axis = "x" | "y";
const extentOf = { x: "w", y: "h" } as const satisfies Record<Axis, "w" | "h">;
const otherOf = { x: "y", y: "x" } as const satisfies Record<Axis, Axis>;

/** The axis along which a side lies apart from its opposite, and whether it is the far one. */
const sideAxis = {
  left: { axis: "x", isFar: false },
  right: { axis: "x", isFar: true },
  top: { axis: "y", isFar: false },
  bottom: { axis: "y", isFar: true },
} as const satisfies Record<Side, { axis: Axis; isFar: boolean }>;

const startOf = (card: PlacedCard, axis: Axis): number => card[axis];
const endOf = (card: PlacedCard, axis: Axis): number => card[axis] + card[extentOf[axis]];

const cardIn = (tiling: Tiling, card: WallCard): PlacedCard | undefined =>
  tiling.find((one) => one.card === card);

/** What a card shows, at another place. */
const shownAt = (
  { x, y, w, h }: PlacedCard,
  { card, memberId }: Pick<PlacedCard, "card" | "memberId">,
): PlacedCard => ({ card, x, y, w, h, ...(memberId === undefined ? {} : { memberId }) });

/** What a tiling became, where no card of it is too small that wasn't before. */
const ifReadable = (before: Tiling, after: Tiling, least: CardSizes): Tiling | undefined =>
  after.every((card) => {
    const was = cardIn(before, card.card);
    const isNoSmaller = was !== undefined && card.w >= was.w && card.h >= was.h;
    return isNoSmaller || isLargeEnough(card, least);
  })
    ? after
    : undefined;

/** A card from one place on an axis to another. */
const between = (card: PlacedCard, axis: Axis, start: number, end: number): PlacedCard => ({
  ...card,
  [axis]: start,
  [extentOf[axis]]: end - start,
});

const overlap = (one: PlacedCard, other: PlacedCard, axis: Axis): boolean =>
  startOf(one, axis) < endOf(other, axis) && startOf(other, axis) < endOf(one, axis);

/** The cards on both sides of the straight line on which a side of a card lies, as far as they move with it. */
const alongLine = (tiling: Tiling, from: PlacedCard, side: Side) => {
  const { axis, isFar } = sideAxis[side];
  const at = isFar ? endOf(from, axis) : startOf(from, axis);
  const before = new Set<PlacedCard>(isFar ? [from] : []);
  const after = new Set<PlacedCard>(isFar ? [] : [from]);
  const across = otherOf[axis];
  for (let known = -1; known !== before.size + after.size;) {
    known = before.size + after.size;
    for (const card of tiling) {
      if (endOf(card, axis) === at && [...after].some((one) => overlap(card, one, across)))
        before.add(card);
      if (startOf(card, axis) === at && [...before].some((one) => overlap(card, one, across)))
        after.add(card);
    }
  }
  return { at, before, after };
};

/** Moves a side of a card by so many fields, with the whole line that it lies on; undefined where a card would become too small, or at the wall's edge. */
export const moveSide = (
  tiling: Tiling,
  card: WallCard,
  side: Side,
  by: number,
  least: CardSizes = leastCardSizes,
): Tiling | undefined => {
  const from = cardIn(tiling, card);
  if (from === undefined || by === 0) return undefined;
  const { axis } = sideAxis[side];
  const { at, before, after } = alongLine(tiling, from, side);
  if (before.size === 0 || after.size === 0) return undefined;
  const moved = tiling.map((one) => {
    if (before.has(one)) return between(one, axis, startOf(one, axis), at + by);
    return after.has(one) ? between(one, axis, at + by, endOf(one, axis)) : one;
  });
  // A card that was smaller than it should be mustn't vanish.
  if (moved.some(({ w, h }) => w < 1 || h < 1)) return undefined;
  return ifReadable(tiling, moved, least);
};

/** The cards beyond a side of a card that together are exactly as long as it is; undefined where they aren't. */
const exactNeighbours = (tiling: Tiling, from: PlacedCard, side: Side) => {
  const { axis, isFar } = sideAxis[side];
  const across = otherOf[axis];
  const beyond = tiling.filter(
    (one) =>
      (isFar
        ? startOf(one, axis) === endOf(from, axis)
        : endOf(one, axis) === startOf(from, axis)) && overlap(one, from, across),
  );
  const isExact =
    beyond.length > 0 &&
    beyond.every(
      (one) =>
        startOf(one, across) >= startOf(from, across) && endOf(one, across) <= endOf(from, across),
    );
  return isExact ? beyond : undefined;
};

/** Takes a card away, whose neighbours stretch over its place; undefined for the last one. */
export const removeCard = (tiling: Tiling, card: WallCard): Tiling | undefined => {
  const gone = cardIn(tiling, card);
  if (gone === undefined || tiling.length === 1) return undefined;
  for (const side of ["left", "top", "right", "bottom"] as const) {
    const neighbours = exactNeighbours(tiling, gone, side);
    if (neighbours === undefined) continue;
    const { axis, isFar } = sideAxis[side];
    return tiling.flatMap((one) => {
      if (one === gone) return [];
      if (!neighbours.includes(one)) return [one];
      return isFar
        ? [between(one, axis, startOf(gone, axis), endOf(one, axis))]
        : [between(one, axis, startOf(one, axis), endOf(gone, axis))];
    });
  }
  return undefined;
};

/** Puts a card at a side of another one, which gives way; undefined where there isn't room for both. */
export const addBeside = (
  tiling: Tiling,
  card: WallCard,
  beside: WallCard,
  side: Side,
  {
    wanted = usualSizes[card],
    least = leastCardSizes,
  }: { readonly wanted?: CardSize; readonly least?: CardSizes } = {},
): Tiling | undefined => {
  const host = cardIn(tiling, beside);
  if (host === undefined || cardIn(tiling, card) !== undefined) return undefined;
  const { axis, isFar } = sideAxis[side];
  const extent = extentOf[axis];
  const most = host[extent] - least[beside][extent];
  if (most < least[card][extent]) return undefined;
  // Half of the place at most, so that what gives way stays what it was.
  const fair = Math.max(least[card][extent], Math.floor(host[extent] / 2));
  const size = Math.min(wanted[extent], most, fair);
  const [start, end] = [startOf(host, axis), endOf(host, axis)];
  const line = isFar ? end - size : start + size;
  const here = shownAt(host, { card });
  const added = [
    ...tiling.map((one) => {
      if (one !== host) return one;
      return isFar ? between(one, axis, start, line) : between(one, axis, line, end);
    }),
    isFar ? between(here, axis, line, end) : between(here, axis, start, line),
  ];
  return ifReadable(tiling, added, least);
};

/** Lets two cards change places; undefined where one of them would be too small. */
export const swapCards = (
  tiling: Tiling,
  one: WallCard,
  other: WallCard,
  least: CardSizes = leastCardSizes,
): Tiling | undefined => {
  const [first, second] = [cardIn(tiling, one), cardIn(tiling, other)];
  if (one === other || first === undefined || second === undefined) return undefined;
  const swapped = tiling.map((card) => {
    if (card === first) return shownAt(card, second);
    return card === second ? shownAt(card, first) : card;
  });
  return ifReadable(tiling, swapped, least);
};

/** Carries a card to a side of another one, which gives way; undefined where there isn't room. */
export const moveBeside = (
  tiling: Tiling,
  card: WallCard,
  beside: WallCard,
  side: Side,
  least: CardSizes = leastCardSizes,
): Tiling | undefined => {
  const from = cardIn(tiling, card);
  const left = card === beside ? undefined : removeCard(tiling, card);
  const moved = left && from && addBeside(left, card, beside, side, { wanted: from, least });
  return moved?.map((one) => (one.card === card && from ? shownAt(one, from) : one));
};

/** Puts a card where there is most room for it; undefined where there is none. */
export const addCard = (
  tiling: Tiling,
  card: WallCard,
  least: CardSizes = leastCardSizes,
): Tiling | undefined => {
  for (const { card: beside } of tiling.toSorted((a, b) => b.w * b.h - a.w * a.h))
    for (const side of ["bottom", "right"] as const) {
      const added = addBeside(tiling, card, beside, side, { least });
      if (added !== undefined) return added;
    }
  return undefined;
};

/** The card next to a side of another one, where a step in that direction leads: the one that it touches most. */
export const neighbourOf = (tiling: Tiling, card: WallCard, side: Side): WallCard | undefined => {
  const from = cardIn(tiling, card);
  if (from === undefined) return undefined;
  const { axis, isFar } = sideAxis[side];
  const across = otherOf[axis];
  const touched = (one: PlacedCard): number =>
    Math.min(endOf(one, across), endOf(from, across)) -
    Math.max(startOf(one, across), startOf(from, across));
  return tiling
    .filter((one) =>
      isFar ? startOf(one, axis) === endOf(from, axis) : endOf(one, axis) === startOf(from, axis),
    )
    .filter((one) => touched(one) > 0)
    .toSorted((a, b) => touched(b) - touched(a))[0]?.card;
};

/** Makes a card a field larger (`by` 1) or smaller (-1) along an axis, at its far side or else at its near one. */
export const stretch = (
  tiling: Tiling,
  card: WallCard,
  axis: Axis,
  by: 1 | -1,
  least: CardSizes = leastCardSizes,
): Tiling | undefined => {
  const [far, near] = axis === "x" ? (["right", "left"] as const) : (["bottom", "top"] as const);
  return moveSide(tiling, card, far, by, least) ?? moveSide(tiling, card, near, -by, least);
};
