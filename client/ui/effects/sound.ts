let audio: AudioContext | undefined;

/** Makes sound ready; call it from a tap, because browsers keep audio silent until one. Does nothing where there is no sound. */
export const wakeSound = (): void => {
  if (!("AudioContext" in globalThis)) return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
};

/** Makes what plays ahead of the first melody, because that takes longer than a frame; it rests until then. */
export const prepareSound = (): void => {
  if (audio !== undefined || !("AudioContext" in globalThis)) return;
  audio = new AudioContext();
  void audio.suspend();
};

/** A few notes on one instrument; times in seconds, `pitch` in hertz, `volume` of 1. */
export interface Melody {
  readonly wave: OscillatorType;
  readonly volume: number;
  readonly attack: number;
  readonly fades: number;
  readonly notes: readonly { readonly pitch: number; readonly after: number }[];
}

const nearlySilent = 0.0001;
const tail = 0.05;

/** Plays a melody at once; silent until a tap woke the sound. */
export const play = ({ wave, volume, attack, fades, notes }: Melody): void => {
  if (audio?.state !== "running") return;
  const { currentTime: now, destination } = audio;
  for (const { pitch, after } of notes) {
    const tone = audio.createOscillator();
    const loudness = audio.createGain();
    tone.type = wave;
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(0, now + after);
    loudness.gain.linearRampToValueAtTime(volume, now + after + attack);
    loudness.gain.exponentialRampToValueAtTime(nearlySilent, now + after + fades);
    tone.connect(loudness).connect(destination);
    tone.start(now + after);
    tone.stop(now + after + fades + tail);
  }
};

/** So late a sound no longer belongs to what it is for, in ms. */
const lateMs = 1000;

/** Plays a melody that no tap asked for, as soon as sound is ready; silent on a page that may make none. */
export const playUnasked = (melody: Melody): void => {
  wakeSound();
  const askedAt = performance.now();
  // Where a page may make no sound yet, this waits for its next touch.
  void audio?.resume().then(() => {
    if (performance.now() - askedAt < lateMs) play(melody);
  });
};
