import type { WallPreset, WallView } from "#contract/wall-view.ts";
import {
  type DrawnCard,
  type Layouts,
  presetLayouts,
  type WallOrientation,
} from "../preset-layouts.ts";
import { isLargeEnough, leastLowSizes, scaleOf } from "./card-sizes.ts";
import type { Tiling } from "./tiling.ts";

type Arranged = Pick<WallView, "preset" | "layout">;

/** Kitchen's bands find no room on a low screen, which has the small one's. */
const presetOn = (preset: WallPreset, isLow: boolean): WallPreset =>
  isLow && preset === "kitchen" ? "smallScreen" : preset;

/** What a parent has arranged; undefined where a preset stands as it comes, and on a low screen where a card would be too small. */
const arranged = (
  { layout }: Pick<WallView, "layout">,
  orientation: WallOrientation,
  isLow: boolean,
): readonly DrawnCard[] | undefined => {
  const cards = layout[orientation];
  if (cards === null) return undefined;
  if (isLow && !cards.every((card) => isLargeEnough(card, leastLowSizes))) return undefined;
  return cards.map((card) => ({ ...card, scale: isLow ? 1 : scaleOf(card) }));
};

/** Where a wall's own preset has its cards, as a parent arranged them or as it comes. */
export const layoutOf = (wall: Arranged, isLow = false): Layouts => {
  const usual = presetLayouts[presetOn(wall.preset, isLow)];
  return {
    landscape: arranged(wall, "landscape", isLow) ?? usual.landscape,
    portrait: arranged(wall, "portrait", isLow) ?? usual.portrait,
  };
};

/** The same without what is only about drawing. */
export const tilingOf = (wall: Arranged, orientation: WallOrientation, isLow: boolean): Tiling =>
  layoutOf(wall, isLow)[orientation].map(({ scale: _drawn, ...place }) => place);

/** Whether a wall's cards stand otherwise than its preset comes, on a screen of one orientation. */
export const isArranged = (
  wall: Pick<WallView, "layout">,
  orientation: WallOrientation,
  isLow: boolean,
): boolean => arranged(wall, orientation, isLow) !== undefined;
