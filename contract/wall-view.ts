import * as z from "zod";
import { wallRights } from "./operation.ts";
import { wallLayout } from "./wall-layout.ts";
import { id, line, memberId, mostMembers, timeOfDay } from "./values.ts";

/** What a wall's Home is made of, by the name of its composition. */
export const wallPresets = [
  "kitchen",
  "childrensMorning",
  "calendar",
  "meals",
  "calmClock",
  "dayClock",
  "smallScreen",
] as const;
export type WallPreset = (typeof wallPresets)[number];

/** The rooms that a wall's dock may have beside Home. */
export const wallRooms = [
  "calendar",
  "chores",
  "meals",
  "journal",
  "grocery",
  "rewards",
  "weather",
  "photos",
] as const;
export type WallRoom = (typeof wallRooms)[number];

/** A wall's own theme, or the house's. */
export const wallThemes = ["house", "auto", "day", "evening", "night", "contrast"] as const;
export type WallTheme = (typeof wallThemes)[number];

/** The colours of a wall's paper. */
export const wallPalettes = ["paper", "meadow", "sea", "rose"] as const;
export type WallPalette = (typeof wallPalettes)[number];

/** From how far away a wall is read: everything is larger from farther off, and there is less of it. */
export const wallDistances = ["near", "kitchen", "across"] as const;
export type WallDistance = (typeof wallDistances)[number];

/** On which days an hour of its own counts. */
export const wallDays = ["every", "weekdays", "weekend"] as const;

const presetHours = z
  .strictObject({
    preset: z.enum(wallPresets),
    start: timeOfDay,
    end: timeOfDay.meta({ description: "Before `start`: on the next day." }),
    days: z.enum(wallDays),
  })
  .meta({ id: "PresetHours" });
export type PresetHours = z.infer<typeof presetHours>;

const different = (list: readonly unknown[]): boolean => new Set(list).size === list.length;

/** What a wall shows and how it looks. */
export const wallChoices = z.object({
  preset: z.enum(wallPresets),
  layout: wallLayout.meta({
    description:
      "Where the wall's own preset has its cards; a preset that is chosen without it is as it comes.",
  }),
  hours: z
    .array(presetHours)
    .max(6)
    .meta({ description: "Other presets at their hours; where two overlap, the first counts." }),
  rooms: z
    .array(z.enum(wallRooms))
    .max(wallRooms.length)
    .refine(different, "expected each room once")
    .meta({ description: "The dock's rooms after Home, in their order." }),
  startRoom: z
    .enum(["home", ...wallRooms])
    .meta({ description: "Where the wall goes back to when nobody has touched it for a while." }),
  memberIds: z
    .array(memberId)
    .min(1)
    .max(mostMembers)
    .nullable()
    .meta({ description: "Who is shown on Home and whose chores; null: everybody." }),
  theme: z.enum(wallThemes),
  palette: z.enum(wallPalettes),
  distance: z.enum(wallDistances),
  sound: z.boolean(),
  screensaver: z.boolean().meta({ description: "Whether photos come when nobody is near." }),
});
export type WallChoices = z.infer<typeof wallChoices>;

/** What a parent calls a wall. */
export const wallName = line.max(40);

/** A wall with all that is chosen for it. */
export const wallView = z
  .object({
    id,
    name: wallName.nullable().meta({ description: "Null until a parent names it." }),
    rights: z.enum(wallRights).meta({
      description:
        "What it may do of what is for anyone: only show, also tick chores and lists, or write all of it.",
    }),
    ...wallChoices.shape,
    revision: z.int().min(0).meta({ description: "Grows with each change." }),
  })
  .meta({ id: "Wall" });
export type WallView = z.infer<typeof wallView>;

/** A wall as an example shows it. */
export const exampleWall = {
  id: "w1",
  name: "Kitchen",
  rights: "write",
  preset: "kitchen",
  layout: { landscape: null, portrait: null },
  hours: [{ preset: "childrensMorning", start: "06:00", end: "08:30", days: "weekdays" }],
  rooms: ["calendar", "chores", "meals", "journal"],
  startRoom: "home",
  memberIds: null,
  theme: "house",
  palette: "paper",
  distance: "near",
  sound: true,
  screensaver: true,
  revision: 3,
} as const;
