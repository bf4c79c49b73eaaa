import type { Roster } from "../config/roster.ts";
import { apiSentence } from "../platform/api-sentence.ts";
import { InvalidInput } from "../platform/errors.ts";
import type { Caller } from "./caller.ts";

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

/** A member whom a request names to add something, and the caller. */
export interface Adder {
  readonly memberId: string | undefined;
  readonly caller: Caller;
}

/** Who adds something: the named member, else the phone's own; throws 400 for one who isn't on the roster. */
export const whoAdds = (roster: Roster, { memberId, caller }: Adder): string | undefined =>
  memberId === undefined ? caller.session?.memberId : knownMember(roster, memberId).id;
