/** Where a value lies between the lowest (0) and the highest (1); in the middle where all are alike. */
export const shareBetween = (value: number, lowest: number, highest: number): number =>
  highest === lowest ? 0.5 : (value - lowest) / (highest - lowest);

/** A smooth line through values from left to right as an SVG path, in a box of 100 by 100; higher values lie higher. */
export const curveThrough = (values: readonly number[]): string => {
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  const step = 100 / values.length;
  const xOf = (at: number) => (at + 0.5) * step;
  const yOf = (at: number) => {
    const value = values[Math.min(Math.max(at, 0), values.length - 1)] ?? lowest;
    return 100 - shareBetween(value, lowest, highest) * 100;
  };
  // Each point is passed in the direction from its neighbour before to its neighbour after.
  const lean = (at: number) => (yOf(at + 1) - yOf(at - 1)) / 6;
  return values
    .map((_, at) =>
      at === 0
        ? `M${xOf(0)} ${yOf(0)}`
        : `C${xOf(at - 1) + step / 3} ${yOf(at - 1) + lean(at - 1)} ${xOf(at) - step / 3} ${yOf(at) - lean(at)} ${xOf(at)} ${yOf(at)}`,
    )
    .join("");
};
