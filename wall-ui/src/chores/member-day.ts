import { useMemo } from "react";
import type { CalendarEvent } from "../../../contract/calendar.ts";
import type { Task } from "../../../contract/tasks.ts";
import { useBalances } from "../../../client/stars.ts";
import { useBoard } from "../../../client/tasks.ts";
import { useNow } from "../../../client/time.ts";
import { useFortnight } from "../home/use-fortnight.ts";
import { type FamilyMember, useFamily } from "../shell/family.tsx";

/** Everything that a member's column tells. */
export interface MemberDay {
  readonly member: FamilyMember;
  readonly tasks: readonly Task[];
  readonly done: number;
  readonly stars: number;
  readonly streak: number;
  /** What this member has to go to next, at most three in the coming two weeks. */
  readonly coming: readonly CalendarEvent[];
}

/** Today's routine of every member, in the roster's order. */
export const useMemberDays = (): MemberDay[] => {
  const family = useFamily();
  const board = useBoard("routine").data;
  const balances = useBalances().data;
  const events = useFortnight().data?.events;
  const now = useNow("minute");
  return useMemo(
    () =>
      family.map((member) => {
        const own = board?.members.find(({ id }) => id === member.id);
        const tasks = own?.tasks ?? [];
        const coming = (events ?? [])
          .filter(
            ({ allDay, start, memberIds }) =>
              !allDay && memberIds.includes(member.id) && Date.parse(start) > now,
          )
          .toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start))
          .slice(0, 3);
        return {
          member,
          tasks,
          done: tasks.filter(({ done }) => done).length,
          stars: balances?.[member.id] ?? 0,
          streak: own?.streak ?? 0,
          coming,
        };
      }),
    [family, board, balances, events, now],
  );
};
