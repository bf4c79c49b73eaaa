import { useMemo } from "react";
import type { CalendarEvent } from "#contract/calendar.ts";
import { useWall } from "#client/context/wall.ts";
import { type FamilyMember, useFamily } from "#client/context/family.ts";
import { type MemberDay, useMemberDays } from "#client/features/tasks/member-day.ts";
import { useNow } from "#client/platform/clock.ts";
import { useFortnight } from "../../calendar/use-fortnight.ts";

/** Everything that a member's column tells. */
export interface ColumnDay extends MemberDay {
  readonly member: FamilyMember;
  /** What this member has to go to next, at most three in the coming two weeks. */
  readonly coming: readonly CalendarEvent[];
}

/** Whether a member's day fills a column; grown-ups with nothing to do share a narrow one. */
export const hasColumn = ({ member, tasks, paused }: ColumnDay): boolean =>
  tasks.length > 0 || member.kid || paused !== undefined;

/** Today's routine of every member whom this wall shows, in the roster's order. */
export const useColumnDays = (): ColumnDay[] => {
  const everybody = useFamily();
  const { memberIds: chosen } = useWall();
  const family = useMemo(() => {
    const shown = everybody.filter(({ id }) => chosen?.includes(id) ?? true);
    // Whoever was chosen has left.
    return shown.length === 0 ? everybody : shown;
  }, [everybody, chosen]);
  const dayOf = useMemberDays();
  const events = useFortnight().data?.events;
  const now = useNow("minute");
  // By itself: a tick changes nobody's appointments.
  const coming = useMemo(() => {
    const ahead = (events ?? [])
      .filter(({ allDay, start }) => !allDay && Date.parse(start) > now)
      .toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start));
    return (memberId: string) =>
      ahead.filter(({ memberIds }) => memberIds.includes(memberId)).slice(0, 3);
  }, [events, now]);
  return useMemo(
    () => family.map((member) => ({ member, ...dayOf(member.id), coming: coming(member.id) })),
    [family, dayOf, coming],
  );
};
