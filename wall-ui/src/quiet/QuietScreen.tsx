import type { Resting } from "./Cover.tsx";
import { GoodNight } from "./GoodNight.tsx";
import { Screensaver } from "./Screensaver.tsx";

/** The wall at rest: black, or with photos. */
export const QuietScreen = (resting: Resting) =>
  resting.rest === "asleep" ? <GoodNight {...resting} /> : <Screensaver {...resting} />;
