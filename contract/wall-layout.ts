import * as z from "zod";
import { memberId } from "./values.ts";

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
  "weather",
  "today",
  "tomorrow",
  "agenda",
  "month",
  "person",
  "todos",
  "countdowns",
  "photo",
  "memory",
  "stars",
  "timers",
  "wifi",
] as const;
export type WallCard = (typeof wallCards)[number];

const field = z.int().min(0).max(13);
const fields = z.int().min(1).max(14);

/** A card's place on the grid of a wall, in fields from its upper left corner. */
const placedCard = z
  .strictObject({
    ...{ card: z.enum(wallCards), x: field, y: field, w: fields, h: fields },
    memberId: memberId.optional().meta({
      description: "Whose card it is where it is that of one person; without it the first one's.",
    }),
  })
  .refine(({ card, memberId: whose }) => whose === undefined || card === "person", {
    message: "expected a member only on the card of one person",
  })
  .meta({ id: "PlacedCard" });
export type PlacedCard = z.infer<typeof placedCard>;

type Place = Pick<PlacedCard, "x" | "y" | "w" | "h">;

/** The two directions in which an area is measured: where it starts, and how far it goes. */
const axes = [
  { start: "x", length: "w" },
  { start: "y", length: "h" },
] as const;

/** Whether straight cuts from edge to edge divide the area into exactly these places. */
const isTiled = (places: readonly Place[], area: Place): boolean => {
  const [first, ...others] = places;
  if (first === undefined) return false;
  if (others.length === 0)
    return axes.every(
      ({ start, length }) => first[start] === area[start] && first[length] === area[length],
    );
  for (const { start, length } of axes) {
    const cut = places
      .map((place) => place[start])
      .find(
        (at) =>
          at > area[start] &&
          places.every((place) => place[start] >= at || place[start] + place[length] <= at),
      );
    if (cut === undefined) continue;
    const before = { ...area, [length]: cut - area[start] };
    const after = { ...area, [start]: cut, [length]: area[start] + area[length] - cut };
    return (
      isTiled(
        places.filter((place) => place[start] < cut),
        before,
      ) &&
      isTiled(
        places.filter((place) => place[start] >= cut),
        after,
      )
    );
  }
  return false;
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
