import type { Roster } from "./roster.ts";

/** The members who may open Budget: those whom the operator names, of whom some may not live here; else every parent. */
export const budgetMembersOf = (roster: Roster, unlockMembers: readonly string[]): Roster =>
  roster.filter(({ id, parent }) =>
    unlockMembers.length > 0 ? unlockMembers.includes(id) : parent,
  );
