import type { PlacedCard, WallCard } from "#contract/wall-layout.ts";
import type { WallPreset } from "#contract/wall-view.ts";

/** A card as a preset or a parent has placed it. */
export interface DrawnCard extends PlacedCard {
  /** How much larger than on Kitchen it is drawn; as large without it. */
  readonly scale?: number;
}

/** How many fields a wall has: across, and down. */
export const wallGrid = {
  landscape: { columns: 12, rows: 8 },
  portrait: { columns: 8, rows: 14 },
} as const;
export type WallOrientation = keyof typeof wallGrid;

type Row = readonly [card: WallCard, x: number, y: number, w: number, h: number, scale?: number];

const placed = (...rows: readonly Row[]): readonly DrawnCard[] =>
  rows.map(([card, x, y, w, h, scale = 1]) => ({ card, x, y, w, h, scale }));

export type Layouts = Readonly<Record<WallOrientation, readonly DrawnCard[]>>;

/** Where each preset has its cards; Kitchen is drawn by bands of its own, of which this is the picture. */
export const presetLayouts: Readonly<Record<WallPreset, Layouts>> = {
  kitchen: {
    landscape: placed(
      ["now", 0, 0, 4, 2],
      ["next", 4, 0, 8, 2],
      ["week", 0, 2, 12, 3],
      ["people", 0, 5, 9, 3],
      ["dinner", 9, 5, 3, 1],
      ["grocery", 9, 6, 3, 2],
    ),
    portrait: placed(
      ["now", 0, 0, 8, 2],
      ["next", 0, 2, 8, 2],
      ["week", 0, 4, 8, 3],
      ["people", 0, 7, 8, 5],
      ["dinner", 0, 12, 4, 2],
      ["grocery", 4, 12, 4, 2],
    ),
  },
  childrensMorning: {
    landscape: placed(["now", 0, 0, 4, 2], ["next", 4, 0, 8, 2], ["children", 0, 2, 12, 6, 1.3]),
    portrait: placed(["now", 0, 0, 8, 2], ["next", 0, 2, 8, 3], ["children", 0, 5, 8, 9, 1.3]),
  },
  calendar: {
    landscape: placed(
      ["now", 0, 0, 4, 2],
      ["next", 4, 0, 8, 2],
      ["week", 0, 2, 12, 3],
      ["weekAfter", 0, 5, 12, 3],
    ),
    portrait: placed(
      ["now", 0, 0, 8, 2],
      ["next", 0, 2, 8, 2],
      ["week", 0, 4, 8, 5],
      ["weekAfter", 0, 9, 8, 5],
    ),
  },
  meals: {
    landscape: placed(
      ["now", 0, 0, 4, 2],
      ["next", 4, 0, 8, 2],
      ["mealWeek", 0, 2, 8, 6, 1.15],
      ["dinner", 8, 2, 4, 2],
      ["grocery", 8, 4, 4, 4],
    ),
    portrait: placed(
      ["now", 0, 0, 8, 2],
      ["dinner", 0, 2, 8, 2],
      ["mealWeek", 0, 4, 8, 6, 1.15],
      ["grocery", 0, 10, 8, 4],
    ),
  },
  calmClock: {
    landscape: placed(["clock", 0, 0, 12, 6], ["next", 0, 6, 12, 2]),
    portrait: placed(["clock", 0, 0, 8, 11], ["next", 0, 11, 8, 3, 1.2]),
  },
  dayClock: {
    landscape: placed(["day", 0, 0, 12, 5], ["next", 0, 5, 12, 3, 1.3]),
    portrait: placed(["day", 0, 0, 8, 10], ["next", 0, 10, 8, 4, 1.3]),
  },
  smallScreen: {
    landscape: placed(
      ["now", 0, 0, 4, 3],
      ["next", 4, 0, 8, 3, 1.2],
      ["faces", 0, 3, 12, 3, 1.2],
      ["dinner", 0, 6, 12, 2, 1.2],
    ),
    portrait: placed(
      ["now", 0, 0, 8, 3],
      ["next", 0, 3, 8, 3, 1.2],
      ["faces", 0, 6, 8, 6, 1.3],
      ["dinner", 0, 12, 8, 2],
    ),
  },
};
