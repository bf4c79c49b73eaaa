import { createContext, type ReactNode, use, useMemo } from "react";
import type { Member } from "#contract/members.ts";
import { useMembers, useSession } from "../features/access/queries.ts";
import type { Face } from "../ui/Avatar.tsx";
import { initialsOf } from "../ui/initials.ts";
import { useMemberColors } from "../ui/theme/use-member-colors.ts";

/** A member with the face that tells them apart from everyone else in the house. */
export type FamilyMember = Member & Face;

interface Family {
  readonly all: readonly FamilyMember[];
  readonly me: FamilyMember | undefined;
}

const FamilyContext = createContext<Family>({ all: [], me: undefined });

/** Reads the roster once for the whole page and puts its colours on it. */
export const FamilyProvider = ({ children }: { children: ReactNode }) => {
  const { list: roster } = useMembers();
  const myId = useSession()?.member.id;
  useMemberColors(roster);
  const family = useMemo(() => {
    const initials = initialsOf(roster.map(({ name }) => name));
    const all = roster.map((member, at) => ({ ...member, initials: initials[at] ?? "?" }));
    return { all, me: all.find(({ id }) => id === myId) };
  }, [roster, myId]);
  return <FamilyContext value={family}>{children}</FamilyContext>;
};

/** Everyone who lives here, in the roster's order. */
export const useFamily = (): readonly FamilyMember[] => use(FamilyContext).all;

/** Who is signed in to this browser; undefined while nobody is. */
export const useMe = (): FamilyMember | undefined => use(FamilyContext).me;
