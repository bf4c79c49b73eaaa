import type { ReactNode } from "react";
import { useClock, useToday } from "../../context/clock.ts";
import { addDays } from "../../i18n/time.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { timetableMessages } from "./messages/messages.ts";
import { useTimetable } from "./queries.ts";
import { schoolDayAt } from "./school-day-at.ts";
import { SchoolDayCard } from "./SchoolDayCard.tsx";

/** A child's lessons today, and tomorrow's once today's are over; nothing on a day without any. */
export const NextSchoolDay = ({
  memberId,
  children,
}: {
  memberId: string;
  /** The way to the whole week, by the title. */
  children: (title: string) => ReactNode;
}) => {
  const s = useMessages(timetableMessages);
  const [today, clock] = [useToday(), useClock()];
  const tomorrow = addDays(today, 1);
  const shown = useTimetable(today, tomorrow).data;
  const isSchoolDay = shown?.days.some((one) => one.memberId === memberId && one.date === today);
  if (shown === undefined || isSchoolDay !== true) return null;
  const day = schoolDayAt(shown.days, memberId, { today, tomorrow, clock });
  return (
    <Stack as="section" gap={2} aria-label={s("title")} data-testid="school-next">
      {day?.date === tomorrow ? (
        <Text as="p" weight="bold">
          {s("tomorrow")}
        </Text>
      ) : null}
      {day === undefined ? null : <SchoolDayCard day={day} subjects={shown.subjects} />}
      {children(s("title"))}
    </Stack>
  );
};
