import { usualWallChoices } from "#contract/rules/usual-wall.ts";
import type { Config } from "#contract/meta.ts";
import type { WallRight } from "#contract/operation.ts";
import type { WallView } from "#contract/wall-view.ts";
import { useNow } from "../platform/clock.ts";
import { useConfig } from "./config.ts";

/** What is taken for granted of a wall until the server has said more, and of a browser without a wall's cookie. */
const usualWall: WallView = {
  ...{ id: "", name: null, rights: "write", revision: 0 },
  ...usualWallChoices,
};

/** What is chosen for this browser as a wall. */
export const useWall = (): WallView => useConfig().wall ?? usualWall;

const rank = { look: 0, tick: 1, write: 2 } as const satisfies Record<WallRight, number>;

/** Whether a right reaches as far as another one. */
export const reaches = (may: WallRight, needed: WallRight): boolean => rank[may] >= rank[needed];

/** What lifts a wall's rights, and the rights. */
type Rights = Pick<Config, "may" | "session" | "setupDone" | "unlocks"> & {
  readonly wall: Pick<WallView, "rights" | "revision"> | null;
};

/** What a browser may do at a moment (`now` in ms): what the server said, until the unlock is over that lifted it. */
export const mayAt = (
  { may, session, setupDone, unlocks, wall }: Rights,
  now: number,
): WallRight => {
  // Anybody but a parent lifts only what no parent has chosen.
  const isLiftedBySession = session !== null && (session.parent || wall?.revision === 0);
  if (wall === null || isLiftedBySession || !setupDone) return may;
  const isLifted = [unlocks.acts, unlocks.settings].some(
    (until) => until !== null && Date.parse(until) > now,
  );
  return isLifted ? may : wall.rights;
};

/** Whether this browser may do what needs a right. */
export const useMay = (needed: WallRight): boolean => reaches(mayAt(useConfig(), useNow()), needed);
