import { createContext } from "react";
import type { Member } from "#contract/members.ts";
import { useRequiredContext } from "../platform/required-context.ts";

/** Who lives here, in the roster's order; nobody until the first answer. */
export interface FamilyRoster {
  readonly list: readonly Member[];
  readonly byId: ReadonlyMap<string, Member>;
}

export const MembersContext = createContext<FamilyRoster | undefined>(undefined);

/** Who lives here. */
export const useMembers = (): FamilyRoster => useRequiredContext(MembersContext);
