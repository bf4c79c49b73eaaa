import { skipToken, useQuery } from "@tanstack/react-query";
import { type ReactNode, useMemo } from "react";
import { CalendarTonesContext } from "../context/calendar-tones.ts";
import { useMembers } from "../context/members.ts";
import { calendarStore } from "../features/calendar/calendar-cache.ts";
import type { CalendarStore } from "../features/calendar/range-store.ts";
import { colorOfNobody } from "../features/calendar/color-of-nobody.ts";
import { useMemberColors } from "../ui/theme/use-member-colors.ts";

/** Puts the colours on the page of those calendars of accounts that don't have their member's. */
export const CalendarTones = ({ children }: { children: ReactNode }) => {
  const { byId } = useMembers();
  const { data } = useQuery<CalendarStore>({
    queryKey: calendarStore.queryKey,
    queryFn: skipToken,
  });
  const colors = useMemo(
    () =>
      (data?.feeds ?? []).flatMap(({ id, accountId, memberId = "", color = colorOfNobody }) =>
        accountId === undefined || color === colorOfNobody || byId.get(memberId)?.color === color
          ? []
          : [{ id, color }],
      ),
    [data, byId],
  );
  useMemberColors(colors);
  const tones = useMemo(() => new Set(colors.map(({ id }) => id)), [colors]);
  return <CalendarTonesContext value={tones}>{children}</CalendarTonesContext>;
};
