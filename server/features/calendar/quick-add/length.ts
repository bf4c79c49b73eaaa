import { alternativesPattern, meaningOfPhrase, type PhraseLanguage } from "./language.ts";
import type { Token } from "./scanner.ts";

/** "30 min", "half an hour", "2 days": `which` tells the groups of two of them apart. */
export const lengthPattern = ({ says, numbers, units }: PhraseLanguage, which: string): string =>
  String.raw`(?:(?<half${which}>${says.halfHour})|(?<n${which}>\d{1,5}|${alternativesPattern(numbers)})\s?-?(?<unit${which}>${alternativesPattern(units)})\.?)`;

/** The minutes that such a length says; undefined where there is none. */
export const minutesIn = (
  { groups }: Token,
  { numbers, units }: PhraseLanguage,
  which: string,
): number | undefined => {
  if (groups[`half${which}`] !== undefined) return 30;
  const { [`n${which}`]: number, [`unit${which}`]: unit } = groups;
  if (number === undefined || unit === undefined) return undefined;
  return (meaningOfPhrase(numbers, number) ?? Number(number)) * (meaningOfPhrase(units, unit) ?? 1);
};
