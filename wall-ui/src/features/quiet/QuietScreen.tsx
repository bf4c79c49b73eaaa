import type { Resting } from "./QuietCover.tsx";
import { GoodNight } from "./SleepScreen.tsx";
import { Screensaver } from "./Screensaver.tsx";

/** The wall at rest: black, or with photos. */
export const QuietScreen = (resting: Resting) =>
  resting.rest === "asleep" ? <GoodNight {...resting} /> : <Screensaver {...resting} />;
