import { createContext, type ReactNode, use, useMemo } from "react";
import type { Member } from "../../../contract/members.ts";
import { useMembers } from "../../../client/members.ts";
import type { Face } from "../../../client/ui/Avatar.tsx";
import { initialsOf } from "../../../client/ui/initials.ts";
import { useMemberColors } from "../../../client/ui/use-member-colors.ts";

/** A member with the face that tells them apart from everyone else in the house. */
export type FamilyMember = Member & Face;

const FamilyContext = createContext<readonly FamilyMember[]>([]);

/** Reads the roster once for the whole wall and puts its colours on the page. */
export const FamilyProvider = ({ children }: { children: ReactNode }) => {
  const { list: roster } = useMembers();
  useMemberColors(roster);
  const family = useMemo(() => {
    const initials = initialsOf(roster.map(({ name }) => name));
    return roster.map((member, at) => ({ ...member, initials: initials[at] ?? "?" }));
  }, [roster]);
  return <FamilyContext value={family}>{children}</FamilyContext>;
};

/** Everyone who lives here, in the roster's order. */
export const useFamily = (): readonly FamilyMember[] => use(FamilyContext);
