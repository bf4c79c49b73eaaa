import { useConfig } from "#client/context/config.ts";
import { useToday } from "#client/context/clock.ts";
import type { FamilyMember } from "#client/context/family.ts";
import { useDinner } from "#client/features/meals/queries.ts";
import { eventsOnDay } from "#client/features/calendar/queries.ts";
import { useRideText } from "#client/features/calendar/rides/use-ride-text.ts";
import { useMemberDay } from "#client/features/tasks/member-day.ts";
import { useTodos } from "#client/features/tasks/queries.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { useNow } from "#client/platform/clock.ts";
import { HearButton } from "#client/ui/buttons/HearButton.tsx";
import { hearMessages } from "./hear-messages.ts";
import { useComingWeek } from "./use-first-card.ts";

/** What a child who can't read yet hears of the day: what is left to do, what comes, and dinner. */
const useDayInWords = (me: FamilyMember): string => {
  const s = useMessages(hearMessages);
  const { t, clock, dayName } = useI18n();
  const { timeZone } = useConfig();
  const [today, now] = [useToday(), useNow("minute")];
  const { isKnown, tasks } = useMemberDay(me.id);
  const todos = useTodos().data?.items;
  const rideText = useRideText();
  const due = (todos ?? []).filter(
    (task) =>
      !task.done && task.memberIds.includes(me.id) && task.due !== undefined && task.due <= today,
  );
  const events = useComingWeek().data?.events ?? [];
  const coming = eventsOnDay(events, today, timeZone).filter(
    ({ memberIds, allDay, start }) =>
      (memberIds.length === 0 || memberIds.includes(me.id)) && (allDay || Date.parse(start) > now),
  );
  const { dinner } = useDinner(today);
  const left = [...tasks.filter(({ done }) => !done), ...due].map((task) => task.title);
  const isDone = left.length === 0;
  return [
    s("hello", { name: me.name, day: dayName(today) }),
    ...(isDone ? [] : [s("left", { what: left.join(", ") })]),
    // Without an answer nothing to do isn't everything done.
    ...(isDone && isKnown && todos !== undefined ? [s("allDone")] : []),
    ...coming.flatMap((event, at) => {
      const what = event.title || t("calendar.untitled");
      const ride = rideText(event);
      const isFirst = coming.findIndex(({ allDay }) => !allDay) === at;
      const said = event.allDay
        ? s("onToday", { what })
        : s(isFirst ? "nextAt" : "thenAt", { what, time: clock(event.start) });
      return ride === undefined ? [said] : [said, `${ride}.`];
    }),
    ...(dinner === undefined ? [] : [s("dinner", { what: dinner.title })]),
  ].join(" ");
};

/** Reads the day to a child who can't read yet. */
export const HearDay = ({ me }: { me: FamilyMember }) => {
  const s = useMessages(hearMessages);
  return <HearButton kind="primary" words={useDayInWords(me)} label={s("hear")} />;
};
