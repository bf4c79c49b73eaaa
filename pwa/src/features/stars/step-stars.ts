/** The most stars that one tap of the stepper leads to. */
const most = 50;

/** One more or one fewer star to give, over nothing: from taking one to giving one. Undefined at the end. */
export const stepStars = (delta: number, by: 1 | -1, balance: number): number | undefined => {
  const next = delta + by === 0 ? by : delta + by;
  return next > most || next < -Math.min(most, Math.max(0, balance)) ? undefined : next;
};
