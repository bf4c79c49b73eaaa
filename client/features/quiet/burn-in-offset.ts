const minuteMs = 60_000;
// Without a common measure, so that the same place comes back after fourteen hours.
const [across, down] = [37, 23];

/** Where what stands on the screen for hours stands in this minute (ms), from -1 to 1 each way: slowly elsewhere, so that nothing burns in. */
export const burnInOffsetAt = (now: number): { readonly x: number; readonly y: number } => {
  const turns = (now / minuteMs) * 2 * Math.PI;
  return { x: Math.sin(turns / across), y: Math.sin(turns / down) };
};
