/** How many columns lay out so many things in rows as even as possible, where at most so many stand beside each other. */
export const balancedColumns = (count: number, most: number): number => {
  const room = Math.max(1, Math.min(count, most));
  return Math.ceil(count / Math.max(1, Math.ceil(count / room)));
};
