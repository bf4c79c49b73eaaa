/** A second tap on a row this soon, in milliseconds, is the same one; what was ticked isn't opened again so soon. */
const bounceMs = 700;
const keptMs = 2000;

/**
 * Makes a check whether a tap on a row is one too many: the second of a double tap, or one that would take
 * back a fresh star, whatever was tapped in between. `isDone` is what the row shows, `now` is in milliseconds.
 */
export const createExtraTapCheck = () => {
  const taps = new Map<string, number>();
  return (row: string, isDone: boolean, now: number): boolean => {
    for (const [other, at] of taps) if (now - at >= keptMs) taps.delete(other);
    const since = now - (taps.get(row) ?? Number.NEGATIVE_INFINITY);
    if (since < (isDone ? keptMs : bounceMs)) return true;
    taps.set(row, now);
    return false;
  };
};
