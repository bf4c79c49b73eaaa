import type { QuietState } from "./QuietCover.tsx";
import { SleepScreen } from "./SleepScreen.tsx";
import { Screensaver } from "./Screensaver.tsx";

/** The wall at rest: black, or with photos. */
export const QuietScreen = (resting: QuietState) =>
  resting.rest === "asleep" ? <SleepScreen {...resting} /> : <Screensaver {...resting} />;
