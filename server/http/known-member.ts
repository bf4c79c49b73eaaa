import type { Roster } from "../config/members.ts";
import { InvalidInput } from "./errors.ts";

/** The member with this id; 400 on `memberId` unless they live here. */
export const knownMember = (roster: Roster, memberId: string): Roster[number] => {
  const member = roster.find(({ id }) => id === memberId);
  if (member === undefined)
    throw new InvalidInput("memberId", "memberId: nobody in the family has this id.");
  return member;
};
