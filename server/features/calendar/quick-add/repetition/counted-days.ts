import { alternativesPattern, meaningOfPhrase, type PhraseLanguage } from "../language.ts";
import type { Scanner } from "../scanner.ts";

/** So many of one weekday: "for 6 Mondays", "sechs Montage lang". */
export interface CountedDays {
  readonly weekday: number;
  readonly count: number;
  readonly words: string;
}

/** Consumes so many of one weekday; null where the text has none. */
export const consumeCountedDays = (
  scanner: Scanner,
  { says, numbers, weekdays }: PhraseLanguage,
): CountedDays | null => {
  const count = String.raw`(?<n>[1-9]\d?|${alternativesPattern(numbers)})`;
  const day = `(?<day>${alternativesPattern(weekdays)})(?:s|en?)`;
  const found =
    scanner.take(
      `(?:${says.duration}|(?:for |on )?the (?:next|following)|die nächsten|an|on) ${count} ${day}(?: lang| long| in a row)?`,
    ) ?? scanner.take(`${count} ${day} (?:lang|long|in a row|hintereinander)`);
  const { n = "", day: name = "" } = found?.groups ?? {};
  const weekday = meaningOfPhrase(weekdays, name);
  if (found === null || weekday === undefined) return null;
  return { weekday, count: meaningOfPhrase(numbers, n) ?? Number(n), words: found.words };
};
