import type { FunctionComponent, SVGProps } from "react";
import HouseWithGarden from "~icons/fluent-emoji-flat/house-with-garden";
import Key from "~icons/fluent-emoji-flat/key";
import MobilePhone from "~icons/fluent-emoji-flat/mobile-phone";
import SpiralCalendar from "~icons/fluent-emoji-flat/spiral-calendar";
import SunBehindCloud from "~icons/fluent-emoji-flat/sun-behind-cloud";
import WavingHand from "~icons/fluent-emoji-flat/waving-hand";

/** What stands beside each step of set-up. */
export const setupPictures = {
  language: WavingHand,
  family: HouseWithGarden,
  pin: Key,
  place: SunBehindCloud,
  calendar: SpiralCalendar,
  phones: MobilePhone,
} as const satisfies Record<string, FunctionComponent<SVGProps<SVGSVGElement>>>;
