import { type Melody, playUnasked } from "./sound.ts";

const risingFifth: Melody = {
  wave: "sine",
  volume: 0.07,
  attack: 0.02,
  fades: 0.7,
  notes: [
    { pitch: 783.99, after: 0 },
    { pitch: 1174.66, after: 0.11 },
    { pitch: 1567.98, after: 0.22 },
  ],
};

/** A soft rising fifth for a star, quiet. */
export const chime = (): void => playUnasked(risingFifth);
