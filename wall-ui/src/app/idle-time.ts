const minuteMs = 60_000;

/** After how long without a touch the wall goes back to Home, in ms. */
const idleMs = 2 * minuteMs;
/** The same while a recipe is being cooked, where hands are busy and a roast takes its time; and in the night, when a kitchen lies dark. */
const cookingMs = 120 * minuteMs;
const cookingAtNightMs = 30 * minuteMs;

/** How long (ms) the wall stays on a page that nobody touches: on a recipe being cooked for as long as a timer runs, which is infinite. */
export const idleTimeMs = (now: {
  readonly isCooking: boolean;
  readonly hasTimers: boolean;
  readonly isNight: boolean;
}): number => {
  if (!now.isCooking) return idleMs;
  if (now.hasTimers) return Number.POSITIVE_INFINITY;
  return now.isNight ? cookingAtNightMs : cookingMs;
};
