import type { WallCard } from "#contract/wall-layout.ts";

/** A size in fields of a wall's grid. */
export interface CardSize {
  readonly w: number;
  readonly h: number;
}

/** A size for each card. */
export type CardSizes = Readonly<Record<WallCard, CardSize>>;

/** How many fields a card takes at least, so that its words can be read. */
export const leastCardSizes: CardSizes = {
  now: { w: 4, h: 2 },
  clock: { w: 4, h: 3 },
  day: { w: 6, h: 4 },
  next: { w: 6, h: 2 },
  week: { w: 8, h: 3 },
  weekAfter: { w: 8, h: 3 },
  people: { w: 6, h: 3 },
  children: { w: 6, h: 3 },
  faces: { w: 6, h: 3 },
  dinner: { w: 3, h: 1 },
  mealWeek: { w: 4, h: 5 },
  grocery: { w: 3, h: 2 },
  notes: { w: 4, h: 1 },
  weather: { w: 4, h: 2 },
  today: { w: 3, h: 3 },
  tomorrow: { w: 3, h: 3 },
  agenda: { w: 3, h: 3 },
  month: { w: 4, h: 4 },
  person: { w: 3, h: 3 },
  todos: { w: 3, h: 3 },
  countdowns: { w: 3, h: 2 },
  photo: { w: 3, h: 2 },
  memory: { w: 3, h: 3 },
  stars: { w: 3, h: 3 },
  timers: { w: 3, h: 2 },
  wifi: { w: 3, h: 3 },
};

/** The same on a low screen, whose fields are small. */
export const leastLowSizes: CardSizes = {
  now: { w: 4, h: 2 },
  clock: { w: 6, h: 5 },
  day: { w: 8, h: 5 },
  next: { w: 8, h: 2 },
  week: { w: 12, h: 3 },
  weekAfter: { w: 12, h: 3 },
  people: { w: 12, h: 3 },
  children: { w: 12, h: 3 },
  faces: { w: 12, h: 3 },
  dinner: { w: 4, h: 2 },
  mealWeek: { w: 8, h: 6 },
  grocery: { w: 4, h: 4 },
  notes: { w: 6, h: 2 },
  weather: { w: 6, h: 4 },
  today: { w: 4, h: 4 },
  tomorrow: { w: 4, h: 4 },
  agenda: { w: 4, h: 4 },
  month: { w: 6, h: 8 },
  person: { w: 4, h: 6 },
  todos: { w: 4, h: 4 },
  countdowns: { w: 4, h: 4 },
  photo: { w: 4, h: 3 },
  memory: { w: 6, h: 4 },
  stars: { w: 4, h: 4 },
  timers: { w: 6, h: 4 },
  wifi: { w: 6, h: 5 },
};

/** How many fields a card takes where it is added and there is room. */
export const usualSizes: CardSizes = {
  ...leastCardSizes,
  next: { w: 8, h: 2 },
  week: { w: 12, h: 3 },
  weekAfter: { w: 12, h: 3 },
  people: { w: 9, h: 4 },
  children: { w: 9, h: 4 },
  faces: { w: 8, h: 3 },
  grocery: { w: 3, h: 3 },
  notes: { w: 6, h: 2 },
  weather: { w: 6, h: 3 },
  agenda: { w: 4, h: 4 },
  person: { w: 3, h: 4 },
  photo: { w: 4, h: 3 },
  memory: { w: 4, h: 3 },
};

/** Whether a card is as large as it has to be. */
export const isLargeEnough = (
  { card, w, h }: { card: WallCard } & CardSize,
  least: CardSizes,
): boolean => w >= least[card].w && h >= least[card].h;

const mostEnlarged = 1.3;
/** Of a card with a list, which would be lost in a large place. */
const mostEnlargedList = 2;
const lists: ReadonlySet<WallCard> = new Set([
  ...(["weather", "today", "tomorrow", "agenda", "todos", "countdowns"] as const),
  ...(["memory", "stars", "timers", "wifi"] as const),
]);

/** How much larger a card is drawn than on Kitchen where its place is larger than usual. */
export const scaleOf = ({ card, w, h }: { card: WallCard } & CardSize): number => {
  const usual = usualSizes[card];
  const most = lists.has(card) ? mostEnlargedList : mostEnlarged;
  return Math.max(1, Math.min(w / usual.w, h / usual.h, most));
};
