/** What a wall shows and looks like before anything is chosen for it, as the contract's `WallChoices`. */
export const usualWallChoices = {
  ...({ preset: "kitchen", startRoom: "home", theme: "house" } as const),
  ...({ palette: "paper", distance: "near" } as const),
  layout: { landscape: null, portrait: null },
  hours: [],
  rooms: [...(["calendar", "chores", "meals", "journal"] as const)],
  memberIds: null,
  sound: true,
  screensaver: true,
};
