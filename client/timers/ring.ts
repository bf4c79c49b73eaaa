let audio: AudioContext | undefined;

/** Makes the sound ready; call it from a tap, because browsers keep audio silent until one. Does nothing where there is no sound. */
export const wakeRing = (): void => {
  if (!("AudioContext" in globalThis)) return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
};

const everyMs = 1600;
const notes = [
  { pitch: 880, after: 0 },
  { pitch: 1108.73, after: 0.16 },
  { pitch: 880, after: 0.32 },
  { pitch: 1108.73, after: 0.48 },
];

const strike = (): void => {
  // Without a tap since the page was loaded it stays silent; the first one wakes it.
  if (audio?.state !== "running") return;
  const { currentTime: now, destination } = audio;
  for (const { pitch, after } of notes) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.type = "triangle";
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, now + after);
    volume.gain.linearRampToValueAtTime(0.28, now + after + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + after + 0.4);
    tone.connect(volume).connect(destination);
    tone.start(now + after);
    tone.stop(now + after + 0.45);
  }
};

/** Rings like a kitchen timer, at any hour, until told to stop by what it returns. */
export const ring = (): (() => void) => {
  wakeRing();
  strike();
  const again = setInterval(strike, everyMs);
  addEventListener("pointerdown", wakeRing);
  return () => {
    clearInterval(again);
    removeEventListener("pointerdown", wakeRing);
  };
};
