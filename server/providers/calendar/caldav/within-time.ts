/** The first result, or `late` after the time limit in milliseconds; the work goes on. */
export const withinTime = async <T, L>(work: Promise<T>, ms: number, late: L): Promise<T | L> => {
  let timeout: NodeJS.Timeout | undefined;
  const enough = new Promise<L>((resolve) => {
    timeout = setTimeout(() => resolve(late), Math.max(0, ms));
  });
  const first = await Promise.race([work, enough]);
  clearTimeout(timeout);
  return first;
};
