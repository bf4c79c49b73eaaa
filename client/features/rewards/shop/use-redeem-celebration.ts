import { useConfig } from "#client/context/config.ts";
import { useIsSilent } from "#client/context/use-night.ts";
import { throwConfetti } from "#client/ui/effects/celebrate.ts";
import { wakeSound } from "#client/ui/effects/sound.ts";

/** The festive part of a redeemed reward, as far as Settings and the hour allow it. */
export const useRedeemCelebration = () => {
  const { celebrateChores } = useConfig();
  const isSilent = useIsSilent();
  return {
    /** To be called by the tap: browsers give a sound to a tap, not to an answer. */
    prepare: () => {
      if (celebrateChores && !isSilent()) wakeSound();
    },
    /** Throws confetti from an element and chimes, once the server has said yes. */
    begin: (from: Element, color: string) => {
      if (celebrateChores) throwConfetti(from, color, isSilent());
    },
  };
};
