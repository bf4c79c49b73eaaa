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

/** A bar with the line on which it begins, counted from 0, and how many lines it has. */
export interface PlacedBar<T> {
  readonly bar: LaneBar<T>;
  readonly line: number;
  readonly high: 1 | 2;
}

const isOfOneDay = ({ from, to }: LaneBar<unknown>): boolean => from === to;

/** A day's own bars below the last one of several days, and those of them that get a second line: the longest texts first. */
const stretchDay = <T>(
  onDay: readonly LaneBar<T>[],
  lines: number,
  lengthOf: (bar: LaneBar<T>) => number,
) => {
  const lowestLong = Math.max(
    -1,
    ...onDay.filter((bar) => !isOfOneDay(bar)).map(({ lane }) => lane),
  );
  const own = onDay
    .filter((bar) => isOfOneDay(bar) && bar.lane > lowestLong)
    .toSorted((a, b) => a.lane - b.lane);
  const left = lines - Math.max(0, ...onDay.map(({ lane }) => lane + 1));
  const high = own
    .filter((bar) => lengthOf(bar) > 0)
    .toSorted((a, b) => lengthOf(b) - lengthOf(a))
    .slice(0, Math.max(0, left));
  return { own, high };
};

/**
 * Places a row's bars so that those of one day get a second line where their day has lines left, the longest texts first:
 * what lies below moves down. `linesOf` says how many lines each day has, `lengthOf` is 0 for what needs no second one.
 */
export const stretchRow = <T>(
  bars: readonly LaneBar<T>[],
  linesOf: readonly number[],
  lengthOf: (bar: LaneBar<T>) => number,
): PlacedBar<T>[] => {
  const days = linesOf.map((lines, day) =>
    stretchDay(
      bars.filter(({ from, to }) => from <= day && day <= to),
      lines,
      lengthOf,
    ),
  );
  return bars.map((bar) => {
    const day = isOfOneDay(bar) ? days[bar.from] : undefined;
    if (day === undefined) return { bar, line: bar.lane, high: 1 };
    const moved = day.high.filter(({ lane }) => lane < bar.lane).length;
    return {
      bar,
      line: bar.lane + (day.own.includes(bar) ? moved : 0),
      high: day.high.includes(bar) ? 2 : 1,
    };
  });
};
