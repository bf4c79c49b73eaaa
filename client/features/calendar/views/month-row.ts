import type { LaneBar } from "./lanes.ts";

/** What a week's row shows of its bars, and how many more there are on each of its days. */
export interface FittedRow<T> {
  readonly bars: readonly LaneBar<T>[];
  readonly more: readonly number[];
}

/**
 * Takes the bars that a row with room for `lines` of them can show. A day with more than that gives its last line away, so that it
 * can say how many there are.
 */
export const fitRow = <T>(
  bars: readonly LaneBar<T>[],
  days: number,
  lines: number,
): FittedRow<T> => {
  const onDay = (day: number) => bars.filter(({ from, to }) => from <= day && day <= to);
  const isFull = Array.from({ length: days }, (_, day) =>
    onDay(day).some(({ lane }) => lane >= lines),
  );
  const fits = ({ from, to, lane }: LaneBar<T>) =>
    lane < lines - 1 || (lane < lines && !isFull.slice(from, to + 1).includes(true));
  const shown = bars.filter(fits);
  return {
    bars: shown,
    more: isFull.map((_, day) => onDay(day).filter((bar) => !shown.includes(bar)).length),
  };
};
