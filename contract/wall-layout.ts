import * as z from "zod";

/** What a card of a wall's Home shows. */
export const wallCards = [
  "now",
  "clock",
  "day",
  "next",
  "week",
  "weekAfter",
  "people",
  "children",
  "faces",
  "dinner",
  "mealWeek",
  "grocery",
  "notes",
] as const;
export type WallCard = (typeof wallCards)[number];

const field = z.int().min(0).max(13);
const fields = z.int().min(1).max(14);

/** A card's place on the grid of a wall, in fields from its upper left corner. */
const placedCard = z
  .strictObject({ card: z.enum(wallCards), x: field, y: field, w: fields, h: fields })
  .meta({ id: "PlacedCard" });
export type PlacedCard = z.infer<typeof placedCard>;

type Place = Pick<PlacedCard, "x" | "y" | "w" | "h">;

/** Whether places cover an area, which straight cuts from edge to edge take apart into them: nothing overlaps, nothing is left over. */
const isTiled = (places: readonly Place[], area: Place): boolean => {
  const [first, ...others] = places;
  if (first === undefined) return false;
  const { x, y, w, h } = area;
  if (others.length === 0) return first.x === x && first.y === y && first.w === w && first.h === h;
  const cutAcross = places.find(
    ({ x: at }) => at > x && places.every((place) => place.x >= at || place.x + place.w <= at),
  );
  if (cutAcross !== undefined) {
    const at = cutAcross.x;
    return (
      isTiled(
        places.filter((place) => place.x < at),
        { x, y, h, w: at - x },
      ) &&
      isTiled(
        places.filter((place) => place.x >= at),
        { x: at, y, h, w: x + w - at },
      )
    );
  }
  const cutDown = places.find(
    ({ y: at }) => at > y && places.every((place) => place.y >= at || place.y + place.h <= at),
  );
  if (cutDown === undefined) return false;
  const at = cutDown.y;
  return (
    isTiled(
      places.filter((place) => place.y < at),
      { x, y, w, h: at - y },
    ) &&
    isTiled(
      places.filter((place) => place.y >= at),
      { x, y: at, w, h: y + h - at },
    )
  );
};

const cardsOn = (columns: number, rows: number) =>
  z
    .array(placedCard)
    .min(1)
    .max(wallCards.length)
    .refine((cards) => new Set(cards.map(({ card }) => card)).size === cards.length, {
      message: "expected each card once",
    })
    .refine((cards) => isTiled(cards, { x: 0, y: 0, w: columns, h: rows }), {
      message: `expected cards that cover ${columns} by ${rows} fields without overlapping, divided by straight cuts`,
    })
    .nullable();

/** How the cards of a wall's Home are arranged, on a wide and on a high screen. */
export const wallLayout = z
  .strictObject({
    landscape: cardsOn(12, 8).meta({
      description: "12 fields across, 8 down; null: as the preset has them.",
    }),
    portrait: cardsOn(8, 14).meta({
      description: "8 fields across, 14 down; null: as the preset has them.",
    }),
  })
  .meta({ id: "WallLayout" });
export type WallLayout = z.infer<typeof wallLayout>;
