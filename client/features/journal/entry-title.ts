const mostLetters = 60;

/** What an entry is called in the list of what waits: its first words, or what it is called without any. */
export const entryTitle = (text: string, wordless: string): string =>
  text.trim().slice(0, mostLetters) || wordless;
