import { type Melody, play, wakeSound } from "#client/ui/effects/sound.ts";

const everyMs = 1600;

const bell: Melody = {
  wave: "triangle",
  volume: 0.28,
  attack: 0.01,
  fades: 0.4,
  notes: [
    { pitch: 880, after: 0 },
    { pitch: 1108.73, after: 0.16 },
    { pitch: 880, after: 0.32 },
    { pitch: 1108.73, after: 0.48 },
  ],
};

/** Rings like a kitchen timer, at any hour, until told to stop by what it returns. */
export const ring = (): (() => void) => {
  wakeSound();
  play(bell);
  const again = setInterval(() => play(bell), everyMs);
  addEventListener("pointerdown", wakeSound);
  return () => {
    clearInterval(again);
    removeEventListener("pointerdown", wakeSound);
  };
};
