import type { Member } from "#contract/members.ts";
import type { RosterMember } from "../config/roster.ts";

/** A member as the API answers them, with what proves who they are. */
export const memberView = (
  member: RosterMember,
  { hasPin, hasPictures }: { readonly hasPin: boolean; readonly hasPictures: boolean },
): Member => ({ ...member, hasPin, ...(hasPictures ? { hasPictures } : {}) });
