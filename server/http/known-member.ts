import type { Roster } from "../config/roster.ts";
import { apiSentence } from "../platform/api-sentence.ts";
import { InvalidInput } from "../platform/errors.ts";

/** The member with this id; throws 400 on the field where the roster has none. */
export const knownMember = (
  roster: Roster,
  memberId: string,
  field = "memberId",
): Roster[number] => {
  const member = roster.find(({ id }) => id === memberId);
  if (member === undefined)
    throw new InvalidInput(field, apiSentence("invalid.member", { field, id: memberId }));
  return member;
};

/** The ids without duplicates; throws 400 on the field where the roster lacks one. */
export const knownMembers = (
  roster: Roster,
  memberIds: readonly string[],
  field = "memberIds",
): string[] => [...new Set(memberIds.map((memberId) => knownMember(roster, memberId, field).id))];
