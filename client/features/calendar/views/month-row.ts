import { type DaySpan, type LaneBar, laneBarsOf } from "./lanes.ts";

/** How many rows a line of text is high, and what lies around an event's text. */
const rowsOfLine = 3;
const rowsAround = 1;
/** What says how many more there are. */
export const rowsOfMore = 4;
/** An event's text has so many lines where there is room. */
const mostLines = 6;
/** A week asks for no more than this for its first titles: what goes across it, three lines and how many more there are. */
const mostOfFirst = 18;

/** What a week of a month's sheet is laid out by. */
export interface WeekMeasure<T> {
  /** The fewest rows of an event: a finger has to hit it where there is paper enough. */
  readonly least: number;
  /** An event has so many lines before another one is shown. */
  readonly usual: number;
  /** On how many lines an event's text is whole, across so many days. */
  readonly linesOf: (item: T, days: number) => number;
  /** What is over goes behind what is to come where a day has no room for both. */
  readonly isOver?: (item: T) => boolean;
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

/** A day's own events, those that are still to come before those that are over. */
const comingFirst = <T>(
  own: readonly LaneBar<T>[],
  { isOver = () => false }: WeekMeasure<T>,
): readonly LaneBar<T>[] => own.toSorted((a, b) => Number(isOver(a.item)) - Number(isOver(b.item)));

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

const hasWhole = (lines: readonly number[], wishes: readonly number[]): boolean =>
  lines.some((each, at) => each === wishes[at]);

/**
 * The lines of a day's first events that find room: whole ones rather than many, but the last one cut rather than said to
 * be one more; fewer where no title would be whole, and one line each where not even one is.
 */
const linesThatFit = (
  wishes: readonly number[],
  rows: number,
  hidden: number,
  { least, usual: most }: WeekMeasure<never>,
): readonly number[] => {
  const roomFor = (lines: readonly number[]) =>
    rows - (hidden > 0 || lines.length < wishes.length ? rowsOfMore : 0);
  const fits = (lines: readonly number[]) =>
    lines.length > 0 && sum(lines.map((each) => heightOf({ least }, each))) <= roomFor(lines);
  const usual = wishes.map((wish) => Math.min(wish, most));
  const tries = [
    usual,
    [...usual.slice(0, -1), 1],
    ...usual.map((_, at) => usual.slice(0, -1 - at)),
    wishes.slice(0, 1),
    ...usual.map((_, at) => usual.slice(at).map(() => 1)),
  ]
    .filter(fits)
    .map((lines) => stretched(lines, wishes, roomFor(lines), least));
  return tries.find((lines) => hasWhole(lines, wishes)) ?? tries[0] ?? [];
};

/** How many rows a week needs to show a whole title of its own on each of its days that has any. */
export const rowsOfFirst = <T>(
  days: readonly string[],
  spans: readonly DaySpan<T>[],
  measure: WeekMeasure<T>,
): number => {
  const week = weekOf(days, spans, measure);
  const rows = week.own.map((own, day) => {
    const top = bottomOn(day, week.wide);
    const wishes = comingFirst(own, measure).map((bar) => wishOf(week, bar));
    for (let under = 0; own.length > 0 && top + under < mostOfFirst; under += 1)
      if (hasWhole(linesThatFit(wishes, under, 0, week), wishes)) return top + under;
    return own.length > 0 ? mostOfFirst : top;
  });
  return Math.min(mostOfFirst, Math.max(0, ...rows));
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
    const { from, to, lane } = placed.bar;
    if (!isFull.slice(from, to + 1).includes(true)) return bottomOf(placed) <= rows;
    // The first one stays for all its days; each other one leaves a day its first title.
    const kept = lane === 0 ? rowsOfMore : rowsOfMore + heightOf(week, week.usual);
    return bottomOf(placed) <= rows - kept;
  });
  const laid = week.own.map((own, day) => {
    const top = bottomOn(day, wide);
    const hidden = week.wide.filter((bar) => isOn(day, bar) && !wide.includes(bar)).length;
    const first = comingFirst(own, measure);
    const lines = linesThatFit(
      first.map((bar) => wishOf(week, bar)),
      rows - top,
      hidden,
      week,
    );
    const shown = lines
      .flatMap((each, at) => first.slice(at, at + 1).map((bar) => ({ bar, lines: each })))
      .toSorted((a, b) => own.indexOf(a.bar) - own.indexOf(b.bar));
    const highs = shown.map((each) => heightOf(week, each.lines));
    const placed = shown.map((each, at) => ({
      ...{ ...each, row: top + sum(highs.slice(0, at)), high: highs[at] ?? 0 },
      isCut: each.lines < wishOf(week, each.bar),
    }));
    const count = hidden + own.length - shown.length;
    return { placed, more: { count, row: top + sum(highs) } };
  });
  return {
    placed: [...wide, ...laid.flatMap(({ placed }) => placed)],
    more: laid.map(({ more }) => more),
  };
};
