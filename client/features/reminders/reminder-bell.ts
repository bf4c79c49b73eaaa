import { type Melody, playUnasked } from "#client/ui/effects/sound.ts";

const twoBells: Melody = {
  wave: "sine",
  volume: 0.18,
  attack: 0.01,
  fades: 1.1,
  notes: [
    { pitch: 659.25, after: 0 },
    { pitch: 523.25, after: 0.45 },
    { pitch: 659.25, after: 1.6 },
    { pitch: 523.25, after: 2.05 },
  ],
};

/** A door's chime, twice: something begins soon. */
export const ringReminder = (): void => playUnasked(twoBells);
