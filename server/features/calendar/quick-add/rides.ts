import type { Ride } from "#contract/calendar-rides.ts";
import type { PhraseLanguage } from "./language.ts";
import type { NamedMember } from "./members.ts";
import { escapePattern, type Scanner } from "./scanner.ts";

/** Consumes who takes and who collects: "Dad drives", "Mama holt ab", "Dad drives and collects". Children can't be either. */
export const consumeRide = (
  scanner: Scanner,
  { says }: PhraseLanguage,
  roster: readonly NamedMember[],
): Ride => {
  const found: { driver?: string; collector?: string } = {};
  const and = `(?:(?:${says.and}) ?)`;
  for (const { id, name, kid } of roster) {
    const isOnly = roster.filter((one) => one.name.toLowerCase() === name.toLowerCase());
    if (kid === true || isOnly.length > 1) continue;
    const who = `${and}?${escapePattern(name)}`;
    const both = scanner.take(`${who} (?:${says.drives}) ?${and}(?:${says.collects})`);
    if (both !== null) Object.assign(found, { driver: id, collector: id });
    if (found.driver === undefined && scanner.take(`${who} (?:${says.drives})`) !== null)
      found.driver = id;
    if (found.collector === undefined && scanner.take(`${who} (?:${says.collects})`) !== null)
      found.collector = id;
  }
  return found;
};
