import type { WallRight } from "#contract/operation.ts";
import type { WallView } from "#contract/wall-view.ts";
import { useConfig } from "./config.ts";

/** What is taken for granted of a wall until the server has said more, and of a browser without a wall's cookie. */
const usualWall: WallView = {
  id: "",
  name: null,
  rights: "write",
  preset: "kitchen",
  hours: [],
  rooms: ["calendar", "chores", "meals", "journal"],
  startRoom: "home",
  memberIds: null,
  theme: "house",
  palette: "paper",
  distance: "near",
  sound: true,
  screensaver: true,
  revision: 0,
};

/** What is chosen for this browser as a wall. */
export const useWall = (): WallView => useConfig().wall ?? usualWall;

const rank = { look: 0, tick: 1, write: 2 } as const satisfies Record<WallRight, number>;

/** Whether a right reaches as far as another one. */
export const reaches = (may: WallRight, needed: WallRight): boolean => rank[may] >= rank[needed];

/** Whether this browser may do what needs a right. */
export const useMay = (needed: WallRight): boolean => reaches(useConfig().may, needed);
