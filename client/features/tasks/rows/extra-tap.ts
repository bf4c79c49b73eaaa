/** A second tap on a row this soon, in milliseconds, is the same one; what was ticked isn't opened again so soon. */
const bounceMs = 700;
const keptMs = 2000;

/**
 * Makes a check whether a tap on a row is one too many: the second of a double tap, also where a done row has come under the
 * finger meanwhile, or one that would take back a fresh star, whatever was tapped in between. `isDone` is what the row shows,
 * `now` is in milliseconds.
 */
export const createExtraTapCheck = () => {
  const taps = new Map<string, number>();
  let last = Number.NEGATIVE_INFINITY;
  return (row: string, isDone: boolean, now: number): boolean => {
    for (const [other, at] of taps) if (now - at >= keptMs) taps.delete(other);
    const since = now - (taps.get(row) ?? Number.NEGATIVE_INFINITY);
    if (since < (isDone ? keptMs : bounceMs)) return true;
    // A list that is done unfolds what was done before, there where the finger is.
    if (isDone && now - last < bounceMs) return true;
    taps.set(row, now);
    last = now;
    return false;
  };
};
