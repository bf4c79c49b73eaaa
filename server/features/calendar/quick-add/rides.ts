import type { Ride } from "#contract/calendar-rides.ts";
import { calledNamesOf, calledPattern } from "./called-names.ts";
import type { PhraseLanguage } from "./language.ts";
import type { NamedMember } from "./members.ts";
import { longestWayMinutes } from "#contract/calendar-rides.ts";
import { lengthPattern, minutesIn } from "./length.ts";
import { consumedMark, escapePattern, type Scanner } from "./scanner.ts";

/** A member's whole name, or a word of it that is only theirs. */
const namePattern = (member: NamedMember, roster: readonly NamedMember[]): string => {
  const called = calledNamesOf(member, roster);
  const name = escapePattern(member.name);
  return called.length === 0 ? name : `${name}|${calledPattern(called)}`;
};

/** Consumes who takes and who collects: "Dad drives", "Mama holt ab", "Dad drives and collects". Children can't be either. */
export const consumeRide = (
  scanner: Scanner,
  { says }: PhraseLanguage,
  roster: readonly NamedMember[],
): Ride => {
  const names = roster.map((member) => namePattern(member, roster)).join("|");
  const nothing = `(?=\\s*(?:$|[,;${consumedMark}]|(?:(?:${says.and}) ?)?(?:${names}) (?:${says.collects})))`;
  const takes = `(?:${says.drives}|(?:${says.drivesLast})${nothing})`;
  const found: { driver?: string; collector?: string } = {};
  const and = `(?:(?:${says.and}) ?)`;
  for (const member of roster) {
    const { id, name, kid } = member;
    const isOnly = roster.filter((one) => one.name.toLowerCase() === name.toLowerCase());
    if (kid === true || isOnly.length > 1) continue;
    const who = `${and}?(?:${namePattern(member, roster)})`;
    const both = scanner.take(`${who} (?:${says.drives}) ?${and}(?:${says.collects})`);
    if (both !== null) Object.assign(found, { driver: id, collector: id });
    if (found.driver === undefined && scanner.take(`${who} ${takes}`) !== null) found.driver = id;
    if (found.collector === undefined && scanner.take(`${who} (?:${says.collects})`) !== null)
      found.collector = id;
  }
  return found;
};

/** What is said beside the event is set apart from it: "bring Leo to school" is what it is. */
const apart = `(?<=[,;${consumedMark}] ?)`;

/** Consumes how long the way is, in minutes: ", 20 min drive", ", Weg 20 min"; what is longer than a way can be stays. */
export const consumeWay = (scanner: Scanner, language: PhraseLanguage): number | undefined => {
  const { wayBefore, wayAfter } = language.says;
  const length = lengthPattern(language, "");
  const found =
    scanner.find(`${apart}${length} (?:${wayAfter})`) ??
    scanner.find(`${apart}(?:${wayBefore}):? ${length}`);
  const minutes = found === null ? undefined : minutesIn(found, language, "");
  if (found === null || minutes === undefined || minutes < 1 || minutes > longestWayMinutes)
    return undefined;
  scanner.cut(found.index, found.end);
  return minutes;
};

const something = `[^${consumedMark},;:@]{1,200}`;

/** Consumes what to bring: "bring: shin guards", ", bring shin guards". */
export const consumeBring = (
  scanner: Scanner,
  { says: { bring, bringAfter } }: PhraseLanguage,
): string | undefined => {
  const found =
    scanner.take(`(?:${bring}): ?(?<what>${something})`) ??
    scanner.take(`${apart}(?:${bring}) (?<what>${something})`) ??
    scanner.take(`${apart}(?<what>${something}) (?:${bringAfter})`);
  return found?.groups["what"]?.trim() || undefined;
};
