let audio: AudioContext | undefined;

/** Makes the sound ready; call it from a tap, because browsers keep audio silent until one. Does nothing where there is no sound. */
export const wakeChime = (): void => {
  if (!("AudioContext" in globalThis)) return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
};

/** A soft rising fifth for a star, made of sine waves; quiet. Silent until a tap woke it. */
export const chime = (): void => {
  if (audio === undefined) return;
  const { currentTime: now, destination } = audio;
  const notes = [
    { pitch: 783.99, after: 0 },
    { pitch: 1174.66, after: 0.11 },
    { pitch: 1567.98, after: 0.22 },
  ];
  for (const { pitch, after } of notes) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.type = "sine";
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, now + after);
    volume.gain.linearRampToValueAtTime(0.07, now + after + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + after + 0.7);
    tone.connect(volume).connect(destination);
    tone.start(now + after);
    tone.stop(now + after + 0.75);
  }
};
