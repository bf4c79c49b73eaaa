import type { DaypartChores } from "#client/features/tasks/dayparts.ts";

/** About how high parts of a column are, in rem. */
const head = 6;
const name = 1.6;
const row = 3.8;
const rowOfPreReader = 5.8;

/**
 * About how many rem a column is high: so many rows of the board it takes, so that the next short one finds its place below
 * it. One that is higher makes its rows higher.
 */
export const columnHeight = (
  parts: readonly Pick<DaypartChores, "tasks" | "folded">[],
  isPreReader = false,
): number => {
  const each = isPreReader ? rowOfPreReader : row;
  return Math.ceil(
    parts.reduce(
      (high, { tasks, folded }) => high + (folded ? row : name + tasks.length * each),
      head,
    ),
  );
};
