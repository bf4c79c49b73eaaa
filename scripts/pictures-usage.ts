/** How pictures are asked for. */
export const picturesUsage = `npm run pictures -- FOLDER [WORD]          every screen, or those whose names have a word
npm run pictures -- home FOLDER [WORD]     sheets of Home
npm run pictures -- compare BEFORE AFTER   what differs between two folders
npm run pictures -- readme                 the README's pictures and its film
npm run pictures -- google                 those of connecting Google`;

/** How many words may follow each first word; another one is a folder. */
const mostAfter: Readonly<Record<string, number>> = { compare: 2, google: 0, home: 2, readme: 0 };

/** The word of a call that means nothing; undefined where all of them do. */
export const unknownPictureWord = (words: readonly string[]): string | undefined => {
  const [first = "", ...rest] = words;
  return words.find((word) => word.startsWith("-")) ?? rest[mostAfter[first] ?? 1];
};
