/** So many days, in ms. */
export const days = (count: number): number => count * 86_400_000;
