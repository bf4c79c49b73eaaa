import type { WallRight } from "#contract/operation.ts";
import type { WallCard } from "#contract/wall-layout.ts";
import type {
  WallDistance,
  WallPalette,
  WallPreset,
  WallRoom,
  WallTheme,
} from "#contract/wall-view.ts";

/** What a wall's Home may be, in the order of its editor. */
export const presetsInOrder = [
  "kitchen",
  "childrensMorning",
  "calendar",
  "meals",
  "calmClock",
  "dayClock",
  "smallScreen",
] as const satisfies readonly WallPreset[];

/** What a wall may be allowed, most first. */
export const rightsInOrder = ["write", "tick", "look"] as const satisfies readonly WallRight[];

/** The rooms that a dock may have. */
export const roomsInOrder = [
  "calendar",
  "chores",
  "meals",
  "journal",
  "grocery",
  "rewards",
  "weather",
  "photos",
] as const satisfies readonly WallRoom[];

/** The themes of a wall. */
export const themesInOrder = [
  "house",
  "auto",
  "day",
  "evening",
  "night",
  "contrast",
] as const satisfies readonly WallTheme[];

/** The colours of a wall's paper. */
export const palettesInOrder = [
  "paper",
  "meadow",
  "sea",
  "rose",
] as const satisfies readonly WallPalette[];

/** From where a wall is read, nearest first. */
export const distancesInOrder = [
  "near",
  "kitchen",
  "across",
] as const satisfies readonly WallDistance[];

/** The cards that a wall's Home may have. */
export const cardsInOrder = [
  "now",
  "next",
  "week",
  "weekAfter",
  "month",
  "agenda",
  "today",
  "tomorrow",
  "countdowns",
  "people",
  "children",
  "faces",
  "person",
  "stars",
  "todos",
  "dinner",
  "mealWeek",
  "grocery",
  "timers",
  "notes",
  "photo",
  "memory",
  "weather",
  "clock",
  "day",
  "wifi",
] as const satisfies readonly WallCard[];
