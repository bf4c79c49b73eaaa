/**
 * The largest number for each so that the sum is at most `most`: small counts stay whole, the others get equal shares
 * of the rest.
 */
export const fairShares = (counts: readonly number[], most: number): number[] => {
  let left = most;
  const shares = counts.map(() => 0);
  const smallestFirst = counts
    .map((count, index) => ({ count, index }))
    .toSorted((a, b) => a.count - b.count);
  for (const [position, { count, index }] of smallestFirst.entries()) {
    const share = Math.min(count, Math.floor(left / (counts.length - position)));
    shares[index] = share;
    left -= share;
  }
  return shares;
};
