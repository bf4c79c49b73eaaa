import { binWords } from "./fact-words.ts";

/** Whether words are a bin's name, as nothing else is called, with what is said beside it. */
export const isBinName = (words: string): boolean => {
  const beside = new RegExp(`(?<!\\p{L})(?:${binWords.beside})(?!\\p{L})`, "giu");
  const name = words.replaceAll(beside, "").replaceAll(/\s+/g, " ").trim();
  return new RegExp(`^(?:${binWords.sure})$`, "iu").test(name);
};
