/** The heights, in pixels, by which a month's sheet is divided. */
export interface MonthRoom {
  readonly sheet: number;
  /** A week without events. */
  readonly head: number;
  /** A third of a line of text, of which everything in a week is some high. */
  readonly row: number;
  /** The least height of a week, whatever is in it. */
  readonly least: number;
}

/** A week that has to share has at least so many rows: two events' first lines. */
const fewestRows = 8;
/** Where a month scrolls anyway, each week has room for what goes across it, an event below and how many more there are. */
const fewestOfLong = 12;

const shared = (needs: readonly number[], most: number): number[] =>
  needs.map((need) => Math.min(need, most));

/**
 * Shares a sheet's height, in rows, among weeks that need so many each to be readable, and so many to be whole: what is
 * needed first where there is enough for all, or else the same to each that needs more than that; then, in the same
 * way, the rest. Where even the fewest are too many, the sheet scrolls.
 */
export const shareMonthRows = (
  needs: readonly number[],
  wholes: readonly number[],
  { sheet, head, row, least }: MonthRoom,
): number[] => {
  const fits = (rows: readonly number[]) =>
    rows.reduce((sum, count) => sum + Math.max(least, head + count * row), 0) <= sheet;
  for (let most = Math.max(0, ...wholes); most > 0; most -= 1) {
    const rows = shared(wholes, most).map((count, at) => Math.max(count, needs[at] ?? 0));
    if (fits(rows)) return rows;
  }
  for (let most = Math.max(fewestRows, ...needs); most >= fewestRows; most -= 1)
    if (fits(shared(needs, most))) return shared(needs, most);
  return shared(needs, fewestOfLong);
};
