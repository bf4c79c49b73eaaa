import { clockPattern, isExplicitHour } from "./hours.ts";
import { alternativesPattern, type PhraseLanguage } from "./language.ts";
import { unreadRepetition } from "./repetition/unread-repetition.ts";
import { consumedMark, type Scanner } from "./scanner.ts";

/** What nothing consumed of words that say when, so that it would stand in the title in silence. */
export interface UnreadWords {
  readonly repetition?: string | undefined;
  readonly date?: string | undefined;
  readonly hour?: string | undefined;
}

/** Finds words that say when or how often, and that nothing consumed. */
export const unreadWords = (scanner: Scanner, language: PhraseLanguage): UnreadWords => {
  const { says, ordinals } = language;
  const hour = scanner.find(
    String.raw`(?:${says.or}) (?:\d{1,2}\s?[-\u2013]\s?)?${clockPattern("1", language)}`,
    ({ groups }) => isExplicitHour(groups, "1"),
  );
  // "Second [Tuesday]": which one, nobody read.
  const which = scanner.find(`(?:${alternativesPattern(ordinals)})(?=\\s*${consumedMark})`);
  // "Almost [every Tuesday]": which ones, no rule can say.
  const nearly = scanner.find(`(?:${says.nearly})(?=\\s*${consumedMark})`);
  return {
    repetition: nearly?.words ?? unreadRepetition(scanner, language),
    date: which?.words,
    hour: hour?.words,
  };
};
