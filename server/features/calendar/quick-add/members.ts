import { calledNamesOf, takeCalledName } from "./called-names.ts";
import type { PhraseLanguage } from "./language.ts";
import { escapePattern, type Scanner } from "./scanner.ts";

export interface NamedMember {
  readonly id: string;
  readonly name: string;
  readonly kid?: boolean;
}

export interface ParsedMembers {
  readonly memberIds: readonly string[];
  /** A name that several members have. */
  readonly unclear?: { readonly words: string; readonly choices: readonly string[] };
}

/** Consumes the members' names; a name in the genitive, or on a birthday, stays where it belongs to the title. */
export const consumeMembers = (
  scanner: Scanner,
  language: PhraseLanguage,
  roster: readonly NamedMember[],
  keepNames: boolean,
): ParsedMembers => {
  const { says } = language;
  const byName = Map.groupBy(roster, ({ name }) => name.toLowerCase());
  const ids: string[] = [];
  let unclear: ParsedMembers["unclear"];
  const longestFirst = [...byName].toSorted(([a], [b]) => b.length - a.length);
  for (const [name, members] of longestFirst) {
    const word = escapePattern(name);
    const isOwner = scanner.find(String.raw`${word}(?:['\u2019]s?|s)`) !== null;
    const found =
      isOwner || keepNames
        ? scanner.find(String.raw`${word}(?:['\u2019]s?|s)?`)
        : scanner.take(String.raw`(?:(?:${says.forWhom}|(?:${says.and})) ?)?${word}`);
    if (found === null) continue;
    const [only] = members;
    if (members.length === 1 && only !== undefined) ids.push(only.id);
    else unclear = { words: name, choices: members.map(({ id }) => id) };
  }
  for (const member of roster) {
    if (ids.includes(member.id)) continue;
    const called = calledNamesOf(member, roster);
    if (takeCalledName(scanner, language, called, keepNames)) ids.push(member.id);
  }
  return {
    memberIds: roster.map(({ id }) => id).filter((id) => ids.includes(id)),
    ...(unclear === undefined ? {} : { unclear }),
  };
};
