import type { ListedWall } from "#contract/walls.ts";
import type { ChangeWall } from "./queries.ts";

/** What a part of a wall's editor gets: the wall as it is shown, and the way to change it. */
export interface WallPart {
  readonly wall: ListedWall;
  readonly choose: ChangeWall["choose"];
}
