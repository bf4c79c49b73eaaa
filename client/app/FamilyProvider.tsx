import { type ReactNode, useMemo } from "react";
import { CalendarTones } from "./CalendarTones.tsx";
import { FamilyContext } from "../context/family.ts";
import { useMembers } from "../context/members.ts";
import { useSession } from "../features/access/use-session.ts";
import { initialsOf } from "../ui/avatar/initials.ts";
import { useMemberColors } from "../ui/theme/use-member-colors.ts";

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
  return (
    <FamilyContext value={family}>
      <CalendarTones>{children}</CalendarTones>
    </FamilyContext>
  );
};
