import { skipToken, useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import type { CalendarEvent, CalendarFeed } from "#contract/calendar.ts";
import { useConfig } from "../../context/config.ts";
import { useMembers } from "../../context/members.ts";
import { useNow } from "../../platform/clock.ts";
import { calendarStore } from "./calendar-cache.ts";
import type { CalendarStore } from "./range-store.ts";

type Asks = Pick<CalendarFeed, "childrenWrite">;

/** Whether a child is signed in here, and no parent has unlocked this browser. */
const useIsChildHere = (): boolean => {
  const { session, unlocks } = useConfig();
  const { byId } = useMembers();
  const now = useNow("minute");
  const isUnlocked = unlocks.acts !== null && Date.parse(unlocks.acts) > now;
  return session !== null && byId.get(session.memberId)?.kid === true && !isUnlocked;
};

/** Asks whether who is signed in here may write into a calendar: a child only where a parent allows it. */
export const useMayWriteInto = (): ((calendar: Asks) => boolean) => {
  const isChild = useIsChildHere();
  return useCallback((calendar) => !isChild || calendar.childrenWrite !== false, [isChild]);
};

/** Asks whether an event's calendar is one into which the child who is signed in here may not write. */
export const useIsForParents = (): ((event: Pick<CalendarEvent, "feedId">) => boolean) => {
  const mayWriteInto = useMayWriteInto();
  const { data } = useQuery<CalendarStore>({
    queryKey: calendarStore.queryKey,
    queryFn: skipToken,
  });
  return ({ feedId }) => {
    const feed = data?.feeds.find(({ id }) => id === feedId);
    return feed !== undefined && !mayWriteInto(feed);
  };
};
