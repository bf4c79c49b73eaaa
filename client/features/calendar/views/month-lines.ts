/** The heights, in pixels, by which a month's sheet is divided. */
export interface MonthRoom {
  readonly sheet: number;
  /** A week without events. */
  readonly head: number;
  readonly line: number;
  /** The least height of a week, whatever is in it. */
  readonly least: number;
}

const fewest = 2;

/**
 * Shares a sheet's height among weeks that need so many lines each: every one has up to two, even where the sheet then
 * has to scroll, and what is left goes line by line to the week that has the fewest of those that need more.
 */
export const shareMonthLines = (
  needs: readonly number[],
  { sheet, head, line, least }: MonthRoom,
): number[] => {
  const lines = needs.map((need) => Math.min(need, fewest));
  const height = () => lines.reduce((sum, count) => sum + Math.max(least, head + count * line), 0);
  for (;;) {
    const wanting = lines.filter((count, at) => count < (needs[at] ?? 0));
    const at = lines.findIndex(
      (count, week) => count < (needs[week] ?? 0) && count === Math.min(...wanting),
    );
    if (at === -1) return lines;
    lines[at] = (lines[at] ?? 0) + 1;
    if (height() > sheet) {
      lines[at] -= 1;
      return lines;
    }
  }
};

/**
 * Which weeks give each of their lines twice its height, so that a title has a line of its own below its time: those
 * with the fewest lines first, as long as all weeks still fit the sheet.
 */
export const spreadMonthLines = (
  lines: readonly number[],
  { sheet, head, line, least }: MonthRoom,
): boolean[] => {
  const spread = lines.map(() => false);
  const height = () =>
    lines.reduce(
      (sum, count, at) =>
        sum + Math.max(least, head + count * line * (spread[at] === true ? 2 : 1)),
      0,
    );
  const byLines = [...lines.keys()].toSorted((a, b) => (lines[a] ?? 0) - (lines[b] ?? 0));
  for (const at of byLines) {
    if (lines[at] === 0) continue;
    spread[at] = true;
    if (height() <= sheet) continue;
    spread[at] = false;
    return spread;
  }
  return spread;
};
