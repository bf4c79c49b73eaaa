import { useConfig } from "../config.ts";
import { minuteOfDay } from "../time.ts";
import { celebrate, isQuiet } from "../ui/celebrate.ts";
import { wakeSound } from "../ui/sound.ts";

/** The festive part of a redeemed reward, as far as Settings and the hour allow it. */
export const useCeremony = () => {
  const { celebrateChores, sleepStart, sleepEnd, timeZone } = useConfig();
  const isSilent = () => isQuiet(minuteOfDay(Date.now(), timeZone), sleepStart, sleepEnd);
  return {
    /** To be called by the tap: browsers give a sound to a tap, not to an answer. */
    prepare: () => {
      if (celebrateChores && !isSilent()) wakeSound();
    },
    /** Throws confetti from an element and chimes, once the server has said yes. */
    begin: (from: Element, color: string) => {
      if (celebrateChores) celebrate(from, color, isSilent());
    },
  };
};
