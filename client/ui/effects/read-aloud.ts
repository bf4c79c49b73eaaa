/** Reads words aloud in a language (BCP 47) where the system has a voice for it; silent otherwise. */
export const readAloud = (words: string, locale: string): void => {
  if (!("speechSynthesis" in globalThis)) return;
  const [language = ""] = locale.toLowerCase().split("-");
  const voices = speechSynthesis
    .getVoices()
    .filter(({ lang }) => lang.toLowerCase().split(/[-_]/)[0] === language);
  const voice =
    voices.find(({ lang }) => lang.toLowerCase() === locale.toLowerCase()) ??
    voices.find(({ localService }) => localService) ??
    voices[0];
  if (voice === undefined) return;
  // A second tap begins anew rather than queueing up.
  speechSynthesis.cancel();
  const said = new SpeechSynthesisUtterance(words);
  said.voice = voice;
  said.lang = voice.lang;
  said.rate = 0.9;
  speechSynthesis.speak(said);
};
