import { useState } from "react";
import type { WallLayout } from "#contract/wall-layout.ts";
import type { WallView } from "#contract/wall-view.ts";
import { tilingOf } from "../layout/layout-of.ts";
import type { Tiling } from "../layout/tiling.ts";
import type { WallOrientation } from "../preset-layouts.ts";
import { useChangeWall } from "../queries.ts";

/** The wall that is arranged. */
export type ArrangedWall = Pick<WallView, "id" | "revision" | "preset" | "layout" | "palette">;

interface Step {
  readonly was: WallLayout;
  readonly is: WallLayout;
}

/** More than anybody does before they leave the page; each step is two small layouts. */
const mostSteps = 1000;

const isSame = (one: WallLayout, other: WallLayout): boolean =>
  JSON.stringify([one.landscape, one.portrait]) ===
  JSON.stringify([other.landscape, other.portrait]);

/** Cards row by row, as they are read. */
const inOrder = (tiling: Tiling): Tiling[number][] =>
  tiling
    .map(({ card, x, y, w, h, memberId }) => ({ card, x, y, w, h, ...(memberId && { memberId }) }))
    .toSorted((one, other) => one.y - other.y || one.x - other.x);

/** Arranges a wall's cards: each change is on the wall at once, and can be taken back exactly. */
export const useArrange = (wall: ArrangedWall, orientation: WallOrientation, isLow: boolean) => {
  const { choose, error, conflict } = useChangeWall(wall);
  const [opened] = useState(wall.layout);
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const last = steps.at(-1);
  const put = (is: WallLayout): void => {
    setSteps([...steps, { was: wall.layout, is }].slice(-mostSteps));
    choose({ layout: is });
  };
  const tiling = tilingOf(wall, orientation, isLow);
  return {
    ...{ error, conflict, tiling },
    change: (next: Tiling): void => {
      const [now, then] = [inOrder(tiling), inOrder(next)];
      // A card that comes down where it was has changed nothing that could be undone.
      if (JSON.stringify(now) !== JSON.stringify(then))
        put({ ...wall.layout, [orientation]: then });
    },
    /** Takes the last step back; undefined where there is none, or somebody else has arranged the wall since. */
    undo:
      last === undefined || !isSame(last.is, wall.layout)
        ? undefined
        : (): void => {
            setSteps(steps.slice(0, -1));
            choose({ layout: last.was });
          },
    /** Makes the wall what it was when it was opened here. */
    asBefore: isSame(opened, wall.layout) ? undefined : (): void => put(opened),
  };
};
