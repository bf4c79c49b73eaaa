/** A stretch of a day in minutes since its midnight. */
export interface MinuteSpan<T> {
  readonly from: number;
  readonly to: number;
  readonly item: T;
}

/** A stretch with its place among those that overlap it: column `at` of `of`. */
export interface PlacedInColumn<T> extends MinuteSpan<T> {
  readonly at: number;
  readonly of: number;
}

/** Puts overlapping stretches side by side, each as wide as its neighbours allow. A stretch counts as at least `least` minutes long. */
export const sideBySide = <T>(
  stretches: readonly MinuteSpan<T>[],
  least = 30,
): PlacedInColumn<T>[] => {
  const sorted = stretches
    .map((one) => ({ ...one, to: Math.max(one.to, one.from + least) }))
    .toSorted((a, b) => a.from - b.from || b.to - a.to);
  const placed: PlacedInColumn<T>[] = [];
  let group: { stretch: MinuteSpan<T>; at: number }[] = [];
  let groupEnd = 0;
  let ends: number[] = [];
  const settle = () => {
    for (const { stretch, at } of group) placed.push({ ...stretch, at, of: ends.length });
    group = [];
    ends = [];
  };
  for (const stretch of sorted) {
    if (stretch.from >= groupEnd) settle();
    const free = ends.findIndex((end) => end <= stretch.from);
    const at = free === -1 ? ends.length : free;
    ends[at] = stretch.to;
    group.push({ stretch, at });
    groupEnd = Math.max(groupEnd, stretch.to);
  }
  settle();
  return placed;
};
