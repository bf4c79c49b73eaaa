/** The next larger or smaller of the offered values (in order), also from one between them; undefined at the end. */
export const stepValue = (
  offered: readonly number[],
  value: number,
  by: 1 | -1,
): number | undefined =>
  by === 1 ? offered.find((one) => one > value) : offered.findLast((one) => one < value);
