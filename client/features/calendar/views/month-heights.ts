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

/** Where a month scrolls anyway, each week has room for what goes across it, two events below and how many more there are. */
const mostOfLong = 18;

const shared = (needs: readonly number[], most: number): number[] =>
  needs.map((need) => Math.min(need, most));

const atLeast = (rows: readonly number[], firsts: readonly number[]): number[] =>
  rows.map((count, at) => Math.max(count, firsts[at] ?? 0));

/** Whether weeks of so many rows have room in a sheet. */
export const isRoomForRows = (
  rows: readonly number[],
  { sheet, head, row, least }: MonthRoom,
): boolean => rows.reduce((sum, count) => sum + Math.max(least, head + count * row), 0) <= sheet;

/** How many rows each week of a month needs. */
export interface MonthNeeds {
  /** For a whole title on each day that has any. */
  readonly firsts: readonly number[];
  /** To be readable. */
  readonly needs: readonly number[];
  /** To be whole. */
  readonly wholes: readonly number[];
}

/**
 * Shares a sheet's height, in rows, among weeks: what is needed to be readable first where there is enough for all, or else
 * a title for each day and then the same to each week that needs more than that; then, in the same way, the rest. Where
 * even the first titles are too many, the sheet scrolls.
 */
export const shareMonthRows = (
  { firsts, needs, wholes }: MonthNeeds,
  room: MonthRoom,
): readonly number[] => {
  for (let most = Math.max(0, ...wholes); most > 0; most -= 1) {
    const rows = atLeast(shared(wholes, most), needs);
    if (isRoomForRows(rows, room)) return rows;
  }
  for (let most = Math.max(0, ...needs); most >= 0; most -= 1) {
    const rows = atLeast(shared(needs, most), firsts);
    if (isRoomForRows(rows, room)) return rows;
  }
  return atLeast(shared(needs, mostOfLong), firsts);
};
