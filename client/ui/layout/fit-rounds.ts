/** How often within a frame content is fitted that changes with its step, which might go back and forth for ever. */
const mostRounds = 4;
/** In how many frames one after the other. */
const mostFrames = 4;

/** Says when content that changes is fitted again. */
export interface FitRounds {
  /** The content changed. */
  readonly changed: () => void;
  /** Nothing is fitted any more. */
  readonly stop: () => void;
}

/**
 * Fits content at each of its changes, but only so often within a frame; what changed more often is fitted again in the
 * next one, because the last change may have come from outside. Content that changes whenever it is fitted is left alone
 * after some frames.
 */
export const startFitRounds = (fit: () => void): FitRounds => {
  let rounds = 0;
  let fullFrames = 0;
  let frame = 0;
  const changed = (): void => {
    rounds += 1;
    if (rounds <= mostRounds) fit();
    if (rounds > 1) return;
    frame = requestAnimationFrame(() => {
      fullFrames = rounds > mostRounds && fullFrames < mostFrames ? fullFrames + 1 : 0;
      rounds = 0;
      if (fullFrames > 0) changed();
    });
  };
  return { changed, stop: () => cancelAnimationFrame(frame) };
};
