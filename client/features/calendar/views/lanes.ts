/** Something that covers whole days, both included, as `YYYY-MM-DD`. */
export interface DaySpan<T> {
  readonly first: string;
  readonly last: string;
  readonly item: T;
}

/** A bar in a row of days: `from` and `to` are columns counted from 0, both included; `cutStart` and `cutEnd` say that it goes on outside. */
export interface LaneBar<T> {
  readonly item: T;
  readonly from: number;
  readonly to: number;
  readonly lane: number;
  readonly cutStart: boolean;
  readonly cutEnd: boolean;
}

/** Lays spans into a row of consecutive days so that no two overlap; longer and earlier ones lie on top. */
export const laneBarsOf = <T>(
  days: readonly string[],
  spans: readonly DaySpan<T>[],
): LaneBar<T>[] => {
  const first = days[0];
  const last = days.at(-1);
  if (first === undefined || last === undefined) return [];
  const inside = spans
    .filter((span) => span.first <= last && span.last >= first)
    .toSorted((a, b) => a.first.localeCompare(b.first) || b.last.localeCompare(a.last));
  const takenUntil: number[] = [];
  return inside.map((span) => {
    const from = span.first < first ? 0 : days.indexOf(span.first);
    const to = span.last > last ? days.length - 1 : days.indexOf(span.last);
    const free = takenUntil.findIndex((until) => until < from);
    const lane = free === -1 ? takenUntil.length : free;
    takenUntil[lane] = to;
    return {
      item: span.item,
      from,
      to,
      lane,
      cutStart: span.first < first,
      cutEnd: span.last > last,
    };
  });
};
