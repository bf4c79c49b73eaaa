import type { WallChoices } from "../wall-view.ts";

/** What a wall shows and looks like before anything is chosen for it. */
export const usualWallChoices: WallChoices = {
  preset: "kitchen",
  layout: { landscape: null, portrait: null },
  hours: [],
  rooms: ["calendar", "chores", "meals", "journal"],
  startRoom: "home",
  memberIds: null,
  theme: "house",
  palette: "paper",
  distance: "near",
  sound: true,
  screensaver: true,
};
