import { type DaySpan, type LaneBar, laneBarsOf } from "./lanes.ts";

/** How many rows a line of text is high, and what lies around an event's text. */
const rowsOfLine = 3;
const rowsAround = 1;
/** What says how many more there are. */
export const rowsOfMore = 4;
/** An event's text has so many lines where there is room. */
const mostLines = 6;

/** What a week of a month's sheet is laid out by. */
export interface WeekMeasure<T> {
  /** The fewest rows of an event: a finger has to hit it where there is paper enough. */
  readonly least: number;
  /** An event has so many lines before another one is shown. */
  readonly usual: number;
  /** On how many lines an event's text is whole, across so many days. */
  readonly linesOf: (item: T, days: number) => number;
}

/** A bar with the row on which it begins, counted from 0, how many rows it has, and its lines of text. */
export interface PlacedBar<T> {
  readonly bar: LaneBar<T>;
  readonly row: number;
  readonly high: number;
  readonly lines: number;
  /** Its text has more lines than these. */
  readonly isCut: boolean;
}

/** How many more events a day has than are shown, and the row on which that stands. */
export interface MoreOfDay {
  readonly count: number;
  readonly row: number;
}

/** A week's events: those across several days in lanes, and each day's own below. */
interface Week<T> extends WeekMeasure<T> {
  readonly wide: readonly PlacedBar<T>[];
  readonly own: readonly (readonly LaneBar<T>[])[];
}

const bottomOf = ({ row, high }: PlacedBar<unknown>): number => row + high;
const isOn = (day: number, { bar: { from, to } }: PlacedBar<unknown>): boolean =>
  from <= day && day <= to;
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

const heightOf = ({ least }: { readonly least: number }, lines: number): number =>
  Math.max(least, lines * rowsOfLine + rowsAround);

const wishOf = <T>(measure: WeekMeasure<T>, { item, from, to }: LaneBar<T>): number =>
  Math.min(mostLines, measure.linesOf(item, to - from + 1));

/** Lays bars of several days into lanes that are as high as their highest text on up to the usual lines. */
const layWide = <T>(bars: readonly LaneBar<T>[], measure: WeekMeasure<T>): PlacedBar<T>[] => {
  const linesIn: number[] = [];
  for (const bar of bars)
    linesIn[bar.lane] = Math.max(
      linesIn[bar.lane] ?? 1,
      Math.min(measure.usual, wishOf(measure, bar)),
    );
  const highs = linesIn.map((lines) => heightOf(measure, lines));
  return bars.map((bar) => ({
    ...{ bar, row: sum(highs.slice(0, bar.lane)) },
    ...{ high: highs[bar.lane] ?? 0, lines: linesIn[bar.lane] ?? 1 },
    isCut: (linesIn[bar.lane] ?? 1) < wishOf(measure, bar),
  }));
};

const weekOf = <T>(
  days: readonly string[],
  spans: readonly DaySpan<T>[],
  measure: WeekMeasure<T>,
): Week<T> => {
  const bars = laneBarsOf(days, spans);
  const across = new Set(bars.filter(({ from, to }) => from < to).map(({ item }) => item));
  const wide = laneBarsOf(
    days,
    spans.filter(({ item }) => across.has(item)),
  ).filter(({ from, to }) => from < to);
  const own = days.map((_, day) => bars.filter(({ from, to }) => from === day && to === day));
  return { ...measure, wide: layWide(wide, measure), own };
};

const bottomOn = (day: number, wide: readonly PlacedBar<unknown>[]): number =>
  Math.max(0, ...wide.filter((bar) => isOn(day, bar)).map(bottomOf));

/** How many rows a week needs to show each of its events on up to so many lines. */
export const rowsNeeded = <T>(
  days: readonly string[],
  spans: readonly DaySpan<T>[],
  measure: WeekMeasure<T>,
  most = mostLines,
): number => {
  const week = weekOf(days, spans, measure);
  return Math.max(
    0,
    ...week.own.map(
      (own, day) =>
        bottomOn(day, week.wide) +
        sum(own.map((bar) => heightOf(week, Math.min(most, wishOf(week, bar))))),
    ),
  );
};

/**
 * The lines of a day's first events that find room: whole ones rather than many, but the last one cut rather than said to
 * be one more; and one line each where not even one is whole.
 */
const linesThatFit = (
  wishes: readonly number[],
  rows: number,
  hidden: number,
  { least, usual: most }: WeekMeasure<never>,
): number[] => {
  const fits = (lines: readonly number[]) => {
    const more = hidden > 0 || lines.length < wishes.length ? rowsOfMore : 0;
    return sum(lines.map((each) => heightOf({ least }, each))) + more <= rows;
  };
  if (wishes.length === 0) return [];
  const usual = wishes.map((wish) => Math.min(wish, most));
  const tries = [
    usual,
    [...usual.slice(0, -1), 1],
    ...usual.map((_, at) => usual.slice(0, -1 - at)),
    ...usual.map((_, at) => usual.slice(at).map(() => 1)),
  ];
  return tries.find((lines) => lines.length > 0 && fits(lines)) ?? [];
};

/** Gives the rows that are left to the titles that lack the fewest lines first. */
const stretched = (
  lines: readonly number[],
  wishes: readonly number[],
  rows: number,
  least: number,
): number[] => {
  const result = [...lines];
  const lackOf = (at: number) => (wishes[at] ?? 0) - (result[at] ?? 0);
  const left = () => rows - sum(result.map((each) => heightOf({ least }, each)));
  for (const at of [...result.keys()].toSorted((a, b) => lackOf(a) - lackOf(b)))
    while (lackOf(at) > 0) {
      const before = result[at] ?? 0;
      result[at] = before + 1;
      if (left() >= 0) continue;
      result[at] = before;
      break;
    }
  return result;
};

/** Lays a week's events into so many rows; a day that has more than fit says below the last one how many. */
export const layWeek = <T>(
  days: readonly string[],
  spans: readonly DaySpan<T>[],
  rows: number,
  measure: WeekMeasure<T>,
): { readonly placed: readonly PlacedBar<T>[]; readonly more: readonly MoreOfDay[] } => {
  const week = weekOf(days, spans, measure);
  const isFull = week.own.map(
    (own, day) => bottomOn(day, week.wide) + own.length * heightOf(week, 1) > rows,
  );
  const wide = week.wide.filter((placed) => {
    const { from, to } = placed.bar;
    const kept = isFull.slice(from, to + 1).includes(true) ? rowsOfMore : 0;
    return bottomOf(placed) <= rows - kept;
  });
  const laid = week.own.map((own, day) => {
    const top = bottomOn(day, wide);
    const hidden = week.wide.filter((bar) => isOn(day, bar) && !wide.includes(bar)).length;
    const wishes = own.map((bar) => wishOf(week, bar));
    const fitting = linesThatFit(wishes, rows - top, hidden, week);
    const count = hidden + own.length - fitting.length;
    const room = rows - top - (count > 0 ? rowsOfMore : 0);
    const lines = stretched(fitting, wishes, room, week.least);
    const highs = lines.map((each) => heightOf(week, each));
    const placed = own.slice(0, lines.length).map((bar, at) => ({
      ...{ bar, row: top + sum(highs.slice(0, at)) },
      ...{ high: highs[at] ?? 0, lines: lines[at] ?? 1 },
      isCut: (lines[at] ?? 1) < (wishes[at] ?? 1),
    }));
    return { placed, more: { count, row: top + sum(highs) } };
  });
  return {
    placed: [...wide, ...laid.flatMap(({ placed }) => placed)],
    more: laid.map(({ more }) => more),
  };
};
