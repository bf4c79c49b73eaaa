import type { ReactNode } from "react";
import { useToday } from "../../context/clock.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { Stack } from "../../ui/layout/Stack.tsx";
import { timetableMessages } from "./messages/messages.ts";
import { useTimetable } from "./queries.ts";
import { SchoolDayCard } from "./SchoolDayCard.tsx";

/** A child's lessons today; nothing where there are none. */
export const SchoolToday = ({
  memberId,
  children,
}: {
  memberId: string;
  /** The way to the whole week, by the title. */
  children: (title: string) => ReactNode;
}) => {
  const s = useMessages(timetableMessages);
  const today = useToday();
  const shown = useTimetable(today, today).data;
  const day = shown?.days.find((one) => one.memberId === memberId);
  if (shown === undefined || day === undefined) return null;
  return (
    <Stack as="section" gap={2} aria-label={s("title")} data-testid="school-today">
      <SchoolDayCard day={day} subjects={shown.subjects} />
      {children(s("title"))}
    </Stack>
  );
};
