import { useConfig } from "#client/context/config.ts";
import type { FamilyMember } from "#client/context/family.ts";
import { useParentHere } from "../../access/queries.ts";

/** What spending a member's stars takes here: nothing more, the member's own PIN or pictures, or a parent's yes. */
export const useNeededProof = ({ id, hasPin, hasPictures }: FamilyMember) => {
  const { session, setupDone } = useConfig();
  const isParentHere = useParentHere();
  if (isParentHere || session?.memberId === id || !setupDone) return "nothing";
  return hasPin || hasPictures === true ? "own" : "parent";
};
